import type { CardSet } from '@starboard/kernel';
import { words } from './rows.ts';
import { SET } from './set.ts';
import { UPGRADES } from './upgrades.ts';

const OURS = { name: 'ours', type: 'ours', copies: 'ours', cost: 'ours', effect: 'ours', marked: 'ours' } as const;

const SYSTEMS = ['cinder', 'threshold'];
const UPGRADE_IDS = ['battle-station', 'matter-forge', 'moon-base', 'garden-ship', 'corruption'];

/** A shorter galaxy, all ours: two Systems, and two Upgrades that otherwise only the blank card can be. */
export const SHORT_SET: CardSet = {
  ...SET,
  name: 'Short Flight',
  tables: {
    systems: SET.tables.systems.filter(({ id }) => SYSTEMS.includes(id)),
    worlds: SET.tables.worlds.filter(({ system }) => SYSTEMS.includes(system as string)),
    upgrades: [
      ...UPGRADES.filter(({ id }) => UPGRADE_IDS.includes(id)),
      {
        id: 'spare-thrusters',
        name: words('Spare Thrusters', 'Propulseurs de secours'),
        type: 'special',
        copies: 2,
        cost: ['E', 'P4/2'],
        effect: { kind: 'reroll', regain: 1 },
        marked: false,
        origin: OURS,
      },
      {
        id: 'archive',
        name: words('Archive', 'Archives'),
        type: 'special',
        copies: 1,
        cost: ['WEA'],
        effect: { kind: 'scoreUpgrades' },
        marked: false,
        origin: OURS,
      },
    ],
  },
};
