import { type Action, type AnyGame, advance, keyFromSeed, legal, type Match, rngOf, start } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { consequence, type View as Field } from '@starboard/scramble';
import type { Player } from '@starboard/table';
import { type Saved, saved } from '../../test/help/saved.ts';

/** A position that is measured: whether the first seat, which decides, sees it. */
interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
  /** The first match in which it is looked for: the one in which it is found, until rules or their thumbs change. */
  readonly first?: number;
  /** Two people at one device: what happens next waits for no bot. */
  readonly people?: boolean;
  fits(view: unknown, choices: readonly Action[]): boolean;
}

/** So many matches are looked through. */
const TRIES = 400;

interface Stacked {
  readonly stack: readonly { readonly step: string }[];
}
const step = (view: unknown) => (view as Stacked).stack.at(-1)?.step;
const ownModules = (view: unknown) =>
  (view as { readonly players: readonly { readonly modules: readonly unknown[] }[] }).players[0].modules.length;

interface Planets {
  readonly round: number;
  readonly active: number;
  readonly first: number;
}
/** The one who begins the third round: another turn follows. */
const inRoundThree = ({ round, active, first }: Planets) => round === 3 && active === first;

const WANTED = {
  /** A shot with every effect hits seven at most, and seldom. */
  blast: {
    game: 'scramble',
    seats: 4,
    fits: (view) => step(view) === 'fire' && hits(view as Field) >= 6,
  },
  /** With a gem in hand and half a match behind it: a weapon, then a space are asked for. */
  weapons: {
    game: 'scramble',
    seats: 4,
    fits: (view, choices) => step(view) === 'placeGem' && choices.length >= 4,
  },
  /** Who gives up the rest of the points here has nine Invasion dice and five Defense dice thrown for the other. */
  lastThrow: {
    game: 'invasion',
    seats: 2,
    people: true,
    fits: (view) => step(view) === 'rebuild' && inRoundThree(view as Planets),
  },
  fullGrid: {
    game: 'orbital',
    seats: 2,
    options: { years: 6 },
    first: 36,
    fits: (view) => step(view) === 'turn' && ownModules(view) >= 25,
  },
  manyChoices: {
    game: 'orbital',
    seats: 2,
    options: { years: 6 },
    first: 2,
    fits: (view, choices) => step(view) === 'turn' && choices.length >= 150,
  },
} satisfies Readonly<Record<string, Wanted>>;

/** A match as the browser stores it, in a position that is measured; the n-th that is found. */
export async function position(name: keyof typeof WANTED, n = 0): Promise<Saved> {
  const wanted: Wanted = WANTED[name];
  const game = await load(wanted.game);
  if (!game) throw new Error(`there are no rules of ${wanted.game}`);
  const first = wanted.first ?? 0;
  let left = n;
  for (let i = first; i < first + TRIES; i++) {
    const found = within(game, wanted, `bench ${i}`);
    if (found && left-- === 0) return saved(found, table(wanted), `${name}${n}`);
  }
  throw new Error(`no position as “${name}” wants it`);
}

/** The first that is wanted of a match that is played by rule of thumb. */
function within(game: AnyGame, { seats, options, fits }: Wanted, seed: string): Match | undefined {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  let match = start(game, seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  for (;;) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) return undefined;
    const list = legal(game, match.state, seat);
    if (seat === 0 && fits(game.view(match.state, 0), list)) return match;
    const next = advance(match, seat, game.insight?.playout?.(match.state, seat, list, rng) ?? list[0]);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

function table({ seats, people }: Wanted): Player[] {
  return ['You', 'Vega', 'Rigel', 'Altair']
    .slice(0, seats)
    .map((name, i) => (i === 0 || people ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' }));
}

function hits(view: Field): number {
  const events = consequence(view, 0, { type: 'fire' })?.events ?? [];
  return events.filter(({ type }) => type === 'destroy' || type === 'damage').length;
}
