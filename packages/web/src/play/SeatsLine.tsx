import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './SeatsLine.module.css';
import type { Snapshot } from './snapshot.ts';

/** Who sits here and whose turn it is, in one line. */
export function SeatsLine({ snapshot, faces }: { readonly snapshot: Snapshot; readonly faces: readonly SeatFace[] }) {
  const { t } = useMessages();
  const { seats, actors, thinking, seat: viewer } = snapshot;
  return (
    <ul className={css.seats} aria-label={t.table.seatsLabel}>
      {seats.map((player, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={seat}
          className={actors.includes(seat) ? css.acting : css.waiting}
          aria-current={actors.includes(seat)}
        >
          <span className={css.emblem}>{faces[seat].emblem}</span>
          <span className={css.name}>{player.name}</span>
          {player.kind === 'bot' && <span className={css.level}>{levelOf(player.level, t.setup)}</span>}
          {thinking.includes(seat) && <span className={css.dots} aria-hidden="true" />}
          {actors.includes(seat) && (
            <span className="unseen">: {seat === viewer ? t.table.yourTurn : t.table.turnOf(player.name)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function levelOf(level: string, words: Readonly<Record<string, unknown>>): string {
  const word = words[level];
  return typeof word === 'string' ? word : level;
}
