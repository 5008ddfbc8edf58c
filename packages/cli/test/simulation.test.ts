import { ask, botNamed, playOut, random } from '@starboard/bots';
import { type AnyGame, type Core, keyFromSeed, rngOf, type Seat, wilson } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { toy, withAutomata, withGoal } from '../../bots/test/toy.ts';
import { measure } from '../src/measure.ts';
import { AUTOMATON } from '../src/players.ts';
import { repeated } from '../src/repeated.ts';
import { playMatch, type Simulation } from '../src/simulation.ts';
import { histogram, type Summary, summaryOf } from '../src/summary.ts';
import { tallyFor } from '../src/tally.ts';
import { turnCounter } from '../src/turns.ts';

const simulation: Simulation = {
  game: toy,
  players: [random, random, random],
  options: toy.defaults,
  seed: 's',
};

/** Plays so many matches and sums them up. */
function simulate(wanted: Simulation, games = 50): Summary {
  const tally = tallyFor(wanted);
  const reports = Array.from({ length: games }, (_, n) => tally.add(playMatch(wanted, n)));
  return summaryOf(wanted, reports, tally, 1);
}

describe('a simulation', () => {
  test('sums up every match', () => {
    const summary = simulate(simulation);
    expect(summary).toMatchObject({ game: 'toy', games: 50, decisions: 50 * 15, meanDecisions: 15, meanTurns: 15 });
    expect(summary.wins.reduce((a, b) => a + b) + summary.draws + summary.unwon).toBe(50);
    expect(summary.winRates).toEqual(summary.wins.map((won) => wilson(won, 50)));
    expect(summary.decisionsPerSecond).toBeCloseTo(summary.decisions / summary.seconds);
    expect(summary.meanPoints).toHaveLength(3);
  });

  test('stops between two matches when it is interrupted', async () => {
    const done: number[] = [];
    const played = await repeated(1000, (n) => {
      done.push(n);
      if (n === 4) process.emit('SIGINT');
    });
    expect({ played, done }).toEqual({ played: 5, done: [0, 1, 2, 3, 4] });
    expect(await repeated(3, () => {})).toBe(3);
  });

  test('repeats for the same seed and differs for another', () => {
    const [a, b, c] = ['s', 's', 't'].map((seed) => {
      const { wins, draws, meanPoints } = simulate({ ...simulation, seed });
      return { wins, draws, meanPoints };
    });
    expect(b).toEqual(a);
    expect(c).not.toEqual(a);
  });

  test('credits the seat that wins', () => {
    const easy = botNamed('easy') ?? random;
    const { wins } = simulate({ ...simulation, players: [random, easy] }, 20);
    expect(wins[1]).toBeGreaterThan(wins[0]);
  });

  test('makes no views for random bots', () => {
    const blind = { ...toy, view: () => expect.unreachable(), determinize: () => expect.unreachable() };
    expect(simulate({ ...simulation, game: blind }).games).toBe(50);
  });

  test('counts a goal that was missed as won by nobody', () => {
    let matches = 0;
    const game = withGoal(() => matches++ % 5 === 0);
    const summary = simulate({ ...simulation, game, players: [random] }, 20);
    expect(summary).toMatchObject({ wins: [4], draws: 0, unwon: 16, meanPoints: [15] });
    expect(summary.winRates).toEqual([wilson(4, 20)]);
  });

  test('counts several winners as a draw', () => {
    const game: typeof toy = {
      ...toy,
      outcome: (s) => toy.outcome(s) && { points: [1, 1], places: [1, 1], winners: [0, 1] },
    };
    const summary = simulate({ ...simulation, game, players: [random, random] }, 5);
    expect(summary).toMatchObject({ wins: [0, 0], draws: 5, unwon: 0 });
  });

  test('draws what lengths and points there were, and who decides first', () => {
    const { histograms, firstMover, choices } = simulate({ ...simulation, players: [random, random] }, 30);
    const all = ({ counts }: { counts: readonly number[] }) => counts.reduce((a, b) => a + b);
    expect(histograms.decisions).toEqual({ from: 10, width: 1, counts: [30] });
    expect(histograms.points.map(all)).toEqual([30, 30]);
    // In this game both decide at once.
    expect(firstMover).toBeNull();
    expect(choices).toMatchObject([{ choice: 'bid', taken: 300, seats: 60 }]);
    expect(histogram([0, 3, 99, 250])).toEqual({
      from: 0,
      width: 20,
      counts: [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  test('takes the default action where a bot fails, and says how often', () => {
    const broken = {
      name: 'broken',
      choose: () => {
        throw new Error('no idea');
      },
    };
    const { failures, problem } = simulate({ ...simulation, players: [broken, random] }, 2);
    expect(failures[0]).toBeGreaterThan(0);
    expect(failures[1]).toBe(0);
    expect(problem).toBe('no idea');
  });

  test('names automata by their seats', () => {
    const players = [AUTOMATON, random, AUTOMATON] as const;
    const { bots, decisions } = simulate({ ...simulation, game: withAutomata(0, 2), players }, 3);
    expect(bots).toEqual(['automaton 1', 'random', 'automaton 3']);
    expect(decisions).toBe(15);
  });
});

describe('turns', () => {
  /** What a game's own state says of them, once the match is over. */
  type Counters = Core & Readonly<Record<'turns' | 'round' | 'year', number>>;
  const KNOWN: Readonly<Record<string, (s: Counters) => number>> = {
    siege: (s) => s.turns,
    settlers: (s) => s.turns,
    invasion: (s) => s.round * s.seats,
    scramble: (s) => s.round * s.seats,
  };

  function counted(game: AnyGame, seats: number, seed: string) {
    const s: Core = game.setup(seats, game.defaults, keyFromSeed(seed));
    const rng = rngOf(keyFromSeed(`${seed}/bots`));
    const counter = turnCounter(game);
    const atTurnStep: Seat[] = [];
    const choose = (state: Core, seat: Seat) => {
      counter.decision(state, seat);
      if (state.stack.at(-1)?.step === 'turn') atTurnStep.push(seat);
      return ask(random, game, state, seat, rng);
    };
    playOut(game, s, choose, counter.event);
    return { turns: counter.turns(), s: s as Counters, atTurnStep };
  }

  test.each(ids)('of %s are those of the game, with any number of seats', async (id) => {
    const game = await load(id);
    if (!game) throw new Error(`no game ${id}`);
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      for (const seed of ['a', 'b', 'c']) {
        const { turns, s, atTurnStep } = counted(game, seats, seed);
        expect(turns).toBe(KNOWN[id]?.(s) ?? atTurnStep.length);
        expect(turns).toBeGreaterThan(4);
      }
    }
  });

  test('are runs of decisions in a game that tells of none', () => expect(counted(toy, 2, 'a').turns).toBe(10));
});

describe('a measurement', () => {
  test('gives speeds and sizes', () => {
    const measures = measure(toy, 2, 5);
    expect(measures).toMatchObject({ game: 'toy', meanLegal: 3, maxLegal: 5 });
    expect(measures.stateBytes).toBeGreaterThan(100);
    for (const speed of [
      measures.decisionsPerSecond,
      measures.playsPerSecond,
      measures.clonesPerSecond,
      measures.searchesPerSecond,
      measures.viewsPerSecond,
      measures.determinizationsPerSecond,
    ]) {
      expect(speed).toBeGreaterThan(0);
    }
  });

  test('views a match for every seat and a spectator, and once where nothing is hidden', () => {
    const seen = new Set<Seat | null>();
    const view: typeof toy.view = (s, seat) => {
      seen.add(seat);
      return toy.view(s, seat);
    };
    measure({ ...toy, view }, 3, 1);
    expect([...seen].toSorted()).toEqual([0, 1, 2, null]);
    seen.clear();
    // The search looks too, as the seat that decides.
    measure({ ...toy, view, open: () => true }, 3, 1);
    expect([...seen].toSorted()).toEqual([0, null]);
  });

  test('counts the bytes of a view without its options', () => {
    const padded = (options: string): AnyGame => ({
      ...toy,
      view: (s, seat) => ({ ...toy.view(s, seat), options }),
      determinize: (v, key) => toy.determinize(v, key),
    });
    const plain = measure(toy, 2, 1).viewBytes;
    expect(plain).toBeGreaterThan(80);
    expect(measure(padded('x'.repeat(1000)), 2, 1).viewBytes).toBe(plain);
  });
});
