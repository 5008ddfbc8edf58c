import type { Player } from '@starboard/table';
import type { CSSProperties } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Tip } from '../ui/Tip.tsx';
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
  const { seats, actors, thinking, clocks, seat: viewer, here } = snapshot;
  return (
    <ul
      className={css.seats}
      aria-label={t.table.seatsLabel}
      data-timed={clocks !== undefined}
      data-many={seats.length > 2}
    >
      {seats.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <Tip key={seat} content={about(player, seat)} side="bottom">
          {(trigger) => (
            <li
              {...trigger}
              className={actors.includes(seat) ? css.acting : css.waiting}
              aria-current={actors.includes(seat)}
              data-own={seat === viewer}
              style={{ ...trigger.style, '--seat': faces[seat].colour } as CSSProperties}
            >
              <span className={css.emblem} data-presence={presence?.[seat]}>
                {faces[seat].emblem}
              </span>
              <span className={css.name}>{player.name}</span>
              {presence?.[seat] && presence[seat] !== 'here' && (
                <span className={css.presence}>{t.table.presence[presence[seat]]}</span>
              )}
              {player.kind === 'bot' && <span className={css.level}>{levelOf(player.level, t.setup)}</span>}
              {clocks && player.kind !== 'bot' && (
                <Clock left={clocks.left[seat]} running={clocks.running.includes(seat)} from={snapshot.seq} />
              )}
              {thinking.includes(seat) && <span className={css.dots} aria-hidden="true" />}
              {actors.includes(seat) && (
                <span className="unseen">: {seat === viewer ? t.table.yourTurn : t.table.turnOf(player.name)}</span>
              )}
            </li>
          )}
        </Tip>
      ))}
    </ul>
  );

  /** Who it is, what that one is like, and whether it is that one's turn. */
  function about(player: Player, seat: number): string {
    const { name } = player;
    const bot = player.kind === 'bot';
    const like = bot
      ? levelOf(player.level, t.setup.levels)
      : seat !== viewer && here.includes(seat) && t.setup.personAbout;
    const turn = actors.includes(seat) ? `${seat === viewer ? t.table.yourTurn : t.table.turnOf(name)}.` : '';
    return [`${name}${bot ? `, ${t.setup.bot(levelOf(player.level, t.setup))}` : ''}.`, like, turn]
      .filter(Boolean)
      .join(' ');
  }
}

function levelOf(level: string, words: Readonly<Record<string, unknown>>): string {
  const word = words[level];
  return typeof word === 'string' ? word : level;
}
