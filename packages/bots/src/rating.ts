import { type Rating, rate, rating } from 'openskill';

/** A match as ratings see it: who sat at each seat, and the place of each seat. */
export interface RankedMatch {
  readonly players: readonly number[];
  readonly places: readonly number[];
}

/**
 * The ratings of players after those matches in that order: `mu` is the strength (everyone starts at 25), `sigma` how far
 * it may be off.
 */
export function ratingsAfter(matches: readonly RankedMatch[], players: number): Rating[] {
  const ratings = Array.from({ length: players }, () => rating());
  for (const { players: seated, places } of matches) {
    const teams = seated.map((player) => [ratings[player]]);
    // Bots do not change while they play, hence no growth of the uncertainty between matches (tau).
    const after = rate(teams, { rank: [...places], tau: 0 });
    for (const player of new Set(seated)) {
      // Who sits several times takes the mean of what the seats brought.
      const own = after.filter((_, i) => seated[i] === player).map(([rated]) => rated);
      const mean = (of: (rated: Rating) => number) => own.reduce((sum, rated) => sum + of(rated), 0) / own.length;
      ratings[player] = { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
    }
  }
  return ratings;
}
