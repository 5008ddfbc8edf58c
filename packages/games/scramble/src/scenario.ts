import { type Emit, keyFromSeed, proceed, type Seat, silent } from '@starboard/kernel';
import { ASSIST_TOKENS, DEFEATED_TOKENS } from './content/boards.ts';
import { type Content, contentOf } from './content.ts';
import type { Event } from './events.ts';
import { cellAt } from './grid.ts';
import { inventory } from './inventory.ts';
import { defaults } from './options.ts';
import { setup } from './setup.ts';
import { STEPS } from './steps.ts';
import {
  type Card,
  DEFEATED,
  DEFEATED_ID,
  ENERGIES,
  type Energy,
  GEMS,
  type Gem,
  NONE,
  type Options,
  PILOTS,
  type Pilot,
  type State,
  type Token,
  type Weapon,
} from './types.ts';

type Gems = Readonly<Partial<Record<Gem, number>>>;

/** What is different about a pilot. */
export interface Side {
  readonly space?: number;
  readonly heat?: number;
  readonly credits?: number;
  /** In hand; those that are not on the board by default. */
  readonly assists?: number;
  /** As dealt by default; gems on the board come from the supply. */
  readonly bag?: Gems;
  readonly exchanged?: Gems;
  readonly weapons?: Readonly<
    Partial<Record<Energy, Partial<Omit<Weapon, 'cards'>> & { readonly cards?: readonly string[] }>>
  >;
  readonly systems?: readonly string[];
  /** How many Invaders, or their ids; the two starting tokens by default. */
  readonly victory?: number | readonly string[];
}

/** An Invader: its id, or with its remaining shields and the seats with an Assist token. */
type Enemy = string | readonly [id: string, remaining: number, ...assists: Seat[]];

/** What is different about a position; ids of cards and tokens are those of the match's card set. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly active?: Seat;
  readonly round?: number;
  /** The only gem in the active pilot's bag, so that it is drawn next. */
  readonly gem?: Gem;
  readonly pilots?: readonly Side[];
  /** By "row,column"; nobody else is there. */
  readonly grid?: Readonly<Record<string, Enemy>>;
  /** By slot: an Upgrade card, or with an event; "" for no card. */
  readonly track?: Readonly<Record<number, string | readonly [card: string, event: string]>>;
  /** Ids, the top first; what is left out stays as dealt, shuffled, but for what lies elsewhere. */
  readonly main?: readonly string[];
  readonly innovation?: readonly (readonly string[])[];
  readonly piles?: readonly (readonly string[])[];
  /** What it lacks is in the bag of the pilot after the active one. */
  readonly supply?: Gems;
  readonly aliensMoved?: number;
  readonly seed?: string;
}

/**
 * A position at the start of a pilot's turn, run on to the first decision. Seat 0 is orange and first, and the board is
 * empty. Cards that lie nowhere are at the bottom of their Innovation decks, or discarded where these are given; tokens
 * that lie nowhere are out of the match. Throws if anything is missing or there twice.
 */
export function scenario(position: Position = {}, emit: Emit<Event> = silent): State {
  const { seats = 2, active = 0 } = position;
  const options: Options = { ...defaults, pilots: PILOTS.slice(0, seats), first: 0, ...position.options };
  const dealt = setup(seats, options, keyFromSeed(position.seed ?? 'scenario'));
  const content = contentOf(options);
  const board = boardOf(position, dealt, content);
  const pilots = dealt.pilots.map((p, seat) => pilotOf(p, seat, position, board.assisted, content));
  const s: State = {
    ...dealt,
    active,
    round: position.round ?? 1,
    pilots,
    ...board,
    ...cardsOf(position, dealt, pilots, content),
    ...tokensOf(position, dealt, pilots, board.grid, content),
    supply: supplyOf(position, dealt, pilots),
    aliensMoved: position.aliensMoved ?? 0,
    stack: [{ step: 'startTurn' }],
  };
  const wrong = imbalance(inventory(dealt), inventory(s));
  if (wrong.length > 0) throw new Error(`this position cannot be: ${wrong.join('; ')}`);
  proceed(STEPS, s, emit);
  return s;
}

/** What there is too much or too little of. */
function imbalance(right: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>): string[] {
  return [...new Set([...Object.keys(right), ...Object.keys(found)])].flatMap((name) => {
    const surplus = (found[name] ?? 0) - (right[name] ?? 0);
    if (surplus === 0) return [];
    return [`${name}: ${Math.abs(surplus)} ${surplus > 0 ? 'too many' : 'missing'}`];
  });
}

function cardOf({ cardOf: known }: Content, id: string): Card {
  const card = known.get(id);
  if (card === undefined) throw new Error(`no card is called “${id}”`);
  return card;
}

function tokenOf({ tokenOf: known }: Content, id: string): Token {
  const token = id === DEFEATED_ID ? DEFEATED : known.get(id);
  if (token === undefined) throw new Error(`no Invader is called “${id}”`);
  return token;
}

function gemCounts(counts: Gems): number[] {
  return GEMS.map((gem) => counts[gem] ?? 0);
}

function boardOf(
  { grid: enemies = {} }: Position,
  dealt: State,
  content: Content,
): Pick<State, 'grid' | 'remaining' | 'assisted'> {
  const grid = dealt.grid.map(() => NONE);
  const remaining = dealt.grid.map(() => 0);
  const assisted = dealt.grid.map(() => 0);
  for (const [at, enemy] of Object.entries(enemies)) {
    const [row, column] = at.split(',').map(Number);
    const [id, left, ...assists] = typeof enemy === 'string' ? [enemy] : enemy;
    const cell = cellAt(dealt, row, column);
    grid[cell] = tokenOf(content, id);
    remaining[cell] = left ?? content.tokens[grid[cell]].shield;
    assisted[cell] = assists.reduce((marks, seat) => marks | (1 << seat), 0);
  }
  return { grid, remaining, assisted };
}

