export { ask, type Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { BOTS, botNamed } from './levels.ts';
export { playout, worth } from './playout.ts';
export { random } from './random.ts';
export { search } from './search.ts';
