import { Link } from 'wouter';
import { Cover } from '../../games/Cover.tsx';
import { entryOf, nameOf } from '../../games/load.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import look from '../../ui/buttons.module.css';
import css from './NextGame.module.css';
import type { Next } from './useNext.ts';

/** The way to what is played next, with its cover in small. */
export function NextGame({ next: { game, href, begun } }: { readonly next: Next }) {
  const { t } = useMessages();
  return (
    <Link href={href} className={`${look.button} ${css.next}`} data-part="next-game">
      <Cover game={game} className={css.cover} />
      <span className={css.words}>
        <span className={css.quiet}>{begun ? t.ending.begun : t.ending.another}</span>
        <span>{entryOf(game)?.short ?? nameOf(game)}</span>
      </span>
    </Link>
  );
}
