import { type Key, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { type Content, cardOf, contentOf, kindsOf } from './content.ts';
import { frameOf, frameView } from './frameView.ts';
import { exitsOf } from './geometry.ts';
import { chartOf, immuneOf, type Look, look, outerOf } from './look.ts';
import {
  bestColour,
  colourCounts,
  countOf,
  crewSymbols,
  handLimit,
  lasting,
  MC_A_YEAR,
  printedColour,
} from './orbital.ts';
import {
  type ByColour,
  type Card,
  COLOURS,
  type ExitView,
  type Placed,
  type PlacedView,
  type Player,
  type PlayerView,
  type State,
  type View,
} from './types.ts';

/** Lists and modules are replaced, never changed, so a clone shares them. */
export function clone(s: State): State {
  const players: Player[] = [];
  for (const p of s.players) players.push(clonePlayer(p));
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    options: s.options,
    mode: s.mode,
    year: s.year,
    firstSeat: s.firstSeat,
    activeSeat: s.activeSeat,
    passesInARow: s.passesInARow,
    turns: s.turns,
    drawPile: s.drawPile,
    discardPile: s.discardPile,
    market: s.market,
    upgradesLeft: s.upgradesLeft,
    rivals: s.rivals,
    players,
  };
}

function clonePlayer(p: Player): Player {
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    hand: p.hand,
    known: p.known,
    upgrade: p.upgrade,
    convoys: p.convoys,
    modules: p.modules,
  };
}

/** What a seat may know: all but hidden hands, the pile, cards looked at, and answers that are still secret. */
export function view(s: State, seat: Seat | null): View {
  const l = look(s, seat ?? 0);
  const { c } = l;
  return {
    seat,
    options: s.options,
    mode: s.mode,
    year: s.year,
    firstSeat: s.firstSeat,
    activeSeat: s.activeSeat,
    passesInARow: s.passesInARow,
    turns: s.turns,
    drawPileSize: s.drawPile.length,
    discardPile: kindsOf(c, s.discardPile),
    market: kindsOf(c, s.market),
    upgradesLeft: s.upgradesLeft.map((i) => c.upgrades[i].id),
    rivals: s.rivals.map(byColour),
    players: s.players.map((_, owner) => playerView(l, owner, owner === seat)),
    unseen: kindsOf(c, unseen(s, seat)),
    stack: s.stack.map((frame) => frameView(s, c, frame, seat)),
  };
}

function byColour(counts: readonly number[]): ByColour<number> {
  return Object.fromEntries(COLOURS.map((colour, i) => [colour, counts[i]])) as ByColour<number>;
}

function playerView(l: Look, owner: Seat, own: boolean): PlayerView {
  const { c } = l;
  const p = l.s.players[owner];
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    convoys: p.convoys,
    handSize: p.hand.length,
    hand: own && p.kind === 'player' ? kindsOf(c, p.hand) : null,
    known: kindsOf(c, p.known),
    upgrade: p.upgrade < 0 ? null : c.upgrades[p.upgrade].id,
    modules: p.modules.map((_, index) => placedView(l, owner, index)),
    counts: byColour(colourCounts(c, p)),
    crewSymbols: crewSymbols(c, p),
    handLimit: handLimit(c, p),
    expectedMc: MC_A_YEAR + countOf(c, p, bestColour(c, p)) + lasting(c, p, 'income'),
  };
}

function placedView(l: Look, owner: Seat, index: number): PlacedView {
  const { c } = l;
  const p = l.s.players[owner];
  const m = p.modules[index];
  return {
    ...m,
    card: m.card < 0 ? 'core' : c.kinds[m.card],
    colour: COLOURS[printedColour(c, p, m)],
    exits: exitViews(l, owner, m),
    outer: outerOf(l, owner)[index],
    immune: immuneOf(l, owner)[index],
  };
}

