import type { Energy, PilotColour } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { GEM_HUES, mix, PILOT_HUES } from './art/hues.ts';
import { GUNS, INVADERS, SHIPS } from './art/masks.ts';
import { outlineSvg, pictureSize, spriteSvg } from './art/sprite.ts';
import css from './sprite.module.css';

interface SpriteProps {
  readonly name: string;
  readonly mask: readonly string[];
  readonly hue: string;
  draw(): string;
}

/** A picture in square pixels: `--px` says how large one of them is. */
function Sprite({ name, mask, hue, draw }: SpriteProps) {
  const [width, height] = pictureSize(mask);
  return (
    <span className={css.sprite} style={{ '--w': width, '--h': height, '--hue': hue } as CSSProperties}>
      <Picture name={name} draw={draw} urgent className={css.picture} />
    </span>
  );
}

/** What a kind that is not ours looks like: card sets of one's own may have any. */
const STRANGE = 'stinger';
const maskOf = (kind: string) => INVADERS[kind] ?? INVADERS[STRANGE];

interface InvaderProps {
  readonly kind: string;
  readonly colour: PilotColour;
  /** Only its rim, in this hue: it would be here. */
  readonly ghost?: string | undefined;
}

/** The picture of an Invader, for what is drawn while it breaks. */
export interface SpritePicture {
  readonly name: string;
  draw(): string;
  /** In its pixels. */
  readonly size: readonly [number, number];
  readonly hue: string;
}

export function invaderPicture(kind: string, colour: PilotColour): SpritePicture {
  const [mask, hue] = [maskOf(kind), PILOT_HUES[colour]];
  return { name: `${kind} ${colour}`, draw: () => spriteSvg(mask, hue), size: pictureSize(mask), hue };
}

export function InvaderArt({ kind, colour, ghost }: InvaderProps) {
  const mask = maskOf(kind);
  const hue = PILOT_HUES[colour];
  return ghost ? (
    <Sprite name={`${kind} rim ${ghost}`} mask={mask} hue={ghost} draw={() => outlineSvg(mask, ghost)} />
  ) : (
    <Sprite name={`${kind} ${colour}`} mask={mask} hue={hue} draw={() => spriteSvg(mask, hue)} />
  );
}

/** A starting entry of a Victory Track: defeated long ago, without a colour. */
export function DefeatedArt() {
  const mask = maskOf(STRANGE);
  return (
    <Sprite name="defeated" mask={mask} hue="#6f6a8f" draw={() => spriteSvg(mask, '#6f6a8f', { eye: '#3a3654' })} />
  );
}

interface ShipProps {
  readonly colour: PilotColour;
  readonly ghost?: boolean;
}

export function ShipArt({ colour, ghost }: ShipProps) {
  const [mask, hue] = [SHIPS[colour], PILOT_HUES[colour]];
  return ghost ? (
    <Sprite name={`ship rim ${colour}`} mask={mask} hue={hue} draw={() => outlineSvg(mask, hue)} />
  ) : (
    <Sprite
      name={`ship ${colour}`}
      mask={mask}
      hue={hue}
      draw={() => spriteSvg(mask, hue, { eye: '#8fe3ff', socket: '#173a6b' })}
    />
  );
}

/** A Starfighter that fills most of its place, however large that is. */
export function ShipPortrait({ colour }: { readonly colour: PilotColour }) {
  return (
    <Picture
      name={`ship ${colour}`}
      draw={() => spriteSvg(SHIPS[colour], PILOT_HUES[colour], { eye: '#8fe3ff', socket: '#173a6b' })}
      urgent
      className={css.portrait}
    />
  );
}

export function GunArt({ weapon }: { readonly weapon: Energy }) {
  const [mask, hue] = [GUNS[weapon], mix(GEM_HUES[weapon], '#120c26', 0.3)];
  return <Sprite name={`gun ${weapon}`} mask={mask} hue={hue} draw={() => spriteSvg(mask, hue)} />;
}