function pilotOf(p: Pilot, seat: Seat, position: Position, assisted: readonly number[], content: Content): Pilot {
  const { active = 0, gem } = position;
  const side = position.pilots?.[seat] ?? {};
  const placed = assisted.filter((marks) => marks & (1 << seat)).length;
  const { victory = DEFEATED_TOKENS } = side;
  return {
    colour: p.colour,
    space: side.space ?? 1,
    heat: side.heat ?? 0,
    credits: side.credits ?? 0,
    assists: side.assists ?? ASSIST_TOKENS - placed,
    bag: gem && seat === active ? gemCounts({ [gem]: 1 }) : side.bag ? gemCounts(side.bag) : p.bag,
    exchanged: gemCounts(side.exchanged ?? {}),
    weapons: ENERGIES.map((energy, w) => {
      const { cards = [], ...rest } = side.weapons?.[energy] ?? {};
      return { ...p.weapons[w], ...rest, cards: cards.map((id) => cardOf(content, id)) };
    }),
    systems: (side.systems ?? []).map((id) => cardOf(content, id)),
    // A number is completed with Invaders by `tokensOf`.
    victory:
      typeof victory === 'number'
        ? new Array<Token>(Math.min(victory, DEFEATED_TOKENS)).fill(DEFEATED)
        : victory.map((id) => tokenOf(content, id)),
  };
}

function cardsOf(
  { track: slots = {}, main, innovation }: Position,
  dealt: State,
  pilots: readonly Pilot[],
  content: Content,
): Pick<State, 'track' | 'events' | 'main' | 'innovation' | 'discards'> {
  const deck = (ids: readonly string[]) => ids.map((id) => cardOf(content, id)).reverse();
  const inSlot = (slot: number, part: 0 | 1): Card => {
    const given = slots[slot] ?? '';
    const id = typeof given === 'string' ? [given, ''][part] : given[part];
    return id === '' ? NONE : cardOf(content, id);
  };
  const track = dealt.track.map((_, i) => inSlot(i + 1, 0));
  const events = dealt.track.map((_, i) => inSlot(i + 1, 1));
  const named = new Set([
    ...track,
    ...events,
    ...(main ?? []).map((id) => cardOf(content, id)),
    ...(innovation ?? []).flat().map((id) => cardOf(content, id)),
    ...pilots.flatMap((p) => [...p.systems, ...p.weapons.flatMap((weapon) => weapon.cards)]),
    NONE,
  ]);
  const unnamed = (list: readonly Card[]) => list.filter((card) => !named.has(card));
  const loose = unnamed([...dealt.track, ...(main ? dealt.main : []), ...(innovation ? dealt.innovation.flat() : [])]);
  const isLoose = (level: number) => (card: Card) =>
    content.cards[card].event === null && content.cards[card].level === level;
  const decks =
    innovation?.map(deck) ?? dealt.innovation.map((d, i) => [...loose.filter(isLoose(i + 1)), ...unnamed(d)]);
  return {
    track,
    events,
    main: main ? deck(main) : unnamed(dealt.main),
    innovation: decks,
    discards: innovation ? loose : loose.filter((card) => content.cards[card].event !== null),
  };
}

/** Piles and what is out of the match; completes the Victory Tracks that were given as numbers. */
function tokensOf(
  { pilots: sides = [], piles: given }: Position,
  dealt: State,
  pilots: readonly Pilot[],
  grid: readonly Token[],
  content: Content,
): Pick<State, 'piles' | 'gone'> {
  const named = new Set([
    ...grid,
    ...(given ?? []).flat().map((id) => tokenOf(content, id)),
    ...pilots.flatMap((p) => p.victory),
    NONE,
  ]);
  const unnamed = (list: readonly Token[]) => list.filter((token) => !named.has(token));
  const piles = given?.map((ids) => ids.map((id) => tokenOf(content, id)).reverse()) ?? dealt.piles.map(unnamed);
  const loose = unnamed([...dealt.grid, ...(given ? dealt.piles.flat() : [])]);
  let starting = DEFEATED_TOKENS * pilots.length;
  for (const [seat, p] of pilots.entries()) {
    const { victory } = sides[seat] ?? {};
    starting -= p.victory.filter((token) => token === DEFEATED).length;
    if (typeof victory !== 'number') continue;
    while (p.victory.length < victory) {
      const token = loose.shift() ?? (given ? undefined : piles.findLast((pile) => pile.length > 0)?.shift());
      if (token === undefined) throw new Error(`no Invader is left for the Victory Track of seat ${seat}`);
      p.victory = [...p.victory, token];
    }
  }
  return { piles, gone: [...new Array<Token>(Math.max(starting, 0)).fill(DEFEATED), ...loose] };
}

/** The gems that lie nowhere else; what a given supply lacks goes to the pilot after the active one. */
function supplyOf({ supply, active = 0 }: Position, dealt: State, pilots: readonly Pilot[]): readonly number[] {
  const rest = GEMS.map((gem, i) => {
    let n = dealt.supply[i];
    for (const p of dealt.pilots) n += p.bag[i];
    for (const p of pilots) {
      n -= p.bag[i] + p.exchanged[i];
      if (gem !== 'overheat') n -= p.weapons[i].energy;
      else for (const weapon of p.weapons) n -= weapon.overheat;
    }
    return n;
  });
  if (!supply) return rest;
  const next = pilots[(active + 1) % pilots.length];
  const left = gemCounts(supply);
  next.bag = next.bag.map((n, gem) => n + rest[gem] - left[gem]);
  return left;
}
