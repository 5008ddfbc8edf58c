import { type Key, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { contentOf } from './content.ts';
import { sorted } from './deck.ts';
import { frameOf, frameView } from './frameView.ts';
import type { Card, FrameView, Player, PlayerView, State, View } from './types.ts';

/** What a seat may know: all but hidden hands, the pile, cards looked at, and answers that are still secret. */
export function view(s: State, seat: Seat | null): View {
  const players: PlayerView[] = [];
  for (let owner = 0; owner < s.seats; owner++) players.push(playerView(s.players[owner], owner === seat));
  const stack: FrameView[] = [];
  for (const frame of s.stack) stack.push(frameView(s, frame, seat));
  return {
    seat,
    options: s.options,
    mode: s.mode,
    year: s.year,
    first: s.first,
    active: s.active,
    passesInARow: s.passesInARow,
    turns: s.turns,
    drawPileSize: s.drawPile.length,
    discardPile: s.discardPile,
    market: s.market,
    upgradesLeft: s.upgradesLeft,
    rivals: s.rivals,
    players,
    unseen: unseen(s, seat),
    stack,
  };
}

function playerView(p: Player, own: boolean): PlayerView {
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    handSize: p.hand.length,
    hand: own && p.kind === 'player' ? p.hand : null,
    known: p.known,
    upgrade: p.upgrade,
    convoys: p.convoys,
    built: p.built,
    modules: p.modules,
  };
}

/** Cards out of a viewer's sight, sorted by counting them: hidden hands, the pile, and what somebody else looks at. */
function unseen(s: State, seat: Seat | null): Card[] {
  const counts = new Array<number>(contentOf(s.options).kinds.length).fill(0);
  add(counts, s.drawPile, 1);
  for (let owner = 0; owner < s.seats; owner++) {
    const p = s.players[owner];
    if (owner === seat && p.kind === 'player') continue;
    add(counts, p.hand, 1);
    add(counts, p.known, -1);
  }
  for (const frame of s.stack) if (frame.step === 'observatory' && frame.seat !== seat) add(counts, frame.cards, 1);
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++) for (let n = counts[card]; n > 0; n--) cards.push(card);
  return cards;
}

function add(counts: number[], cards: readonly Card[], n: number): void {
  for (let i = 0; i < cards.length; i++) counts[cards[i]] += n;
}

/** A whole state for a view: what is unseen is dealt again to hidden hands, looked-at cards and the pile. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const pool = shuffle(rng, v.unseen.slice());
  const deal = (n: number) => pool.splice(pool.length - n, n);
  const players: Player[] = [];
  for (const p of v.players) players.push(playerOf(p, deal));
  const s: State = {
    seats: players.length,
    rng,
    stack: [],
    options: v.options,
    mode: v.mode,
    year: v.year,
    first: v.first,
    active: v.active,
    passesInARow: v.passesInARow,
    turns: v.turns,
    drawPile: pool,
    discardPile: v.discardPile,
    market: v.market,
    upgradesLeft: v.upgradesLeft,
    rivals: v.rivals,
    players,
  };
  for (const frame of v.stack) s.stack.push(frameOf(s, frame, { seat: v.seat, rng, deal }));
  return s;
}

function playerOf(p: PlayerView, deal: (n: number) => Card[]): Player {
  return {
    kind: p.kind,
    mc: p.mc,
    vp: p.vp,
    crew: p.crew,
    hand: p.hand ?? hiddenHand(p, deal),
    known: p.known,
    upgrade: p.upgrade,
    convoys: p.convoys,
    built: p.built,
    modules: p.modules,
  };
}

/** A hand that might be the hidden one: its known cards and others that nobody sees. */
function hiddenHand({ kind, known, handSize }: PlayerView, deal: (n: number) => Card[]): Card[] {
  const hand = known.concat(deal(handSize - known.length));
  return kind === 'player' ? sorted(hand) : hand;
}
