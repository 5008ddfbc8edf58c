import type { CSSProperties } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Clock } from './Clock.tsx';
import css from './SeatsLine.module.css';
import type { Snapshot } from './snapshot.ts';

/** Whether somebody who sits elsewhere looks at the table. */
export type Presence = 'here' | 'away' | 'gone';

interface SeatsLineProps {
  readonly snapshot: Snapshot;
  readonly faces: readonly SeatFace[];
  readonly presence?: readonly (Presence | undefined)[];
}

/** Who sits here and whose turn it is, in one line. */
export function SeatsLine({ snapshot, faces, presence }: SeatsLineProps) {
  const { t } = useMessages();
  const { seats, actors, thinking, clocks, seat: viewer } = snapshot;
  return (
    <ul className={css.seats} aria-label={t.table.seatsLabel} data-timed={clocks !== undefined}>
      {seats.map((player, seat) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={seat}
          className={actors.includes(seat) ? css.acting : css.waiting}
          aria-current={actors.includes(seat)}
          style={{ '--seat': faces[seat].colour } as CSSProperties}
        >
          <span className={css.emblem} data-presence={presence?.[seat]}>
            {faces[seat].emblem}
          </span>
          {presence?.[seat] && presence[seat] !== 'here' && (
            <span className="unseen">{t.table.presence[presence[seat]]}</span>
          )}
          <span className={css.name}>{player.name}</span>
          {player.kind === 'bot' && <span className={css.level}>{levelOf(player.level, t.setup)}</span>}
          {clocks && <Clock left={clocks.left[seat]} running={clocks.running.includes(seat)} from={snapshot.seq} />}
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
