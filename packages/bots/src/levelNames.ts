// What `@starboard/bots/levels` offers: the names alone, so that a page can list them without loading the bots.

/** The levels that people play against, weakest first. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
