import { type Options, PILOTS, type PilotColour } from '@starboard/scramble';
import type { RoomProps, SetupRoom } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../icons.ts';
import { lookOf } from '../looks.tsx';
import { InvaderArt, ShipArt, ShipPortrait } from '../Sprite.tsx';
import theme from '../theme.module.css';
import { Experienced } from './Experienced.tsx';
import css from './room.module.css';

/** The colour of a seat; by its place as long as the lot has not spoken. */
function colourOf(options: RoomProps['options'], seat: number): PilotColour {
  const pilots = options.pilots as Options['pilots'];
  return pilots === 'random' || pilots === 'seats' ? PILOTS[seat] : pilots[seat];
}

const KINDS = ['stinger', 'raider', 'carapace', 'skimmer', 'raider', 'stinger', 'carapace', 'skimmer'] as const;

/** The fleet as it will stand, six columns or eight, over the Starfighters of all who play. */
function Squadron({ options, names }: RoomProps) {
  const columns = options.experienced === true || names.length === 4 ? 8 : 6;
  return (
    <div className={css.sky} data-columns={columns} aria-hidden="true">
      {[0, 1].map((row) => (
        <div key={row} className={css.row}>
          {KINDS.slice(0, columns).map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture of places.
            <InvaderArt key={i} kind={KINDS[(i + row * 3) % 8]} colour={PILOTS[(i + row) % 4]} />
          ))}
        </div>
      ))}
      <div className={css.row} data-ships="true">
        {names.map((name, seat) => (
          <ShipArt key={name} colour={colourOf(options, seat)} />
        ))}
      </div>
    </div>
  );
}

/** The hangar before a match: the fleet above the Starfighters. */
export const room: SetupRoom = {
  theme: `${theme.scramble} ${css.room}`,
  Table: Squadron,
  Options: Experienced,
  shows: ['experienced'],
  portrait: (seat, options) => (
    <span className={css.portrait}>
      <ShipPortrait colour={colourOf(options, seat)} />
    </span>
  ),
  look: (seat, options) => lookOf(colourOf(options, seat)),
  tickets: {
    pilots: <Icon path={icons.fly} />,
    first: <Icon path={icons.roll} />,
    cards: <Icon path={icons.buy} />,
  },
};
