import { PLANETS } from '@starboard/invasion';
import { Picture } from '../../../art/Picture.tsx';
import type { RoomProps, SetupRoom } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { commanderSvg } from '../art/people.ts';
import { Globe } from '../Globe.tsx';
import * as icons from '../icons.ts';
import css from './room.module.css';

const FRESH = new Array<number>(13).fill(2);

/** The worlds that will be played, in the order of the seats. */
function Worlds({ names }: RoomProps) {
  return (
    <div className={css.worlds} data-count={names.length}>
      {names.map((name, seat) => (
        <span key={PLANETS[seat].id} className={css.world}>
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
  tickets: {
    radar: <Icon path={icons.radar} />,
    fairSkies: <Icon path={icons.fairSkies} />,
    catAndMouse: <Icon path={icons.catAndMouse} />,
    first: <Icon path={icons.dice} />,
    cards: <Icon path={icons.saucer} />,
  },
};
