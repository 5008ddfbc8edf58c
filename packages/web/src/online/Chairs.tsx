import type { SeatInfo, TableInfo } from '@starboard/server/told';
import { use } from 'react';
import { Portrait, seatColour } from '../art/Portrait.tsx';
import { entryOf, loadRoom } from '../games/load.ts';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { LEVELS } from '../tables/levels.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './chairs.module.css';

/** A seat that the host gives to somebody: left free for a friend, or taken by a bot. */
export type Given = { readonly who: 'open' } | { readonly who: 'bot'; readonly level: string };

interface ChairsProps {
  readonly info: TableInfo;
  /** The host alone gives seats. */
  onGive(seat: number, to: Given): void;
}

/** Who sits at a table that waits, in the room of its game. */
export function Chairs({ info: { game, seats, options, host }, onGive }: ChairsProps) {
  const { t, o } = useOnlineMessages();
  const room = use(loadRoom(game));
  return (
    <ul className={`${css.room} ${entryOf(game)?.plate ?? ''} ${room?.theme ?? ''}`}>
      {seats.map((seat, i) => {
        const look = room?.look?.(i, options);
        const { who } = seat;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={i} data-who={who} style={seatColour(i, look)}>
            <span className={css.chair}>
              {who !== 'open' && (
                <Portrait
                  seat={i}
                  picture={room?.portrait?.(i, options)}
                  figure={<Icon path={who === 'bot' ? icons.bot : icons.person} />}
                  look={look}
                />
              )}
            </span>
            <Sitting seat={seat} />
            {host && !(who === 'person' && seat.mine) && (
              <select
                aria-label={o.give(i + 1)}
                value={who === 'bot' ? seat.level : ''}
                onChange={({ target: { value } }) => onGive(i, value ? { who: 'bot', level: value } : { who: 'open' })}
              >
                <option value="">{who === 'person' ? seat.name : o.keepFree}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t.setup.bot(t.setup[level])}
                  </option>
                ))}
              </select>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Sitting({ seat }: { readonly seat: SeatInfo }) {
  const { t, o } = useOnlineMessages();
  if (seat.who === 'open') return <span className={css.quiet}>{o.free}</span>;
  if (seat.who === 'bot') return <strong>{seat.name}</strong>;
  const { name, mine, ready, presence } = seat;
  return (
    <span>
      <strong>{name}</strong>
      {mine && <span className={css.quiet}> ({t.setup.you})</span>}
      {!ready && <span className={css.quiet}> {o.expected}</span>}
      {ready && presence !== 'here' && <span className={css.quiet}> {t.table.presence[presence]}</span>}
    </span>
  );
}
