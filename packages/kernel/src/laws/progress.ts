import type { Outcome } from '../game.ts';
import { everyMoment, type Law, thrown } from './law.ts';
import { allowed } from './run.ts';

/** A match goes on until its end, and it ends. */
export const progressLaws: readonly Law[] = [
  {
    id: 'progress.runs',
    says: 'no call of a game throws while a match is played by its rules',
    breach: ({ thrown: found, moments }) =>
      found && { after: moments.length, why: `${found.by} threw ${thrown(found.error)}` },
  },

  everyMoment(
    'progress.actors',
    'somebody acts until exactly the end, when there is an outcome',
    ({ state, actors }, { game }) => {
      const strange = actors.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= state.seats);
      if (strange !== undefined) return `an actor is ${strange}, which is no seat`;
      if (new Set(actors).size < actors.length) return `the actors ${actors.join(', ')} name a seat twice`;
      const over = game.outcome(state) !== undefined;
      if (actors.length > 0 && over) return `there is an outcome while seat ${actors.join(', ')} acts`;
      return actors.length === 0 && !over ? 'nobody acts, but there is no outcome' : undefined;
    },
  ),

  everyMoment('progress.choice', 'whoever acts has at least one legal action', ({ actors, choices }) => {
    const stuck = actors.find((_, i) => allowed(choices[i]).length === 0);
    return stuck === undefined ? undefined : `seat ${stuck} acts, but none of its candidates is legal`;
  }),

  everyMoment('progress.ends', 'a match ends within its bound of decisions', (m, { game, case: { picks } }) => {
    const { decisions } = game.bounds;
    if (picks || m.after < decisions || m.actors.length === 0) return undefined;
    return `no end after ${decisions} decisions; seat ${m.actors.join(', ')} still acts`;
  }),

  everyMoment(
    'progress.outcome',
    'an outcome has points and places for every seat, and winners among the first',
    ({ state }, { game }) => {
      const outcome: Outcome | undefined = game.outcome(state);
      return outcome && malformed(outcome, state.seats);
    },
  ),

  everyMoment('progress.candidates', 'a list of candidates stays within its bound', ({ actors, choices }, { game }) => {
    const { candidates } = game.bounds;
    const long = choices.findIndex((list) => list.length > candidates);
    return long < 0
      ? undefined
      : `seat ${actors[long]} has ${choices[long].length} candidates, more than ${candidates}`;
  }),
];

function malformed({ points, places, winners }: Outcome, seats: number): string | undefined {
  if (points.length !== seats) return `${points.length} points for ${seats} seats`;
  if (places.length !== seats) return `${places.length} places for ${seats} seats`;
  if (!points.every(Number.isFinite)) return `points ${points.join(', ')} are not all numbers`;
  const wrong = places.findIndex((place) => place !== 1 + places.filter((other) => other < place).length);
  if (wrong >= 0)
    return `places ${places.join(', ')}: seat ${wrong} should be 1 more than the number of seats before it`;
  if (!Array.isArray(winners)) return 'it does not say who won';
  const ascending = winners.every((seat, i) => i === 0 || winners[i - 1] < seat);
  return ascending && winners.every((seat) => places[seat] === 1)
    ? undefined
    : `winners ${winners.join(', ')} should be seats on the first place, each once, in ascending order`;
}
