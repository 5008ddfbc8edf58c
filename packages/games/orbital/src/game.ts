import { assemble, type Game } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { cards, VERSION } from './cards.ts';
import { clone } from './clone.ts';
import { defaultAction } from './defaultAction.ts';
import type { Event } from './events.ts';
import { insight } from './insight.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { MOST_SEATS, MOST_YEARS, TURNS_A_SEAT } from './numbers.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { actors, STEPS } from './steps.ts';
import { text } from './text.ts';
import type { Options, State, View } from './types.ts';
import { determinize, view } from './view.ts';

/** Star Scrappers: Orbital: grow a space station and race for six colours. */
export const game: Game<State, Action, View, Event, Options> = assemble({
  id: 'orbital',
  version: VERSION,
  seats: [1, MOST_SEATS],
  defaults,
  options,
  rules,
  text,
  cards,
  insight,
  // The turns of a year have an end whatever happens, and a turn opens at most a few answers.
  bounds: { decisions: MOST_YEARS * MOST_SEATS * TURNS_A_SEAT * 2, candidates: 4000 },
  automata: ({ automata }) => automata,
  setup,
  steps: STEPS,
  actors,
  over: () => ({ rule: 'ORBITAL-END-3' }),
  waits: () => ({ rule: 'ORBITAL-TURN-1' }),
  legal,
  defaultAction,
  outcome,
  inventory,
  clone,
  view,
  determinize,
});
