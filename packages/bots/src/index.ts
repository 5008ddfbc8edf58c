export { automataOf, decidingSeats } from './automata.ts';
export { ask, type Bot } from './bot.ts';
export type { Budget } from './budget.ts';
export { derivedKey } from './derivedKey.ts';
// The web client still calls it `steady`.
export { withFallback, withFallback as steady } from './fallback.ts';
export { greedy } from './greedy.ts';
export { type Leaf, worths } from './leaf.ts';
export { BOTS, botNamed, LEVELS } from './levels.ts';
export { actionsOf, type Chooser, playOut } from './playOut.ts';
export { random } from './random.ts';
export { search } from './search.ts';
export { type Advice, evaluate, type Suggestion, suggest } from './suggest.ts';
export { thumb } from './thumb.ts';
export { type Trained, type Training, train } from './train.ts';
export { explore } from './tree.ts';
export { winShares } from './winShares.ts';
