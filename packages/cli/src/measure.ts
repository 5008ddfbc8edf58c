import { actionsOf, derivedKey, explore, playOut } from '@starboard/bots';
import { type Action, type AnyGame, type Core, type Key, pick, play, rngOf, type Seat } from '@starboard/kernel';

/** How fast and how large a game is. */
export interface Measures {
  readonly game: string;
  /** Random play through the kernel, setup included. */
  readonly decisionsPerSecond: number;
  /** Pure `play` calls: check, copy, apply, events. */
  readonly playsPerSecond: number;
  readonly clonesPerSecond: number;
  /** Iterations of a search from the opening, each with a sampled world that is played at random to its end. */
  readonly searchesPerSecond: number;
  /** Views for one audience, in the middle of a match: every seat and a spectator in turn. */
  readonly viewsPerSecond: number;
  /** Whole states sampled from such views. */
  readonly determinizationsPerSecond: number;
  /** A state in the middle of a match as JSON. */
  readonly stateBytes: number;
  /** A view in the middle of a match as JSON, without the options: the mean over all audiences. */
  readonly viewBytes: number;
  readonly meanLegal: number;
  readonly maxLegal: number;
}

/** A decision in the middle of a random match. */
interface Sample {
  readonly state: Core;
  readonly seat: Seat;
  readonly action: Action;
}

const RUNS = 5;
const SAMPLED_MATCHES = 40;
/** As long as a thought of a strong player. */
const SEARCH = 200;
/** Rules run at full speed only after the compiler has seen them for a while. */
const WARM_UP = 1500;
/** Made before the clock runs: what is measured is the game, not the making of keys. */
const KEYS = 256;

/** Measures a game with its default options; each speed is the median of five runs of so many milliseconds. */
export function measure(game: AnyGame, seats: number, milliseconds: number): Measures {
  const keys = Array.from({ length: KEYS }, (_, n) => keysOf(`bench ${n}`));
  let matches = 0;
  // Before any state is copied, as in a simulation, so that the copies cannot influence how the rules are compiled.
  const decisionsPerSecond = medianSpeed(milliseconds, () => randomMatch(game, seats, keys[matches++ % KEYS]));
  const { samples, counts } = sampled(game, seats);
  const audiences = audiencesOf(game, seats);
  const views: readonly unknown[] = samples.flatMap(({ state }) => audiences.map((viewer) => game.view(state, viewer)));
  return {
    game: game.id,
    decisionsPerSecond,
    playsPerSecond: medianSpeed(milliseconds, () => {
      for (const { state, seat, action } of samples) play(game, state, seat, action);
      return samples.length;
    }),
    clonesPerSecond: medianSpeed(milliseconds, () => {
      for (const { state } of samples) game.clone(state);
      return samples.length;
    }),
    searchesPerSecond: medianSpeed(milliseconds, () => searched(game, seats, keys[0])),
    viewsPerSecond: medianSpeed(milliseconds, () => {
      for (const { state } of samples) for (const viewer of audiences) game.view(state, viewer);
      return views.length;
    }),
    determinizationsPerSecond: medianSpeed(milliseconds, () => {
      for (const [n, view] of views.entries()) game.determinize(view, keys[n % KEYS][0]);
      return views.length;
    }),
    stateBytes: Math.round(mean(samples.map(({ state }) => Buffer.byteLength(JSON.stringify(state))))),
    viewBytes: Math.round(mean(views.map(bytesOf))),
    meanLegal: mean(counts),
    maxLegal: counts.reduce((most, n) => Math.max(most, n), 0),
  };
}

/** The keys of a match and of the choices in it. */
type Keys = readonly [match: Key, choices: Key];

function keysOf(seed: string): Keys {
  return [derivedKey(seed), derivedKey(seed, 'choices')];
}

/** Called before each decision, with how many choices there were. */
type Watch = (s: Core, seat: Seat, action: Action, choices: number) => void;

/** Plays a random match and returns the number of its decisions. */
function randomMatch(game: AnyGame, seats: number, [key, choices]: Keys, watch?: Watch): number {
  const rng = rngOf(choices);
  let decisions = 0;
  playOut(game, game.setup(seats, game.defaults, key), (s, seat) => {
    decisions++;
    const actions = actionsOf(game, s, seat);
    const action = pick(rng, actions);
    watch?.(s, seat, action, actions.length);
    return action;
  });
  return decisions;
}

/** Searches the opening of a match and returns the number of iterations. */
function searched({ insight, ...game }: AnyGame, seats: number, [key, choices]: Keys): number {
  const s: Core = game.setup(seats, game.defaults, key);
  const [seat] = game.actors(s);
  const plan = { leaf: 'playout', curiosity: 0.5, rivals: 'searched' } as const;
  return explore(game, game.view(s, seat), seat, plan, { iterations: SEARCH }, rngOf(choices)).iterations;
}

/** Who looks at a match: every seat and a spectator, or one audience for all where nothing is hidden. */
function audiencesOf(game: AnyGame, seats: number): readonly (Seat | null)[] {
  if (game.open?.(game.defaults)) return [null];
  return [...Array.from({ length: seats }, (_, seat) => seat), null];
}

/** A view as JSON, without the options of the match, which every view repeats. */
function bytesOf(view: unknown): number {
  return Buffer.byteLength(JSON.stringify({ ...(view as object), options: undefined }));
}

/** Decisions from the middle half of some random matches, and how many choices there were at all their decisions. */
function sampled(
  game: AnyGame,
  seats: number,
): { readonly samples: readonly Sample[]; readonly counts: readonly number[] } {
  const samples: Sample[] = [];
  const counts: number[] = [];
  for (let n = 0; n < SAMPLED_MATCHES; n++) {
    const match: Sample[] = [];
    randomMatch(game, seats, keysOf(`sample ${n}`), (s, seat, action, choices) => {
      match.push({ state: game.clone(s), seat, action });
      counts.push(choices);
    });
    samples.push(...match.slice(Math.floor(match.length / 4), Math.ceil((match.length * 3) / 4)));
  }
  return { samples, counts };
}

/** How much work a second, where `work` says how much it did, once it is warm. */
function medianSpeed(milliseconds: number, work: () => number): number {
  speed(Math.min(WARM_UP, milliseconds * RUNS), work);
  return median(Array.from({ length: RUNS }, () => speed(milliseconds, work)));
}

function speed(milliseconds: number, work: () => number): number {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (done / elapsed) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}
