import { replay, type Seat } from '@starboard/kernel';
import { type GoldenMatch, golden, greedy, playGolden } from '@starboard/kernel/laws';
import { expect, test } from 'vitest';
import { contentOf, type Event, game, leaders, type State } from '../src/index.ts';
import { crewSymbols, lasting } from '../src/orbital.ts';

/** VP, the races as they stand, then what brings more: crew, income, money and cards. A year that is over is lost. */
const player = greedy<State>((s, seat) => {
  const c = contentOf(s.options);
  const p = s.players[seat];
  const races = leaders(s).filter(({ seats }) => seats.includes(seat)).length;
  const ended = ['income', 'trim'].includes(s.stack.at(-1)?.step ?? 'trim');
  const years = s.options.years - s.year - (ended ? 1 : 0);
  const engine = crewSymbols(c, p) + lasting(c, p, 'income') + p.modules.length;
  const now = p.vp * 10 + races * (years > 0 ? 6 : 20) + p.mc * 0.4 + p.hand.length * 0.6;
  return now + engine * (years + 1) + years * 120;
}, 1);

const seatList = (seats: number, players: readonly Seat[]) =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !players.includes(seat));

const SOLO = { automata: seatList(3, [0]) };

/** Every mode, every number of seats, both lengths, both ways of income. */
const TABLES: readonly { name: string; seats: number; options: object }[] = [
  { name: 'peaceful', seats: 1, options: {} },
  { name: 'peaceful-income', seats: 1, options: { autoIncome: false } },
  { name: 'solo', seats: 3, options: SOLO },
  { name: 'solo-long-last', seats: 3, options: { automata: seatList(3, [2]), years: 6 } },
  { name: 'duel-automaton', seats: 2, options: { automata: [0], autoIncome: false } },
  { name: 'one-against-four', seats: 5, options: { automata: seatList(5, [1]) } },
  { name: 'versus-2', seats: 2, options: {} },
  { name: 'versus-2-long', seats: 2, options: { years: 6 } },
  { name: 'versus-3', seats: 3, options: { autoIncome: false } },
  { name: 'versus-3-long', seats: 3, options: { years: 6 } },
  { name: 'versus-4', seats: 4, options: {} },
  { name: 'versus-4-long', seats: 4, options: { years: 6, autoIncome: false } },
  { name: 'versus-5', seats: 5, options: {} },
  { name: 'versus-5-long', seats: 5, options: { years: 6 } },
  { name: 'mixed-3', seats: 3, options: { automata: [1] } },
  { name: 'mixed-4-long', seats: 4, options: { automata: [0, 2], years: 6 } },
  { name: 'mixed-5', seats: 5, options: { automata: [0, 3, 4], autoIncome: false } },
];

/** How a match can end beside one player beating other players, with the seed of one that did. */
const ENDS: readonly (GoldenMatch & { readonly winners: readonly Seat[] })[] = [
  { name: 'end-peaceful-won', seats: 1, seed: 'golden better peaceful 39', player, winners: [0] },
  { name: 'end-peaceful-lost', seats: 1, seed: 'golden better peaceful 3', player, winners: [] },
  { name: 'end-solo-won', seats: 3, options: SOLO, seed: 'golden better solo 7', player, winners: [0] },
  { name: 'end-solo-lost', seats: 3, options: SOLO, seed: 'golden better solo 4', player, winners: [2] },
  { name: 'end-shared', seats: 2, seed: 'golden tie 380', winners: [0, 1] },
];

const matches = [
  ...TABLES.flatMap(({ name, seats, options }): GoldenMatch[] => [
    { name: `random-${name}`, seats, options, seed: `golden ${name}` },
    { name: `greedy-${name}`, seats, options, seed: `golden better ${name}`, player },
  ]),
  ...ENDS.map(({ winners: _, ...match }) => match),
];

golden(game, new URL('./golden/', import.meta.url), matches);

test.each(ENDS)('$name ends as its name says', (match) => {
  const { record } = playGolden(game, match);
  let told: Event | undefined;
  for (const { events } of replay(game, record)) told = (events as readonly Event[]).at(-1);
  expect(told).toMatchObject({ type: 'over', winners: match.winners });
});
