import { below, type Emit, only, replaceTop, type Seat, type Steps, shuffle, top } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { automatonTurn } from './automaton.ts';
import { contentOf, kindsOf } from './content.ts';
import { discardAll, discardCard, discardTop, drawCards, eventsIn, takeFromHand, takeLooked } from './deck.ts';
import type { Event } from './events.ts';
import { mustPass } from './legal.ts';
import { build } from './moves/build.ts';
import { buy } from './moves/buy.ts';
import { discard } from './moves/discard.ts';
import { event } from './moves/event.ts';
import { income } from './moves/income.ts';
import { operate } from './moves/operate.ts';
import { pass } from './moves/pass.ts';
import { repair } from './moves/repair.ts';
import { returnCards } from './moves/returnCards.ts';
import { show } from './moves/show.ts';
import { sufferDamage } from './moves/sufferDamage.ts';
import { take } from './moves/take.ts';
import { trim } from './moves/trim.ts';
import { upgrade } from './moves/upgrade.ts';
import { AUTOMATON_HAND, TURNS_A_SEAT } from './numbers.ts';
import { answerOf, isAwaited, waiting } from './poll.ts';
import { passTurn } from './turn.ts';
import type { FrameOf, OrbitalFrame, State } from './types.ts';
import * as year from './year.ts';

/** A step that nobody decides. */
const automatic = (step: (s: State, emit: Emit<Event>) => void) => ({
  settle(s: State, _frame: OrbitalFrame, emit: Emit<Event>): boolean {
    step(s, emit);
    return true;
  },
});

/** The sequence of play. */
export const STEPS: Steps<State, Action, Event> = {
  startingHand: {
    open: [returnCards],
    settle(s, frame, emit) {
      if (isAwaited(s, frame)) return false;
      begin(s, frame, emit);
      return true;
    },
  },
  startYear: automatic(year.startYear),
  turn: {
    open: [build, upgrade, buy, operate, event, repair, pass],
    settle(s, _frame, emit) {
      const seat = s.active;
      const p = s.players[seat];
      if (p.kind === 'automaton') automatonTurn(s, seat, emit);
      else if (p.hand.length === 0 && mustPass(s, seat)) passTurn(s, seat, emit);
      else return false;
      return true;
    },
  },
  endTurn: automatic(endTurn),
  played: {
    settle(s, { card }) {
      s.stack.pop();
      discardAll(s, [card]);
      return true;
    },
  },
  observatory: {
    open: [take],
    settle(s, { cards }, emit) {
      if (cards.length > 1) return false;
      takeLooked(s, cards[0], emit);
      return true;
    },
  },
  forcedDiscard: {
    open: [discard],
    settle(s, { seat }, emit) {
      const { hand } = s.players[seat];
      if (hand.length > 1) return false;
      s.stack.pop();
      discardCard(s, seat, hand[0], emit, true);
      return true;
    },
  },
  uneventfulYear: {
    open: [discard, show],
    settle(s, frame, emit) {
      if (isAwaited(s, frame)) return false;
      answerEvents(s, frame, emit);
      return true;
    },
  },
  failedProject: { open: [sufferDamage] },
  victoryPoints: automatic(year.scoreColours),
  market: automatic(year.renewMarket),
  crew: automatic(year.renewCrew),
  megaCredits: automatic(year.openIncome),
  income: {
    open: [income],
    settle(s, frame, emit) {
      if (isAwaited(s, frame)) return false;
      s.stack.pop();
      year.payIncome(s, (seat) => answerOf(frame, seat) ?? undefined, emit);
      return true;
    },
  },
  cards: automatic(year.dealYear),
  trim: {
    open: [trim],
    settle(s, frame, emit) {
      if (isAwaited(s, frame)) return false;
      year.trimHands(s, frame, emit);
      return true;
    },
  },
  maintenance: automatic(year.maintain),
  newYear: automatic(year.newYear),
};

/** Who decides at the step that waits. */
export function actors(s: State): readonly Seat[] {
  const frame = top(s);
  switch (frame.step) {
    case 'startingHand':
    case 'uneventfulYear':
    case 'income':
    case 'trim':
      return waiting(s, frame);
    case 'observatory':
    case 'forcedDiscard':
    case 'failedProject':
      return only(frame.seat);
    default:
      return only(s.active);
  }
}

/** All have chosen: the returned cards are shuffled in, automata are dealt, and chance names the first player. */
function begin(s: State, { asked, answers }: FrameOf<'startingHand'>, emit: Emit<Event>): void {
  const pile = s.drawPile.slice();
  asked.forEach((seat, i) => {
    const returned = answers[i] ?? [];
    for (const card of returned) takeFromHand(s.players[seat], card);
    pile.push(...returned);
  });
  s.drawPile = shuffle(s.rng, pile);
  for (const [seat, p] of s.players.entries()) {
    if (p.kind === 'automaton') drawCards(s, seat, AUTOMATON_HAND, emit);
  }
  s.first = below(s.rng, s.seats);
  s.stack = [{ step: 'startYear' }];
}

/** The next seat's turn, or the end of the year. */
function endTurn(s: State, emit: Emit<Event>): void {
  s.turns++;
  if (s.passesInARow >= s.seats || s.turns >= TURNS_A_SEAT * s.seats) year.endYear(s, emit);
  else {
    s.active = (s.active + 1) % s.seats;
    replaceTop(s, { step: 'turn' });
  }
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
