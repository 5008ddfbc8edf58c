import type { ReactNode } from 'react';
import css from './pictures.module.css';

/** What a state shows beside its words. */
export type PictureName = keyof typeof PICTURES;

/** A drawing of the shell for a screen that has one thing to say. */
export function StatePicture({ name }: { readonly name: PictureName }) {
  return (
    <svg className={css.picture} viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      {PICTURES[name]()}
    </svg>
  );
}

const PICTURES = { planet, cracked, telescope, chair, link, full, tabs } satisfies Record<string, () => ReactNode>;

/** A quiet world with its ring. */
function planet() {
  return (
    <>
      <ellipse cx="160" cy="112" rx="132" ry="34" className={css.ring} transform="rotate(-18 160 112)" />
      <circle cx="160" cy="112" r="58" className={css.gold} />
      <path d="M106 92c30-16 78-18 108 0M103 122c34 16 82 14 114-6" className={css.band} />
      <path d="M34 152c56 16 196-26 252-82" className={css.ring} />
    </>
  );
}

/** A world broken in two. */
function cracked() {
  return (
    <>
      <defs>
        <radialGradient id="broken-world" cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" className={css.hot} />
          <stop offset="0.55" className={css.warm} />
          <stop offset="1" className={css.dead} />
        </radialGradient>
      </defs>
      <circle cx="160" cy="112" r="104" className={css.glow} />
      <circle cx="160" cy="112" r="94" className={css.ember} />
      <g fill="url(#broken-world)" className={css.rock}>
        <path d="M150 26 136 68l20 26-28 32 16 26-10 44A86 86 0 0 1 72 116a88 88 0 0 1 78-90Z" />
        <path d="m184 30-16 44 22 26-28 32 18 24-12 46a88 88 0 0 0 86-96 88 88 0 0 0-70-76Z" />
      </g>
      <path d="M92 84c14-12 28-12 40-4l-14 12ZM86 128l22-8 14 14-18 16Z" className={css.plate} />
      <path d="m206 62 24 22-20 8-14-14ZM192 140l32-6 6 16-26 18Z" className={css.plate} />
      <path
        d="M88 106c14 4 24 2 36-6M108 164c8-2 14-6 18-12M200 116c14 6 28 4 44-4M190 178c10 0 20-4 28-10"
        className={css.lava}
      />
      <path d="m152 92 10 6-6 8ZM142 138l8 4-6 8ZM160 52l8 6-8 6Z" className={css.shard} />
    </>
  );
}

/** A telescope that looks at a cloud. */
function telescope() {
  return (
    <>
      <circle cx="262" cy="52" r="34" className={css.moon} />
      <path d="M222 92a20 20 0 0 1 6-39 28 28 0 0 1 53-4 22 22 0 0 1 15 43Z" className={css.cloud} />
      <path d="m142 128-34 80M146 130v80M152 128l36 80" className={css.legs} />
      <g transform="rotate(-28 140 108)">
        <path d="M68 92h96v36H68z" className={css.tube} />
        <path d="M160 84h60v52h-60z" className={css.tube} />
        <path d="M216 80h12v60h-12zM92 92h9v36h-9zM160 84h9v52h-9z" className={css.gold} />
        <path d="M54 98h14v24H54z" className={css.tubeDark} />
      </g>
      <circle cx="146" cy="124" r="10" className={css.gold} />
    </>
  );
}

/** A chair that nobody sits on. */
function chair() {
  return (
    <>
      <ellipse cx="160" cy="204" rx="84" ry="10" className={css.shade} />
      <path d="M112 26c30-14 66-14 96 0l-8 92h-80Z" className={css.tube} />
      <path d="M126 40c22-8 46-8 68 0l-6 64h-56Z" className={css.tubeDark} />
      <path d="m160 50 6 14 15 1-11 10 4 15-14-8-14 8 4-15-11-10 15-1Z" className={css.gold} />
      <path d="M102 118h116l8 24H94Z" className={css.tube} />
      <path d="M94 142h132v10H94z" className={css.gold} />
      <path d="m106 152-10 52M214 152l10 52M136 152l-3 34M184 152l3 34" className={css.legs} />
    </>
  );
}

/** A chain of light whose middle link is broken. */
function link() {
  return (
    <>
      <rect x="30" y="86" width="104" height="52" rx="26" className={css.chain} transform="rotate(-8 82 112)" />
      <rect x="186" y="82" width="104" height="52" rx="26" className={css.chain} transform="rotate(8 238 108)" />
      <path d="M118 112h22M202 112h-22" className={css.chain} />
      <path d="m150 78 4 20M172 74l-5 22M148 148l5-20M174 150l-6-21" className={css.sparks} />
    </>
  );
}

/** A crate with no room left. */
function full() {
  return (
    <>
      <ellipse cx="160" cy="202" rx="100" ry="11" className={css.shade} />
      <path d="m92 82 30-44 40 26 34-34 36 52Z" className={css.paper} />
      <path d="m122 38 12 44M162 64l-6 18M196 30l-8 52" className={css.fold} />
      <path d="M66 82h188v112H66z" className={css.tube} />
      <path d="M66 82h188v16H66zM66 178h188v16H66z" className={css.tubeDark} />
      <path d="M78 98h10v80H78zM232 98h10v80h-10zM142 98h36v30h-36z" className={css.gold} />
    </>
  );
}

/** Two windows, and the board in the other one. */
function tabs() {
  return (
    <>
      <rect x="40" y="62" width="164" height="122" rx="12" className={css.tubeDark} />
      <path d="M40 90h164" className={css.fold} />
      <circle cx="80" cy="138" r="22" className={css.hollow} />
      <rect x="118" y="34" width="164" height="122" rx="12" className={css.tube} />
      <path d="M118 62h164" className={css.fold} />
      <circle cx="200" cy="110" r="26" className={css.gold} />
      <ellipse cx="200" cy="110" rx="50" ry="13" className={css.ring} transform="rotate(-14 200 110)" />
    </>
  );
}
