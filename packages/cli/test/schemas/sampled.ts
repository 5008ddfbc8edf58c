import { actionsOf, derivedKey, playOut } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  type GameEvent,
  optionCombinations,
  optionsAt,
  pick,
  readOptions,
  rngOf,
  type Seat,
} from '@starboard/kernel';

/** What was seen in a match: a view of somebody, with the number of seats. */
export interface Seen {
  readonly seats: number;
  readonly seat: Seat | null;
  readonly view: unknown;
}

export interface Sample {
  readonly views: Seen[];
  readonly actions: Action[];
  /** What could be done at each decision, with the options of its match. */
  readonly legal: { readonly options: object; readonly actions: readonly Action[] }[];
  readonly events: GameEvent[];
}

/** Views, actions and events of random matches with every number of seats and many options; the game's own cards. */
export function sampled(game: AnyGame, seed: string, matches: number): Sample {
  const sample: Sample = { views: [], actions: [], legal: [], events: [] };
  const [min, max] = game.seats;
  const combinations = optionCombinations(game);
  for (let n = 0; n < matches; n++) {
    const seats = min + (n % (max - min + 1));
    const wanted = optionsAt(game, Math.floor(n * 7919) % combinations);
    const read = readOptions(game, seats, { ...wanted, cards: undefined });
    const own = 'cards' in game.defaults ? { ...wanted, cards: null } : wanted;
    const options = 'value' in readOptions(game, seats, own) ? own : game.defaults;
    if (!('value' in readOptions(game, seats, options)) && 'problems' in read) continue;
    play(game, seats, options, `${seed} ${n}`, sample);
  }
  return sample;
}

function play(game: AnyGame, seats: number, options: object, seed: string, sample: Sample): void {
  const rng = rngOf(derivedKey(seed, 'choices'));
  const state = game.setup(seats, options, derivedKey(seed));
  const audiences = [...Array.from({ length: seats }, (_, seat) => seat), null];
  let decisions = 0;
  const look = () => {
    for (const seat of audiences) sample.views.push({ seats, seat, view: structuredClone(game.view(state, seat)) });
  };
  playOut(
    game,
    state,
    (s, seat) => {
      if (decisions++ % 7 === 0) look();
      const actions = actionsOf(game, s, seat);
      sample.legal.push({ options, actions });
      const action = pick(rng, actions);
      sample.actions.push(action);
      return action;
    },
    (event) => sample.events.push(event),
  );
  look();
}
