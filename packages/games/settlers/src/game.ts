import { assemble } from '@starboard/kernel';
import { allActions } from './allActions.ts';
import { cards } from './cards.ts';
import { clone } from './clone.ts';
import { VERSION } from './content/set.ts';
import { customWarnings } from './custom/read.ts';
import { defaultAction } from './defaultAction.ts';
import { insight } from './insight.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome, over } from './scoring.ts';
import { setup } from './setup.ts';
import { actors, STEPS, waits } from './steps.ts';
import { text } from './text.ts';
import { MOST_SEATS } from './types.ts';
import { determinize, view } from './view.ts';

/** Stellar Settlers: roll, commit, push your luck, and steal what the others have settled. */
export const game = assemble({
  id: 'settlers',
  version: VERSION,
  seats: [2, MOST_SEATS],
  defaults,
  options,
  rules,
  text,
  cards,
  insight,
  // The largest card set allows 33 claims from the table with at most 20 rounds of 6 turns before each of them and after
  // the last, and 125 decisions in a turn; see the ledger, section 8, for the game's own cards.
  bounds: { decisions: 34 * 120 * 125, candidates: 720 },
  warnings: customWarnings,
  open: () => true,

  allActions,
  setup,
  steps: STEPS,
  actors,
  over,
  waits,
  legal,
  defaultAction,
  outcome,
  inventory,
  clone,
  view,
  determinize,
});
