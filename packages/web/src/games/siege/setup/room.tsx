import type { Options, Species } from '@starboard/siege';
import type { SetupRoom } from '../../../contract/setup.ts';
import { Bust } from './Bust.tsx';
import { Peoples } from './Peoples.tsx';
import css from './room.module.css';
import { Sides } from './Sides.tsx';

/** The table of a siege: eight planets that are turned over by a press, and the two peoples on either side. */
export const room: SetupRoom = {
  theme: css.room,
  Table: Sides,
  Options: Peoples,
  shows: ['species', 'first', 'sides'],
  portrait: (seat, options) => <Bust species={speciesOf(options.species as Options['species'], seat)} seat={seat} />,
};

/** The people a seat commands, unless the lot will say. */
function speciesOf(species: Options['species'], seat: number): Species | undefined {
  return species === 'random' ? undefined : species[seat];
}
