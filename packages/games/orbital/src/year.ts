import type { Emit, Seat } from '@starboard/kernel';
import { CORE } from './content/upgrades.ts';
import { contentOf, kindsOf } from './content.ts';
import { canDraw, discardAll, drawCards, takeFromHand, takeTop } from './deck.ts';
import type { Event } from './events.ts';
import { AUTOMATON_HAND, CARDS_A_YEAR, MARKET, MC_A_YEAR, RIVAL_CARDS } from './numbers.ts';
import { bestColour, changeModules, colourCounts, countOf, crewSymbols, handLimit, lasting } from './orbital.ts';
import { clockwise, question } from './poll.ts';
import { leaders, outcome } from './scoring.ts';
import { COLOURS, type Colour, type FrameOf, type OrbitalFrame, type State } from './types.ts';

/** The steps at the end of a year, the first one on top (ORBITAL-END-1). */
const END_OF_YEAR: readonly OrbitalFrame[] = [
  { step: 'newYear' },
  { step: 'maintenance' },
  { step: 'cards' },
  { step: 'megaCredits' },
  { step: 'crew' },
  { step: 'market' },
  { step: 'victoryPoints' },
];

export function endYear(s: State, emit: Emit<Event>): void {
  emit({ type: 'yearEnds', year: s.year });
  s.stack = END_OF_YEAR.slice();
}

export function scoreColours(s: State, emit: Emit<Event>): void {
  const last = s.year === s.options.years;
  // The last year pays double and has no other step (ORBITAL-END-3).
  const vp = last ? 2 : 1;
  for (const { colour, seats } of leaders(s)) {
    for (const seat of seats) s.players[seat].vp += vp;
    if (seats.length > 0) emit({ type: 'scored', colour, seats, vp });
  }
  s.stack.pop();
  if (!last) return;
  s.stack = [];
  emit({ type: 'over', vp: s.players.map((p) => p.vp), winners: outcome(s)?.winners ?? [] });
}

/** Lays out up to five cards, the first drawn nearest to the pile (ORBITAL-RULING-20). */
export function layMarket(s: State, emit: Emit<Event>): void {
  s.market = takeTop(s, MARKET, emit).reverse();
  emit({ type: 'market', cards: kindsOf(contentOf(s.options), s.market), reveals: true });
}

export function renewMarket(s: State, emit: Emit<Event>): void {
  s.stack.pop();
  if (s.mode === 'soloBots') return;
  discardAll(s, s.market);
  layMarket(s, emit);
}

export function renewCrew(s: State, emit: Emit<Event>): void {
  s.stack.pop();
  const c = contentOf(s.options);
  for (const [seat, p] of s.players.entries()) {
    changeModules(p, (m) => m.used || m.crew > 0, { crew: 0, used: false });
    p.crew = crewSymbols(c, p);
    emit({ type: 'crew', seat, n: p.crew });
  }
}

/** Asks for income colours where there is a choice, otherwise pays. */
export function openIncome(s: State, emit: Emit<Event>): void {
  s.stack.pop();
  const c = contentOf(s.options);
  const asked = s.options.autoIncome
    ? []
    : clockwise(s.seats, s.first).filter((seat) => {
        const p = s.players[seat];
        return p.kind === 'player' && colourCounts(c, p).filter((n) => n > 0).length > 1;
      });
  if (asked.length > 0) s.stack.push({ step: 'income', ...question(asked) });
  else payIncome(s, () => undefined, emit);
}

/** Pays every seat; `chosen` gives the colour of those that were asked. */
export function payIncome(s: State, chosen: (seat: Seat) => Colour | undefined, emit: Emit<Event>): void {
  const c = contentOf(s.options);
  for (const seat of clockwise(s.seats, s.first)) {
    const p = s.players[seat];
    const choice = chosen(seat);
    const colour = choice ?? bestColour(c, p);
    const mc = MC_A_YEAR + countOf(c, p, colour) + lasting(c, p, 'income');
    p.mc += mc;
    emit(choice ? { type: 'income', seat, colour, mc, reveals: true } : { type: 'income', seat, colour, mc });
  }
}

/** Everyone draws, then the rivals; then players over their limit are asked to trim. */
export function dealYear(s: State, emit: Emit<Event>): void {
  s.stack.pop();
  const c = contentOf(s.options);
  const order = clockwise(s.seats, s.first);
  for (const seat of order) {
    const p = s.players[seat];
    // Automata fill up to five cards (ORBITAL-RULING-65); after a year cut off (ORBITAL-RULING-81) they may have more.
    const missing = Math.max(0, AUTOMATON_HAND - p.hand.length);
    drawCards(s, seat, p.kind === 'automaton' ? missing : CARDS_A_YEAR + lasting(c, p, 'moreCards'), emit);
  }
  // Before hands are trimmed (ORBITAL-PEACE-5, ORBITAL-RULING-74).
  growRivals(s, emit);
  const excess = (seat: Seat) => s.players[seat].hand.length - handLimit(c, s.players[seat]);
  const asked = order.filter((seat) => s.players[seat].kind === 'player' && excess(seat) > 0);
  if (asked.length > 0) s.stack.push({ step: 'trim', over: asked.map(excess), ...question(asked) });
}

/** Draws the cards of each rival and moves its tracks (ORBITAL-PEACE-4). */
export function growRivals(s: State, emit: Emit<Event>): void {
  const c = contentOf(s.options);
  for (let rival = 0; rival < s.rivals.length && canDraw(s); rival++) {
    const cards = takeTop(s, RIVAL_CARDS, emit);
    const grown = s.rivals[rival].map((n, colour) => n + cards.filter((card) => c.colour[card] === colour).length);
    s.rivals = s.rivals.with(rival, grown);
    discardAll(s, cards);
    emit({ type: 'rival', rival, cards: kindsOf(c, cards), reveals: true });
  }
}

/** All trimmed hands are turned over at once. */
export function trimHands(s: State, { asked, answers }: FrameOf<'trim'>, emit: Emit<Event>): void {
  s.stack.pop();
  const c = contentOf(s.options);
  asked.forEach((seat, i) => {
    const cut = answers[i] ?? [];
    for (const card of cut) takeFromHand(s.players[seat], card);
    discardAll(s, cut);
    emit({ type: 'trimmed', seat, cards: kindsOf(c, cut), reveals: true });
  });
}

export function maintain(s: State, emit: Emit<Event>): void {
  s.stack.pop();
  let n = 0;
  for (const p of s.players) {
    for (const m of p.modules) n += m.damage;
    changeModules(p, (m) => m.damage > 0, { damage: 0 });
  }
  if (n > 0) emit({ type: 'maintenance', n });
}

export function newYear(s: State, emit: Emit<Event>): void {
  s.year++;
  s.first = (s.first + 1) % s.seats;
  startYear(s, emit);
}

/** The first player begins; nothing of last year is left over. */
export function startYear(s: State, emit: Emit<Event>): void {
  s.active = s.first;
  s.passesInARow = 0;
  s.turns = 0;
  for (const p of s.players) p.convoys = 0;
  s.stack = [{ step: 'turn' }];
  emit({ type: 'year', year: s.year, seat: s.first, last: s.year === s.options.years });
}

/** A rival has what you start with: one red core (ORBITAL-PEACE-3). */
export function newTrack(): number[] {
  return COLOURS.map((colour) => (colour === CORE.colour ? 1 : 0));
}
