import { PLANETS } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { Picture } from '../../../art/Picture.tsx';
import type { RoomProps, SetupRoom } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { commanderSvg } from '../art/people.ts';
import { Globe } from '../Globe.tsx';
import * as icons from '../icons.ts';
import { LOOKS } from '../looks.tsx';
import css from './room.module.css';

const FRESH = new Array<number>(13).fill(2);

/** Where the planet of a seat lies: before its chair, clockwise from the reader’s, as at the table. */
function before(seat: Seat, { names, below }: RoomProps): CSSProperties {
  const turn = (seat - below + names.length) % names.length;
  const chair = Math.floor((turn * PLANETS.length) / names.length);
  const angle = Math.PI / 2 + (chair * 2 * Math.PI) / PLANETS.length;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as CSSProperties;
}

/** The worlds that will be played, each before whoever defends it. */
function Worlds(props: RoomProps) {
  const { names } = props;
  return (
    <div className={css.worlds} data-count={names.length}>
      {names.map((name, seat) => (
        <span key={PLANETS[seat].id} className={css.world} style={before(seat, props)}>
          <span className={css.globe}>
            <Globe seat={seat} planet={FRESH} />
          </span>
          <span className={css.name}>
            {PLANETS[seat].name}
            <span className="unseen">: {name}</span>
          </span>
        </span>
      ))}
    </div>
  );
}

/** A table in space: the planets of all who play lie on it. */
export const room: SetupRoom = {
  theme: css.room,
  Table: Worlds,
  shows: [],
  portrait: (seat) => <Picture name={`commander ${seat}`} draw={() => commanderSvg(seat)} className={css.commander} />,
  look: (seat) => LOOKS[seat],
  tickets: {
    radar: <Icon path={icons.radar} />,
    fairSkies: <Icon path={icons.fairSkies} />,
    catAndMouse: <Icon path={icons.catAndMouse} />,
    first: <Icon path={icons.dice} />,
    cards: <Icon path={icons.saucer} />,
  },
};
