import { random } from '@starboard/bots';
import { type AnyGame, problem, type Seat } from '@starboard/kernel';
import { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { type ToyOptions, toy, withAutomata, withGoal } from '../../bots/test/toy.ts';
import { addArena } from '../src/commands/arena.ts';
import { addPlay } from '../src/commands/play.ts';
import { addSimulate } from '../src/commands/simulate.ts';
import { AUTOMATON, namesInTexts, type Player, playersNamed, seatingFor, YOU } from '../src/players.ts';
import { screen } from './screen.ts';

/** The toy with automata at the seats that its option lists, and a warning about long hands. */
const about = { en: 'Automata', fr: 'Automates' };
const mixed: AnyGame = {
  ...toy,
  seats: [1, 4],
  defaults: { ...toy.defaults, automata: [] },
  options: {
    ...toy.options,
    automata: {
      name: about,
      about,
      problems: (value: unknown, seats: number, at: string) =>
        Array.isArray(value) && value.every((seat) => seat < seats)
          ? []
          : [problem(at, 'no such seat', 'pas de telle place')],
    },
  },
  automata: ({ automata }: { readonly automata: readonly Seat[] }) => automata,
  warnings: ({ hand }: ToyOptions) => (hand > 8 ? [problem('options.hand', 'a long match', 'une longue partie')] : []),
  setup(seats, options, key) {
    latest = withAutomata(...options.automata);
    return latest.setup(seats, options, key);
  },
  apply: (s, seat, a, emit) => latest.apply(s, seat, a, emit),
};
/** The states of the toy do not know their options: the match that was set up last does. */
let latest = toy;
const games: Readonly<Record<string, AnyGame>> = { mixed, goal: withGoal(() => false) };
vi.mock('@starboard/registry', () => ({ ids: ['mixed', 'goal'], load: async (id: string) => games[id] }));

async function run(args: readonly string[], lines: readonly string[] = []) {
  const { io, shown } = screen(lines);
  const program = new Command().exitOverride();
  for (const add of [addPlay, addSimulate, addArena]) add(program, io);
  await program.parseAsync([...args], { from: 'user' });
  return shown();
}

describe('players are seated', () => {
  const seated = (list: string, ...option: string[]) => {
    const named: readonly Player[] = playersNamed(list);
    return seatingFor(mixed, { named, option }).players.map((player) =>
      player === YOU || player === AUTOMATON ? player : player.name,
    );
  };

  test.each([
    ['you', [], ['you']],
    ['you,random', [], ['you', 'random']],
    ['you', ['automata=1,2'], ['you', 'automaton', 'automaton']],
    ['you,random', ['automata=0,3'], ['automaton', 'you', 'random', 'automaton']],
    ['you,random,random', ['automata=1,2'], ['you', 'automaton', 'automaton']],
    ['you,automaton,random', ['automata=[1]'], ['you', 'automaton', 'random']],
  ])('%s with %j', (list, option, players) => expect(seated(list, ...option)).toEqual(players));

  test('but nobody sits at an automaton’s seat, and no more than there are seats', () => {
    expect(() => seated('you,you', 'automata=[1]')).toThrow('Seat 2 is an automaton’s: nobody else can sit there.');
    expect(() => seated('you,automaton')).toThrow('Seat 2 is no automaton’s');
    const named = [random, random];
    expect(() => seatingFor(mixed, { named, seats: 4, option: [] })).toThrow('2 players do not fit 4 seats.');
  });

  test('and called by their names, “you” by none, equal ones by their seats too', () => {
    expect(namesInTexts(['you', 'medium', 'automaton 3'])).toEqual([undefined, 'medium', 'automaton 3']);
    expect(namesInTexts(['vous', 'medium', 'medium'])).toEqual([undefined, 'medium 2', 'medium 3']);
  });
});

describe('automata', () => {
  const option = ['--option', 'automata=1,2', '--seed', 's'];

  test('are listed in play, and need no name', async () => {
    const shown = await run(['play', 'mixed', '--seats', 'you', ...option], Array(5).fill('1'));
    expect(shown).toContain('Toy: seat 1 (you), automaton 2, automaton 3\n');
    expect(shown).toMatch(/\n\d\. +automaton 2 +\d+ points\n/);
  });

  test('are listed in simulations, and need no bot', async () => {
    const args = ['simulate', 'mixed', '--bots', 'random', '--games', '4', ...option];
    expect(JSON.parse(await run([...args, '--json'])).bots).toEqual(['random', 'automaton 2', 'automaton 3']);
    expect(await run(args)).toMatch(/\n2 +automaton 2 +\d/);
  });

  test('are listed by seat in the arena, and no bot is credited with their wins', async () => {
    const args = [
      'arena',
      'mixed',
      '--bots',
      'random,thumb',
      '--seats',
      '3',
      '--games',
      '4',
      '--workers',
      '1',
      ...option,
    ];
    const report = JSON.parse(await run([...args, '--json']));
    expect(report).toMatchObject({ bots: ['random', 'thumb'], seats: 3, automata: [1, 2] });
    expect(report.players).toHaveLength(2);
    expect(report.bySeat[0].wins).toBe(report.players[0].wins + report.players[1].wins);
    expect(await run(args)).toMatch(/\nautomaton 2 +\d/);
  });
});

describe('a goal that is missed', () => {
  test('is no win, with an interval', async () => {
    const shown = await run(['simulate', 'goal', '--seats', '1', '--games', '10']);
    expect(shown).toMatch(/\n1 +random +0 +0\.0 % +0\.0–27\.8 +15\.00 +15\.00–15\.00\n/);
    expect(shown).toContain('goals reached');
    const arena = await run(['arena', 'goal', '--bots', 'random', '--seats', '1', '--games', '10', '--workers', '1']);
    expect(arena).toMatch(/\nrandom +0 +0\.0 % +0\.0–27\.8 +15\.00/);
    expect(arena).toMatch(/^bot +goals reached/m);
    expect(arena).not.toContain('won by nobody');
  });

  test('is said at the end of a match', async () => {
    const shown = await run(['play', 'goal', '--seats', 'you'], Array(5).fill('1'));
    expect(shown).toContain('The match is over.\n1.  seat 1 (you)  15 points\nNobody has won.');
  });
});

describe('warnings', () => {
  test.each([
    [['play', 'mixed', '--seats', 'random,random']],
    [['simulate', 'mixed', '--games', '1']],
    [['arena', 'mixed', '--bots', 'random', '--games', '1', '--workers', '1']],
  ])('about the options are printed by %j', async (args) => {
    expect(await run([...args, '--option', 'hand=9'])).toMatch(/^options\.hand: a long match\n/);
    expect(await run([...args, '--option', 'hand=3'])).not.toContain('a long match');
  });
});
