import { below, type Emit, NOBODY, only, type Seat, shuffle } from '@starboard/kernel';
import { automatonTurn } from './automaton.ts';
import { contentOf, kindsOf } from './content.ts';
import { discardAll, discardCard, discardTop, drawCards, eventsIn, takeFromHand } from './deck.ts';
import type { Event } from './events.ts';
import { mustPass } from './legal.ts';
import { top } from './moves/move.ts';
import { passTurn } from './moves/pass.ts';
import { takeLooked } from './moves/take.ts';
import { answerOf } from './poll.ts';
import type { FrameOf, OrbitalFrame, Player, State, StepName } from './types.ts';
import * as year from './year.ts';

/** Goes on by itself where public facts leave one possibility; true if it did, so that the next step can be looked at. */
type Settle<K extends StepName> = (s: State, frame: FrameOf<K>, emit: Emit<Event>) => boolean;

/** A step that nobody decides. */
const automatic =
  (step: (s: State, emit: Emit<Event>) => void) =>
  (s: State, _frame: OrbitalFrame, emit: Emit<Event>): boolean => {
    step(s, emit);
    return true;
  };

const SETTLE: { readonly [K in StepName]: Settle<K> } = {
  startingHand(s, frame, emit) {
    if (waiting(s, frame).length > 0) return false;
    returnCards(s, frame, emit);
    return true;
  },
  startYear: automatic(year.startYear),
  turn(s, _frame, emit) {
    const seat = s.activeSeat;
    const p = s.players[seat];
    if (p.kind === 'automaton') automatonTurn(s, seat, emit);
    else if (p.hand.length === 0 && mustPass(s, seat)) passTurn(s, seat, emit);
    else return false;
    return true;
  },
  endTurn: automatic(endTurn),
  played(s, { card }) {
    s.stack.pop();
    discardAll(s, [card]);
    return true;
  },
  observatory(s, { cards }, emit) {
    if (cards.length > 1) return false;
    takeLooked(s, cards[0], emit);
    return true;
  },
  forcedDiscard(s, { seat }, emit) {
    const { hand } = s.players[seat];
    if (hand.length > 1) return false;
    s.stack.pop();
    discardCard(s, seat, hand[0], emit, true);
    return true;
  },
  uneventfulYear(s, frame, emit) {
    if (waiting(s, frame).length > 0) return false;
    answerEvents(s, frame, emit);
    return true;
  },
  failedProject: () => false,
  victoryPoints: automatic(year.scoreColours),
  market: automatic(year.renewMarket),
  crew: automatic(year.renewCrew),
  megaCredits: automatic(year.openIncome),
  income(s, frame, emit) {
    if (waiting(s, frame).length > 0) return false;
    s.stack.pop();
    year.payIncome(s, (seat) => answerOf(frame, seat) ?? undefined, emit);
    return true;
  },
  cards: automatic(year.dealYear),
  trim(s, frame, emit) {
    if (waiting(s, frame).length > 0) return false;
    year.trimHands(s, frame, emit);
    return true;
  },
  maintenance: automatic(year.maintain),
  newYear: automatic(year.newYear),
};

/** Runs on until someone must decide or the match is over. */
export function proceed(s: State, emit: Emit<Event>): void {
  while (s.stack.length > 0) {
    const frame = top(s);
    if (!(SETTLE[frame.step] as Settle<StepName>)(s, frame, emit)) return;
  }
}

/** Who decides now. */
export function actors(s: State): readonly Seat[] {
  if (s.stack.length === 0) return NOBODY;
  const frame = top(s);
  if (frame.step === 'turn') return only(s.activeSeat);
  return 'seat' in frame ? only(frame.seat) : waiting(s, frame);
}

/** The seats of a question that have not answered yet; one that everybody can answer for them is not waited for. */
export function waiting(s: State, frame: OrbitalFrame): readonly Seat[] {
  switch (frame.step) {
    case 'startingHand':
    case 'income':
      return frame.asked.filter((_, i) => frame.answers[i] === null);
    case 'uneventfulYear':
      return frame.asked.filter((seat, i) => frame.answers[i] === null && !answersItself(s.players[seat]));
    case 'trim':
      return frame.asked.filter((_, i) => (frame.answers[i]?.length ?? 0) < frame.over[i]);
    default:
      return NOBODY;
  }
}

/** All have chosen: the returned cards are shuffled in, automata are dealt, and chance names the first player. */
function returnCards(s: State, { asked, answers }: FrameOf<'startingHand'>, emit: Emit<Event>): void {
  const pile = s.drawPile.slice();
  asked.forEach((seat, i) => {
    const back = answers[i] ?? [];
    for (const card of back) takeFromHand(s.players[seat], card);
    pile.push(...back);
  });
  s.drawPile = shuffle(s.rng, pile);
  for (const [seat, p] of s.players.entries()) {
    if (p.kind === 'automaton') drawCards(s, seat, year.AUTOMATON_HAND, emit);
  }
  s.firstSeat = below(s.rng, s.seats);
  s.stack = [{ step: 'startYear' }];
}

/** The next seat's turn, or the end of the year. */
function endTurn(s: State, emit: Emit<Event>): void {
  s.turns++;
  if (s.passesInARow >= s.seats || s.turns >= year.TURNS_A_SEAT * s.seats) year.endYear(s, emit);
  else {
    s.activeSeat = (s.activeSeat + 1) % s.seats;
    s.stack = [{ step: 'turn' }];
  }
}

/** Uneventful Year asks neither automata nor a hand of one card, for which everybody knows the answer. */
export function answersItself({ kind, hand }: Player): boolean {
  return kind === 'automaton' || hand.length === 1;
}

/** Uneventful Year: all answers are turned over, clockwise. */
function answerEvents(s: State, { asked, answers }: FrameOf<'uneventfulYear'>, emit: Emit<Event>): void {
  s.stack.pop();
  const c = contentOf(s.options);
  asked.forEach((seat, i) => {
    const p = s.players[seat];
    const answer = answers[i] ?? eventsIn(c, p.hand)[0] ?? 'show';
    if (p.kind === 'automaton') discardTop(s, seat, emit);
    else if (answer === 'show') {
      p.known = p.hand.slice();
      emit({ type: 'shown', seat, cards: kindsOf(c, p.hand), reveals: true });
    } else discardCard(s, seat, answer, emit, true);
  });
}
