import type { Seat } from '@starboard/kernel';
import { MOST_SEATS } from './numbers.ts';
import type { FrameOf, Player, Poll, PollStep, State } from './types.ts';

/** A question to some seats that nobody has answered yet. */
export function question(asked: readonly Seat[]): Poll<never> {
  return { asked, answers: asked.map(() => null) };
}

/** The answer of a seat; null if there is none yet, undefined if it is not asked. */
export function answerOf<T>({ asked, answers }: Poll<T>, seat: Seat): T | null | undefined {
  const index = asked.indexOf(seat);
  return index < 0 ? undefined : answers[index];
}

/** The same question with one more answer, or with another one. */
export function withAnswer<P extends Poll<unknown>>(poll: P, seat: Seat, answer: NonNullable<P['answers'][number]>): P {
  return { ...poll, answers: poll.answers.with(poll.asked.indexOf(seat), answer) };
}

/** Whether one of those asked, by index, has not answered yet; one that everybody can answer for is not waited for. */
function isOwing(s: State, frame: FrameOf<PollStep>, i: number): boolean {
  switch (frame.step) {
    case 'trim':
      return (frame.answers[i]?.length ?? 0) < frame.over[i];
    case 'uneventfulYear':
      return frame.answers[i] === null && !answersItself(s.players[frame.asked[i]]);
    default:
      return frame.answers[i] === null;
  }
}

/** The seats that a question waits for. */
export function waiting(s: State, frame: FrameOf<PollStep>): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < frame.asked.length; i++) if (isOwing(s, frame, i)) seats.push(frame.asked[i]);
  return seats;
}

export function isAwaited(s: State, frame: FrameOf<PollStep>): boolean {
  for (let i = 0; i < frame.asked.length; i++) if (isOwing(s, frame, i)) return true;
  return false;
}

/** Uneventful Year asks neither automata nor a hand of one card, for which everybody knows the answer. */
export function answersItself({ kind, hand }: Player): boolean {
  return kind === 'automaton' || hand.length === 1;
}

/** By number of seats and by seat, made once. */
const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, from) => Array.from({ length: seats }, (___, i) => (from + i) % seats)),
);

/** All seats in clockwise order from one of them. */
export function clockwise(seats: number, from: Seat): readonly Seat[] {
  return CLOCKWISE[seats][from];
}
