import { type Action, type AnyGame, format, type Seat } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { botsInThread } from '../bots/botThread.ts';
import type { Ranked } from '../bots/question.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Hint.module.css';

interface HintProps {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat | null;
  onPlay(action: Action): void;
  onClose(): void;
}

/** How many choices a hint shows. */
const SHOWN = 5;

/** The viewer's choices as a bot ranks them, each with its reason; a press plays one. */
export function Hint({ game, view, seat, onPlay, onClose }: HintProps) {
  const { t, lang } = useMessages();
  const [ranked, setRanked] = useState<readonly Ranked[]>();
  useEffect(() => {
    if (seat === null) return;
    const bots = botsInThread();
    let here = true;
    bots
      .ask({ ask: 'rank', game: game.id, view, seat })
      .then((found) => here && setRanked(found as readonly Ranked[]))
      .catch(() => here && setRanked([]))
      .finally(() => bots.close());
    return () => {
      here = false;
      bots.close();
    };
  }, [game, view, seat]);
  return (
    <Dialog title={t.table.hintTitle} onClose={onClose}>
      {!ranked && <p role="status">{t.table.hintLooking}</p>}
      {ranked && (
        <ol className={css.list}>
          {ranked.slice(0, SHOWN).map(({ action, wins, tries, reason }) => (
            <li key={format(action)}>
              <button type="button" className={css.choice} onClick={() => onPlay(action)}>
                <span className={css.what}>{capital(game.text.action(action, view, lang))}</span>
                {reason && <span className={css.reason}>{capital(reason[lang])}</span>}
                <span className={css.reason}>
                  {wins === undefined ? t.table.hintOnly : t.table.hintReason(Math.round(wins * 100), tries ?? 0)}
                </span>
                <meter className={css.meter} min={0} max={1} value={wins ?? 1} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className={css.about}>{t.table.hintAbout}</p>
    </Dialog>
  );
}
