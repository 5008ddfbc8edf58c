/** The levels that people are offered, weakest first: their names alone, the bots stay in their thread. */
export { LEVEL_NAMES as LEVELS, type LevelName as Level } from '@starboard/bots/levels';
