import { assemble, type Game } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { allActions } from './allActions.ts';
import { bounds, MOST_SEATS } from './bounds.ts';
import { cards } from './cards.ts';
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
import { actors, STEPS, waits } from './steps.ts';
import { text } from './text.ts';
import type { Options, State, View } from './types.ts';
import { determinize, view } from './view.ts';

/** We Come In Peace: three rounds of saucers, and whatever is left of your planet wins. */
export const game: Game<State, Action, View, Event, Options> = assemble({
  id: 'invasion',
  version: 1,
  seats: [2, MOST_SEATS],
  defaults,
  options,
  rules,
  text,
  cards,
  bounds,
  insight,
  open: ({ catAndMouse }) => !catAndMouse,

  allActions,
  setup,
  steps: STEPS,
  actors,
  over: () => ({ rule: 'INVASION-GOAL-1' }),
  waits,
  legal,
  defaultAction,
  outcome,
  inventory,
  clone,
  view,
  determinize,
});
