import { assemble } from '@starboard/kernel';
import { balance } from './balance.ts';
import { cards, VERSION } from './cards.ts';
import { clone } from './clone.ts';
import { defaultAction } from './defaultAction.ts';
import { insight } from './insight.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { defaults, options } from './options.ts';
import { rules } from './rules.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { actors, STEPS } from './steps.ts';
import { text } from './text.ts';
import { determinize, view } from './view.ts';

/** Stellar Scramble: a bag of gems, four guns, and a fleet that everybody shoots at. */
export const game = assemble({
  id: 'scramble',
  version: VERSION,
  seats: [2, 4],
  defaults,
  options,
  rules,
  text,
  cards,
  study: balance,
  insight,
  // Four pilots take at most 28 turns of 24 decisions, and choose a space and three broken weapons; see the ledger, section 8.
  bounds: { decisions: 4 * (28 * 24 + 4), candidates: 26 },
  open: () => true,

  steps: STEPS,
  over: () => ({ rule: 'SCRAMBLE-WIN-1' }),
  waits: () => ({ rule: 'SCRAMBLE-ROUND-1' }),
  setup,
  actors,
  legal,
  defaultAction,
  outcome,
  inventory,
  clone,
  view,
  determinize,
});
