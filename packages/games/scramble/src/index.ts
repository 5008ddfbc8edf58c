export * from './balance.ts';
export * from './cards.ts';
export * from './content/boards.ts';
export { OWN_SET } from './content/set.ts';
export * from './effects.ts';
export * from './events.ts';
export { game } from './game.ts';
export { playedMatch } from './playedMatch.ts';
export * from './types.ts';
