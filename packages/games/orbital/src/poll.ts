import { NOBODY, type Seat } from '@starboard/kernel';
import type { OrbitalFrame, Player, Poll, State } from './types.ts';

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

/** Uneventful Year asks neither automata nor a hand of one card, for which everybody knows the answer. */
export function answersItself({ kind, hand }: Player): boolean {
  return kind === 'automaton' || hand.length === 1;
}

/** The seats of a list in clockwise order from one of them. */
export function clockwise(seats: number, from: Seat): Seat[] {
  return Array.from({ length: seats }, (_, i) => (from + i) % seats);
}
