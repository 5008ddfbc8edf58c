import type { AnyGame } from '@starboard/kernel';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { GameSkin, SeatFace } from '../games/contract.ts';
import type { Messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../shell/buttons.module.css';
import { Dialog } from '../shell/Dialog.tsx';
import { MatchStory } from '../story/MatchStory.tsx';
import type { Snapshot, Table } from '../table/table.ts';
import css from './Ending.module.css';
import { linesOf } from './sentences.ts';
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
  const { id, outcome, conceded, seats, moments, seat } = snapshot;
  const record = useFetched(
    id,
    useCallback(() => table.record(), [table]),
  )?.value;
  const order = seats.map((_, i) => i).sort((a, b) => placeOf(snapshot, a) - placeOf(snapshot, b));
  const last = linesOf(game, moments, seat, lang).slice(-LAST);
  return (
    <Dialog title={verdict(snapshot, t)} onClose={onClose} wide>
      <div className={css.sides}>
        <div className={css.result}>
          {conceded !== undefined && <p>{t.table.conceded(seats[conceded].name)}</p>}
          <ol className={css.places}>
            {order.map((i) => (
              <li key={i} className={winnersOf(snapshot).includes(i) ? css.winner : ''}>
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

function placeOf({ outcome, conceded }: Snapshot, seat: number): number {
  if (conceded !== undefined) return seat === conceded ? 2 : 1;
  return outcome?.places[seat] ?? 1;
}

function verdict(snapshot: Snapshot, t: Messages): string {
  const { seats, seat } = snapshot;
  const winners = winnersOf(snapshot);
  if (winners.length > 1 && snapshot.conceded === undefined) return t.table.tie;
  if (winners.length === 0) return t.table.lost;
  const names = winners.map((i) => seats[i].name).join(', ');
  if (seat === null) return t.table.wonBy(names);
  return winners.includes(seat) ? t.table.youWin : t.table.youLose(names);
}

/** Who has won: nobody, if a goal was missed. */
function winnersOf({ outcome, conceded, seats }: Snapshot): readonly number[] {
  if (outcome) return outcome.winners;
  return seats.map((_, i) => i).filter((i) => i !== conceded);
}
