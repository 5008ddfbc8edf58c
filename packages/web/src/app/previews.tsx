import type { Settings } from '../settings/settings.ts';
import css from './previews.module.css';

/** A theme as a small picture of the home page: its sky, a plate, the one gold. */
export function ThemePreview({ theme }: { readonly theme: Settings['theme'] }) {
  return (
    <span className={css.themes} aria-hidden="true">
      {theme === 'system' ? (
        <>
          <Scene theme="dark" />
          <span className={css.half}>
            <Scene theme="light" />
          </span>
        </>
      ) : (
        <Scene theme={theme} />
      )}
    </span>
  );
}

function Scene({ theme }: { readonly theme: 'dark' | 'light' | 'contrast' }) {
  return (
    <span className={css.scene} data-scene={theme}>
      <span className={css.heading} />
      <span className={css.plate}>
        <span className={css.world} />
        <span className={css.gold} />
      </span>
    </span>
  );
}

/** What a table lies on, in small. */
export function GroundPreview({ paint }: { readonly paint: string }) {
  return <span className={css.themes} style={{ background: paint }} aria-hidden="true" />;
}

/** Words in the size they would have. */
export function TextPreview({ size, children }: { readonly size: Settings['text']; readonly children: string }) {
  return (
    <span className={css.words} data-size={size} aria-hidden="true">
      {children}
    </span>
  );
}

/** A piece that goes from hand to board as fast as pieces would. */
export function PacePreview({ speed }: { readonly speed: Settings['animation'] }) {
  return (
    <span className={css.pace} data-speed={speed} aria-hidden="true">
      <span className={css.from} />
      <span className={css.piece} />
      <span className={css.to} />
    </span>
  );
}
