import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import type { Messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { MatchStory } from '../story/MatchStory.tsx';
import { linesOf } from '../story/sentences.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Ending.module.css';
import type { Snapshot } from './snapshot.ts';
import { useFetched } from './useFetched.ts';

interface EndingProps {
  readonly table: Table;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly snapshot: Snapshot;
  readonly faces: readonly SeatFace[];
  onRematch(): void;
  onReplay(): void;
  onShare(): void;
  onClose(): void;
}

/** How many last sentences tell the end. */
const LAST = 4;

/** Who won and how, and what to do next. */
export function Ending(props: EndingProps) {
  const { table, game, skin, snapshot, faces, onRematch, onReplay, onShare, onClose } = props;
  const { t, lang } = useMessages();
  const { id, end, seats, moments, seat } = snapshot;
  const forfeit = end && 'forfeit' in end ? end : undefined;
  const outcome = end && 'points' in end ? end : undefined;
  const fetched = useFetched(
    id,
    useCallback(async () => table.record?.(), [table]),
  )?.value;
  const record = fetched && 'value' in fetched ? fetched.value : undefined;
  const order = seats.map((_, i) => i).sort((a, b) => placeOf(snapshot, a) - placeOf(snapshot, b));
  const last = linesOf(game, moments, seat, lang).slice(-LAST);
  return (
    <Dialog title={verdict(snapshot, t)} onClose={onClose} wide>
      <div className={css.sides}>
        <div className={css.result}>
          {forfeit && <p>{t.table.conceded(seats[forfeit.seat].name)}</p>}
          <ol className={css.places}>
            {order.map((i) => (
              <li key={i} className={end?.winners.includes(i) ? css.winner : ''}>
                <span className={css.place}>{t.table.place(placeOf(snapshot, i))}</span>
                <span className={css.emblem}>{faces[i].emblem}</span>
                <span className={css.name}>{seats[i].name}</span>
                {outcome && <strong className={css.points}>{game.text.points(outcome.points[i], lang)}</strong>}
              </li>
            ))}
          </ol>
          {last.length > 0 && (
            <div className={css.story}>
              <h3>{t.table.lastMoments}</h3>
              {last.map((line) => (
                <p key={line.key}>{line.text}</p>
              ))}
            </div>
          )}
        </div>
        {record && (
          <MatchStory
            game={game}
            skin={skin}
            record={record}
            faces={faces}
            eye={seat}
            step={(at, words) => <Link href={`/replay/${game.id}/${id}?at=${at}`}>{words}</Link>}
          />
        )}
      </div>
      <div className={`${look.row} ${css.ways}`}>
        <button
          type="button"
          className={`${look.button} ${look.first}`}
          onClick={onRematch}
          title={t.table.rematchAbout}
        >
          {t.table.rematch}
        </button>
        <button type="button" className={look.button} onClick={onReplay}>
          {t.table.replay}
        </button>
        <button type="button" className={look.button} onClick={onShare}>
          {t.table.share}
        </button>
        <button type="button" className={`${look.button} ${look.plain}`} onClick={onClose}>
          {t.table.look}
        </button>
      </div>
    </Dialog>
  );
}

function placeOf({ end }: Snapshot, seat: number): number {
  if (end && 'places' in end) return end.places[seat];
  return end?.winners.includes(seat) ? 1 : 2;
}

function verdict({ seats, seat, end }: Snapshot, t: Messages): string {
  const winners = end?.winners ?? [];
  if (winners.length > 1) return t.table.tie;
  if (winners.length === 0) return t.table.lost;
  const names = winners.map((i) => seats[i].name).join(', ');
  if (seat === null) return t.table.wonBy(names);
  return winners.includes(seat) ? t.table.youWin : t.table.youLose(names);
}
