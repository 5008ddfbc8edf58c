import { type Key, type Rng, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { tokenId } from './aliens.ts';
import { type Content, contentOf, firesOf, gemOf } from './cards.ts';
import { clone } from './clone.ts';
import { hasAssist } from './grid.ts';
import { income, totals } from './pilot.ts';
import {
  type Card,
  DEFEATED,
  ENERGIES,
  type FrameView,
  GAP,
  GEMS,
  type Gem,
  type InvaderView,
  LEVELS,
  NONE,
  type Pilot,
  type PilotView,
  ROWS,
  type ScrambleFrame,
  type SlotView,
  type State,
  type Token,
  type View,
} from './types.ts';

/** What anybody may know: nothing is private, but nobody sees the order of decks and piles. */
export function view(s: State, seat: Seat | null): View {
  const { cards } = contentOf(s);
  const id = (card: Card) => (card < 0 ? null : cards[card].id);
  const slot = (card: Card, i: number): SlotView => ({ card: id(card), event: id(s.events[i]), gap: card === GAP });
  return {
    seat,
    experienced: s.experienced,
    cards: s.cards,
    columns: s.columns,
    aggression: s.aggression,
    first: s.first,
    round: s.round,
    active: s.active,
    turn: {
      ...s.turn,
      drawn: GEMS[s.turn.drawn] ?? null,
      used: GEMS[s.turn.used] ?? null,
      weapon: ENERGIES[s.turn.weapon] ?? null,
    },
    pilots: s.pilots.map((_, owner) => pilotView(s, owner)),
    grid: ROWS.map((row) =>
      s.grid.slice((row - 1) * s.columns, row * s.columns).map((_, i) => invaderView(s, (row - 1) * s.columns + i)),
    ),
    piles: s.piles.map((pile) => sorted(pile).map((token) => tokenId(s, token))),
    gone: s.gone.map((token) => tokenId(s, token)),
    track: s.track.map(slot),
    main: s.main.map((card) => cards[card].level).toReversed(),
    innovation: s.innovation.map((deck) => deck.length),
    unseen: sorted([...s.main, ...s.innovation.flat()]).map((card) => cards[card].id),
    discards: s.discards.map((card) => cards[card].id),
    aliensMoved: s.aliensMoved,
    supply: byGem(s.supply),
    stack: s.stack.map((frame) => frameView(frame, id)),
  };
}

function pilotView(s: State, owner: Seat): PilotView {
  const { cards } = contentOf(s);
  const p = s.pilots[owner];
  return {
    colour: p.colour,
    space: p.space,
    heat: p.heat,
    credits: p.credits,
    assists: p.assists,
    bag: byGem(p.bag),
    exchanged: byGem(p.exchanged),
    weapons: p.weapons.map((weapon, w) => {
      const icons = totals(s, owner, w);
      return {
        ...weapon,
        weapon: ENERGIES[w],
        cards: weapon.cards.map((card) => cards[card].id),
        icons: { ...icons, fire: firesOf(icons.fire) },
      };
    }),
    systems: p.systems.map((card) => cards[card].id),
    victory: p.victory.map((token) => tokenId(s, token)),
    income: income(s, owner),
  };
}

function invaderView(s: State, cell: number): InvaderView | null {
  const token = contentOf(s).tokens[s.grid[cell]];
  if (!token) return null;
  const { id, level, colour, shield } = token;
  const assists = s.pilots.flatMap((_, seat) => (hasAssist(s, cell, seat) ? [seat] : []));
  return { id, level, colour, shield, remaining: s.remaining[cell], assists };
}

function frameView(frame: ScrambleFrame, id: (card: Card) => string | null): FrameView {
  if (frame.step === 'discard') return { step: 'discard', card: id(frame.card), event: id(frame.event) };
  if (frame.step === 'purge') return { step: 'purge', card: id(frame.card) ?? '' };
  return frame;
}

/** What a view tells, read once: a state without order in its decks and piles, and what those are dealt from. */
interface Template {
  readonly state: State;
  readonly levels: readonly UnseenLevel[];
}

/** The unseen cards of a level: those with a known place, the events among the cards of the Main deck, and the Upgrades. */
interface UnseenLevel {
  readonly below: readonly Card[];
  readonly events: readonly Card[];
  readonly upgrades: readonly Card[];
  /** How many of the Upgrades are in the Main deck. */
  readonly inMain: number;
}

/** A search imagines thousands of worlds from one view. */
const templates = new WeakMap<View, Template>();

/** A whole state for a view: the hidden cards and tokens go to their decks and piles in a new order. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const template = templates.get(v) ?? templateOf(v, rng);
  templates.set(v, template);
  const { state, levels } = template;
  const piles = state.piles.map((pile) => shuffle(rng, pile.slice()));
  return { ...clone(state), rng, piles, ...decks(levels, rng) };
}

function templateOf(v: View, rng: Rng): Template {
  const content = contentOf(v);
  const card = (id: string | null): Card => (id === null ? NONE : (content.cardOf.get(id) ?? NONE));
  const token = (id: string): Token => content.tokenOf.get(id) ?? DEFEATED;
  const cells = v.grid.flat();
  const state: State = {
    seats: v.pilots.length,
    rng,
    stack: v.stack.map((frame) => frameOf(frame, card)),
    experienced: v.experienced,
    cards: v.cards,
    columns: v.columns,
    aggression: v.aggression,
    first: v.first,
    round: v.round,
    active: v.active,
    turn: { ...v.turn, drawn: gemIndex(v.turn.drawn), used: gemIndex(v.turn.used), weapon: gemIndex(v.turn.weapon) },
    pilots: v.pilots.map((p) => pilotOf(p, card, token)),
    grid: cells.map((cell) => (cell ? token(cell.id) : NONE)),
    remaining: cells.map((cell) => cell?.remaining ?? 0),
    assisted: cells.map((cell) => (cell?.assists ?? []).reduce((bits, seat) => bits | (1 << seat), 0)),
    piles: v.piles.map((pile) => pile.map(token)),
    gone: v.gone.map(token),
    track: v.track.map((slot) => (slot.gap ? GAP : card(slot.card))),
    events: v.track.map((slot) => card(slot.event)),
    main: [],
    innovation: [],
    discards: v.discards.map(card),
    aliensMoved: v.aliensMoved,
    supply: GEMS.map((gem) => v.supply[gem]),
  };
  return { state, levels: unseenLevels(v, content) };
}

function pilotOf(p: PilotView, card: (id: string) => Card, token: (id: string) => Token): Pilot {
  return {
    colour: p.colour,
    space: p.space,
    heat: p.heat,
    credits: p.credits,
    assists: p.assists,
    bag: GEMS.map((gem) => p.bag[gem]),
    exchanged: GEMS.map((gem) => p.exchanged[gem]),
    weapons: p.weapons.map(({ cards, outOfOrder, boost, energy, overheat }) => ({
      cards: cards.map(card),
      outOfOrder,
      boost,
      energy,
      overheat,
    })),
    systems: p.systems.map(card),
    victory: p.victory.map(token),
  };
}

function unseenLevels(v: View, { cards, cardOf }: Content): UnseenLevel[] {
  const unseen = v.unseen.map((id) => cardOf.get(id) ?? NONE);
  return LEVELS.map((level) => {
    const here = unseen.filter((card) => cards[card].level === level);
    const below = here.filter((card) => cards[card].place === 'below');
    const events = here.filter((card) => cards[card].place === 'shuffled');
    const upgrades = here.filter((card) => cards[card].event === null);
    const inMain = v.main.filter((back) => back === level).length - below.length - events.length;
    return { below, events, upgrades, inMain };
  });
}

/**
 * Deals the unseen cards anew, level by level: the event that goes below a small deck has its known place, the others are
 * somewhere among the cards of their level in the Main deck, and the rest of the level is its Innovation deck.
 */
function decks(levels: readonly UnseenLevel[], rng: Rng): Pick<State, 'main' | 'innovation'> {
  const innovation: (readonly Card[])[] = [];
  const parts = levels.map(({ below, events, upgrades, inMain }) => {
    const shuffled = shuffle(rng, upgrades.slice());
    const small = shuffled.splice(0, inMain);
    innovation.push(shuffled);
    return [...below, ...shuffle(rng, [...small, ...events])];
  });
  return { main: parts.toReversed().flat(), innovation };
}

function frameOf(frame: FrameView, card: (id: string | null) => Card): ScrambleFrame {
  if (frame.step === 'discard') return { step: 'discard', card: card(frame.card), event: card(frame.event) };
  if (frame.step === 'purge') return { step: 'purge', card: card(frame.card) };
  return frame;
}

function gemIndex(gem: Gem | null): number {
  return gem === null ? NONE : gemOf(gem);
}

function byGem(counts: readonly number[]): Record<Gem, number> {
  return Object.fromEntries(GEMS.map((gem, i) => [gem, counts[i]])) as Record<Gem, number>;
}

function sorted(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b);
}
