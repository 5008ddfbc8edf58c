// What `@starboard/bots/arena` offers: apart from the players themselves, so that a browser need not load the ratings.
export { type Contest, type Effort, matchesOf, type Played, playMatch, seatingOf } from './arenaMatch.ts';
export { type LoneStanding, type Standing, type Success, type Table, tableOf } from './arenaTable.ts';
export { type Ranked, ratingsAfter } from './rating.ts';
