import type { CustomUpgrade } from '../types.ts';

/** Blank cards worth trying: one of each type, among them one that costs the same pack three times. */
export const SAMPLES: readonly CustomUpgrade[] = [
  {
    version: 1,
    name: 'Emergency Thrusters',
    emblem: 4,
    type: 'special',
    cost: ['E', 'P4/2'],
    effect: { kind: 'reroll', regain: 1 },
  },
  {
    version: 1,
    name: 'Wishing Well',
    emblem: 1,
    type: 'resource',
    cost: ['W', 'W', 'W'],
    effect: { kind: 'convert', to: 'any' },
  },
  { version: 1, name: 'Minefield', emblem: 2, type: 'defence', cost: ['P4/2'], effect: { kind: 'defend', pack: 'W' } },
  {
    version: 1,
    name: 'Toll Gate',
    emblem: 3,
    type: 'settlement',
    cost: ['WE', 'P3/2'],
    effect: { kind: 'points', value: 2 },
  },
];
