import { pick, type Rng, type Seat, shuffle } from '@starboard/kernel';
import { contentOf } from './content.ts';
import { eventsIn, sorted } from './deck.ts';
import { RETURNED } from './numbers.ts';
import { colourCounts } from './orbital.ts';
import { answerOf, answersItself, waiting } from './poll.ts';
import {
  type Card,
  COLOURS,
  type FrameView,
  type OrbitalFrame,
  type Poll,
  type PollView,
  type State,
} from './types.ts';

/** A step as a viewer sees it: of a question only the own answer, of cards looked at only the own ones. */
export function frameView(s: State, frame: OrbitalFrame, seat: Seat | null): FrameView {
  switch (frame.step) {
    case 'observatory': {
      const { step, seat: owner, cards } = frame;
      return { step, seat: owner, n: cards.length, cards: owner === seat ? cards : null };
    }
    case 'startingHand':
      return { step: frame.step, asked: frame.asked, waiting: waiting(s, frame), own: ownAnswer(frame, seat) };
    case 'uneventfulYear':
      return { step: frame.step, asked: frame.asked, waiting: waiting(s, frame), own: ownAnswer(frame, seat) };
    case 'income':
      return { step: frame.step, asked: frame.asked, waiting: waiting(s, frame), own: ownAnswer(frame, seat) };
    case 'trim':
      return {
        step: frame.step,
        asked: frame.asked,
        waiting: waiting(s, frame),
        own: ownAnswer(frame, seat),
        over: frame.over,
        chosen: frame.answers.map((cut) => cut?.length ?? 0),
      };
    default:
      return frame;
  }
}

function ownAnswer<T>(poll: Poll<T>, seat: Seat | null): T | null {
  return seat === null ? null : (answerOf(poll, seat) ?? null);
}

/** Whose view it is, and what is dealt out of sight for it. */
interface Viewer {
  readonly seat: Seat | null;
  readonly rng: Rng;
  /** Takes cards that nobody sees. */
  readonly deal: (n: number) => Card[];
}

/** A step for a determinized state; the secret answers of others are any that their hands allow. */
export function frameOf(s: State, frame: FrameView, viewer: Viewer): OrbitalFrame {
  const { rng, deal } = viewer;
  const c = contentOf(s.options);
  const some = (other: Seat, n: number) => sorted(shuffle(rng, s.players[other].hand.slice()).slice(0, n));
  switch (frame.step) {
    case 'observatory':
      return { step: frame.step, seat: frame.seat, cards: frame.cards ?? sorted(deal(frame.n)) };
    case 'startingHand':
      return { step: frame.step, ...poll(frame, viewer, (other) => some(other, RETURNED)) };
    case 'trim': {
      const { step, over, chosen } = frame;
      // The beginning of a whole sequence, so that it can be gone on with.
      const guess = (other: Seat, i: number) => (chosen[i] > 0 ? some(other, over[i]).slice(0, chosen[i]) : null);
      return { step, over, ...poll({ ...frame, waiting: [] }, viewer, guess) };
    }
    case 'income': {
      const guess = (other: Seat) => {
        const counts = colourCounts(c, s.players[other]);
        return pick(
          rng,
          COLOURS.filter((_, i) => counts[i] > 0),
        );
      };
      return { step: frame.step, ...poll(frame, viewer, guess) };
    }
    case 'uneventfulYear': {
      const guess = (other: Seat): Card | 'show' | null => {
        if (answersItself(s.players[other])) return null;
        const events = eventsIn(c, s.players[other].hand);
        return events.length > 0 ? pick(rng, events) : 'show';
      };
      return { step: frame.step, ...poll(frame, viewer, guess) };
    }
    default:
      return frame;
  }
}

/** A question with the own answer, those that are given guessed, and none for those who are waited for. */
function poll<T>(
  { asked, waiting: still, own }: Pick<PollView<never, T>, 'asked' | 'waiting' | 'own'>,
  { seat }: Viewer,
  guess: (seat: Seat, index: number) => T | null,
): Poll<T> {
  const answers = asked.map((other, i) => {
    if (other === seat && own !== null) return own;
    return still.includes(other) ? null : guess(other, i);
  });
  return { asked, answers };
}
