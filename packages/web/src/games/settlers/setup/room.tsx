import { MODES } from '@starboard/settlers';
import type { SetupRoom } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { sextant } from '../art/icons.ts';
import { Seal } from '../Token.tsx';
import { Choices } from './Choices.tsx';
import { Desk } from './Desk.tsx';
import css from './room.module.css';

/** The desk before a match: the chart rolled out, the seven dice, and the modes as seals on a slip. */
export const room: SetupRoom = {
  theme: css.room,
  Table: Desk,
  Options: Choices,
  shows: [...MODES, 'custom', 'excludedUpgrades', 'cards'],
  tickets: { odds: <Icon path={sextant} /> },
  portrait: (seat) => <Seal seat={seat} className={css.seal} />,
};
