import type { GameEntry } from '../contract/entry.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { GameCover } from './GameCover.tsx';
import css from './Worlds.module.css';

/** The games that can be played, whole with one as with five: a stage, halves, thirds, quarters, fifths. */
export function Worlds({ games }: { readonly games: readonly GameEntry[] }) {
  const { t } = useMessages();
  return (
    <section aria-label={t.home.games} className={css.worlds} data-count={games.length}>
      {games.map((game) => (
        <GameCover key={game.id} game={game} alone={games.length === 1} />
      ))}
    </section>
  );
}
