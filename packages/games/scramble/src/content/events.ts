import type { CardRow } from '@starboard/kernel';
import { LEVELS } from '../types.ts';

/** What an Alien Event does when it slides off the track. */
export const EVENT_KINDS = ['move', 'fire'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Where an Alien Event goes in the Main deck: into the small deck of its level, or directly below it. */
export const PLACES = ['shuffled', 'below'] as const;
export type Place = (typeof PLACES)[number];

/** The French names are our translation. */
const ORIGIN = { name: 'printed', kind: 'printed', level: 'printed', place: 'printed' } as const;
const FIRE = { origin: ORIGIN, name: { en: 'Aliens Fire!', fr: 'Les aliens tirent !' }, kind: 'fire' } as const;
const MOVE = { origin: ORIGIN, name: { en: 'Aliens Move!', fr: 'Les aliens avancent !' }, kind: 'move' } as const;

/** The nine Alien Events, three a level. */
export const EVENT_CARDS: readonly CardRow[] = [
  ...LEVELS.map((level) => ({ id: `event-fire-${level}`, ...FIRE, level, place: 'shuffled' })),
  ...LEVELS.flatMap((level) => [
    { id: `event-move-${level}a`, ...MOVE, level, place: 'shuffled' },
    { id: `event-move-${level}b`, ...MOVE, level, place: 'below' },
  ]),
];
