import { COLOURS } from '@starboard/orbital';
import type { RoomProps, SetupRoom } from '../../../contract/setup.ts';
import { lookOf } from '../looks.tsx';
import { Bust, Glyph, Res } from '../Signs.tsx';
import { TilePicture } from '../Tile.tsx';
import theme from '../theme.module.css';
import { Income } from './Income.tsx';
import css from './room.module.css';

/** The bare core in the middle, with an upgrade of each colour around it: what everybody starts from. */
function Core({ names }: RoomProps) {
  return (
    <div className={css.core} aria-hidden="true" data-count={names.length}>
      <span className={css.middle}>
        <TilePicture kind="core" colour="red" size="small" />
      </span>
      {COLOURS.slice(1).map((colour, i) => (
        <span key={colour} className={css.upgrade} style={{ rotate: `${i * 72}deg` }}>
          <span style={{ rotate: `${i * -72}deg` }}>
            <TilePicture kind="core" colour={colour} size="small" />
          </span>
        </span>
      ))}
    </div>
  );
}

/** A yard before the first module is built. */
export const room: SetupRoom = {
  theme: `${theme.orbital} ${css.room}`,
  Table: Core,
  Options: Income,
  shows: ['autoIncome'],
  look: lookOf,
  portrait: (seat) => <Bust seat={seat} className={css.bust} />,
  tickets: {
    years: <Glyph mark="year" />,
    automata: <Res of="card" />,
    cards: <Glyph mark="hand" />,
  },
};
