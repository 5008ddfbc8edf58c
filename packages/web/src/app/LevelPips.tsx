import { LEVELS, type Level } from '../tables/levels.ts';
import css from './LevelPips.module.css';

/** How strong a bot is, as studs. */
export function LevelPips({ level }: { readonly level: Level }) {
  return (
    <span className={css.pips} aria-hidden="true">
      {LEVELS.map((one, i) => (
        <span key={one} className={css.pip} data-on={i <= LEVELS.indexOf(level) || undefined} />
      ))}
    </span>
  );
}