function exitViews(l: Look, owner: Seat, m: Placed): ExitView[] {
  const own = chartOf(l, owner).free.filter((exit) => exit.host === m);
  return exitsOf(l.c.exits, m).map((side) => {
    const exit = own.find((e) => e.side === side);
    if (!exit) return { side, is: 'connected' };
    return { side, is: exit.usable ? 'usable' : exit.open ? 'damaged' : 'blocked' };
  });
}

/** Cards out of a viewer's sight: hidden hands, the pile, and what somebody else looks at. */
function unseen(s: State, seat: Seat | null): Card[] {
  const hidden = [...s.drawPile];
  for (const [owner, p] of s.players.entries()) {
    if (owner !== seat || p.kind === 'automaton') hidden.push(...minus(p.hand, p.known));
  }
  for (const frame of s.stack) if (frame.step === 'observatory' && frame.seat !== seat) hidden.push(...frame.cards);
  return hidden.sort((a, b) => a - b);
}

/** A whole state for a view: what is unseen is dealt anew to hidden hands, looked-at cards and the pile. */
export function determinize(v: View, key: Key): State {
  const c = contentOf(v.options);
  const rng = rngOf(key);
  const pool = shuffle(rng, cardsOf(c, v.unseen));
  const deal = (n: number) => pool.splice(pool.length - n, n);
  const players = v.players.map((p) => playerOf(c, p, deal));
  const s: State = {
    seats: v.players.length,
    rng,
    stack: [],
    options: v.options,
    mode: v.mode,
    year: v.year,
    firstSeat: v.firstSeat,
    activeSeat: v.activeSeat,
    passesInARow: v.passesInARow,
    turns: v.turns,
    drawPile: pool,
    discardPile: cardsOf(c, v.discardPile),
    market: cardsOf(c, v.market),
    upgradesLeft: v.upgradesLeft.map((id) => c.upgrades.findIndex((row) => row.id === id)),
    rivals: v.rivals.map((track) => COLOURS.map((colour) => track[colour])),
    players,
  };
  s.stack = v.stack.map((frame) => frameOf(s, c, frame, { seat: v.seat, rng, deal }));
  return s;
}

function playerOf(c: Content, p: PlayerView, deal: (n: number) => Card[]): Player {
  const known = cardsOf(c, p.known);
  const seen = p.hand ? cardsOf(c, p.hand) : known;
  const hand = [...seen, ...deal(p.handSize - seen.length)];
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    hand: p.kind === 'player' ? hand.sort((a, b) => a - b) : hand,
    known,
    upgrade: p.upgrade === null ? -1 : c.upgrades.findIndex((row) => row.id === p.upgrade),
    convoys: p.convoys,
    modules: p.modules.map((m) => placedOf(c, m)),
  };
}

function placedOf(c: Content, m: PlacedView): Placed {
  const { id, card, x, y, facing, host, damage, crew, used } = m;
  return { id, card: card === 'core' ? -1 : cardOf(c, card), x, y, facing, host, damage, crew, used };
}

/** Every card by kind, wherever it lies, and every upgrade: the same at all times. */
export function inventory(s: State): Record<string, number> {
  const c = contentOf(s.options);
  const count: Record<string, number> = {};
  const add = (name: string) => {
    count[name] = (count[name] ?? 0) + 1;
  };
  const zones = [s.drawPile, s.discardPile, s.market, ...s.players.map((p) => p.hand)];
  for (const zone of zones) for (const card of zone) add(c.kinds[card]);
  for (const p of s.players) for (const m of p.modules) add(m.card < 0 ? 'core' : c.kinds[m.card]);
  for (const frame of s.stack) {
    if (frame.step === 'played') add(c.kinds[frame.card]);
    if (frame.step === 'observatory') for (const card of frame.cards) add(c.kinds[card]);
  }
  for (const i of s.upgradesLeft) add(c.upgrades[i].id);
  for (const { upgrade } of s.players) if (upgrade >= 0) add(c.upgrades[upgrade].id);
  return count;
}

function cardsOf(c: Content, kinds: readonly string[]): Card[] {
  return kinds.map((kind) => cardOf(c, kind));
}

/** The cards of a list that remain when some are taken out. */
function minus(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
}
