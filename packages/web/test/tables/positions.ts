import {
  type AnyGame,
  advance,
  choices,
  keyFromSeed,
  legal,
  type Match,
  pick,
  rngOf,
  type Seat,
  start,
} from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { GameSkin } from '../../src/contract/skin.ts';
import { type Question, questionOf } from '../../src/play/draft.ts';

/** A game with its looks, as the tests play it. */
export interface Trial {
  readonly game: AnyGame;
  readonly skin: GameSkin;
}

export const ADA: Player = { kind: 'person', name: 'Ada' };
const STARS = ['Vega', 'Rigel', 'Altair'] as const;

export function seatsOf(game: AnyGame): number {
  return Math.max(2, game.seats[0]);
}

/** A person at seat 0 and easy bots at the others. */
export function againstBots(seats: number): Player[] {
  return [
    { kind: 'person', name: 'You' },
    ...STARS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
  ];
}

/** Every position of a random match, from the deal to the end. */
export function playedOut(game: AnyGame, seed: string, seats = seatsOf(game)): Match[] {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  const all = [start(game, seats, game.defaults, keyFromSeed(seed))];
  for (;;) {
    const match = all[all.length - 1];
    const actors = game.actors(match.state);
    if (actors.length === 0) return all;
    const seat = pick(rng, actors);
    const next = advance(match, seat, pick(rng, legal(game, match.state, seat)));
    if ('violation' in next) throw new Error(next.violation.rule);
    all.push(next.match);
  }
}

/** The first position of random matches that is wanted; undefined if none is. */
export function found(game: AnyGame, wanted: (match: Match) => boolean, tries = 200): Match | undefined {
  for (let i = 0; i < tries; i++) {
    const match = playedOut(game, `${i}`).find(wanted);
    if (match) return match;
  }
  return undefined;
}

/** A position near the end of a match in which seat 0 has a real choice. */
export function late(game: AnyGame): Match {
  for (let i = 0; ; i++) {
    const all = playedOut(game, `late ${i}`);
    const last = all.findLast((m) => real(game, m) && all.length - m.steps.length > 3);
    if (last) return last;
  }
}

function real(game: AnyGame, { state }: Match): boolean {
  return game.actors(state).includes(0) && legal(game, state, 0).length > 1;
}

export function over({ game, state }: Match): boolean {
  return game.actors(state).length === 0;
}

/** What is asked of a seat in a position. */
export function asked({ game, skin }: Trial, { state }: Match, seat: Seat = 0): Question {
  return questionOf(game, skin, { view: game.view(state, seat), seat, choices: choices(game, state, seat) });
}
