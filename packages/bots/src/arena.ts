// What `@starboard/bots/arena` offers: apart from the players themselves, so that a browser need not load the ratings.
export { type Contest, type Effort, type MatchResult, matchesOf, playMatch, seatingOf } from './arenaMatch.ts';
export { type Standing, type Standings, type Success, standingsOf } from './arenaStandings.ts';
export { type RankedMatch, ratingsAfter } from './rating.ts';
