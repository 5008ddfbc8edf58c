import css from './cover.module.css';
import { entryOf } from './load.ts';

interface CoverProps {
  readonly game: string;
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a game, in a place that is kept for it; it comes after the words, and only where it can be seen. */
export function Cover({ game, wide = false, className = '' }: CoverProps) {
  const entry = entryOf(game);
  const address = (wide && entry?.wideCover) || entry?.cover;
  return (
    <span className={`${css.cover} ${className}`} aria-hidden="true">
      {address && <img src={address} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
  );
}
