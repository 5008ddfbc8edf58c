import { assemble } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { clone } from './clone.ts';
import { defaultAction } from './defaultAction.ts';
import type { Event } from './events.ts';
import { insight } from './insight.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { actors, STEPS } from './steps.ts';
import { text } from './text.ts';
import type { Options, State, View } from './types.ts';
import { determinize, view } from './view.ts';

/** Stellar Siege: two players, eight planets, and a hand whose size is the aim. */
export const game = assemble<State, Action, View, Event, Options>({
  id: 'siege',
  version: 1,
  seats: [2, 2],
  defaults,
  options,
  rules,
  text,
  insight,
  // 60 cards leave hands and piles at most once each, and a turn has at most 8 steps beside them; see the ledger, section 8.
  bounds: { decisions: 60 + 62 * 8, candidates: 140 },

  setup,
  steps: STEPS,
  actors,
  over: () => ({ rule: 'SIEGE-END-2' }),
  waits: () => ({ rule: 'SIEGE-TURN-1' }),
  legal,
  defaultAction,
  outcome,
  inventory,
  clone,
  view,
  determinize,
});
