import { pick, type Rng, type Seat, shuffle } from '@starboard/kernel';
import { type Content, cardOf, kindsOf } from './content.ts';
import { eventsIn } from './deck.ts';
import { RETURNED } from './moves/keepCards.ts';
import { colourCounts } from './orbital.ts';
import { answerOf } from './poll.ts';
import { answersItself, waiting } from './steps.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type FrameView,
  type OrbitalFrame,
  type Poll,
  type PollView,
  type State,
} from './types.ts';

type PollStep = PollView<'startingHand' | 'uneventfulYear' | 'income' | 'trim'>['step'];

/** A step as a viewer sees it: of a question only the own answer, of cards looked at only the own ones. */
export function frameView(s: State, c: Content, frame: OrbitalFrame, seat: Seat | null): FrameView {
  switch (frame.step) {
    case 'played':
      return { step: 'played', card: c.kinds[frame.card] };
    case 'observatory': {
      const { step, seat: owner, cards } = frame;
      return { step, seat: owner, n: cards.length, cards: owner === seat ? kindsOf(c, cards) : null };
    }
    case 'startingHand':
      return pollView(s, frame, seat, (cards: readonly Card[]) => kindsOf(c, cards));
    case 'trim':
      return {
        ...pollView(s, frame, seat, (cards: readonly Card[]) => kindsOf(c, cards)),
        over: frame.over,
        chosen: frame.answers.map((cut) => cut?.length ?? 0),
      };
    case 'uneventfulYear':
      return pollView(s, frame, seat, (answer: Card | 'show') => [answer === 'show' ? answer : c.kinds[answer]]);
    case 'income':
      return pollView(s, frame, seat, (colour: Colour) => [colour]);
    default:
      return frame;
  }
}

function pollView<T, K extends PollStep>(
  s: State,
  frame: OrbitalFrame & Poll<T> & { readonly step: K },
  seat: Seat | null,
  words: (answer: T) => string[],
): PollView<K> {
  const answer = seat === null ? undefined : answerOf<T>(frame, seat);
  const own = answer === undefined || answer === null ? null : words(answer);
  return { step: frame.step, asked: frame.asked, waiting: waiting(s, frame), own };
}

interface Viewer {
  readonly seat: Seat | null;
  readonly rng: Rng;
  /** Takes cards that nobody sees. */
  readonly deal: (n: number) => Card[];
}

/** A step for a determinized state; the secret answers of others are any that their hands allow. */
export function frameOf(s: State, c: Content, frame: FrameView, viewer: Viewer): OrbitalFrame {
  const { rng, deal } = viewer;
  const cardsOf = (kinds: readonly string[]) => kinds.map((kind) => cardOf(c, kind));
  const some = (other: Seat, n: number) =>
    shuffle(rng, s.players[other].hand.slice())
      .slice(0, n)
      .sort((a, b) => a - b);
  switch (frame.step) {
    case 'played':
      return { step: 'played', card: cardOf(c, frame.card) };
    case 'observatory': {
      const cards = frame.cards ? cardsOf(frame.cards) : deal(frame.n).sort((a, b) => a - b);
      return { step: 'observatory', seat: frame.seat, cards };
    }
    case 'startingHand':
      return { step: frame.step, ...poll(frame, viewer, cardsOf, (other) => some(other, RETURNED)) };
    case 'trim': {
      const { step, over, chosen } = frame;
      // The beginning of a whole sequence, so that it can be gone on with.
      const guess = (other: Seat, i: number) => (chosen[i] > 0 ? some(other, over[i]).slice(0, chosen[i]) : null);
      return { step, over, ...poll({ ...frame, waiting: [] }, viewer, cardsOf, guess) };
    }
    case 'income': {
      const guess = (other: Seat) => {
        const counts = colourCounts(c, s.players[other]);
        return pick(
          rng,
          COLOURS.filter((_, i) => counts[i] > 0),
        );
      };
      return { step: frame.step, ...poll(frame, viewer, ([colour]) => colour as Colour, guess) };
    }
    case 'uneventfulYear': {
      const guess = (other: Seat) => {
        if (answersItself(s.players[other])) return null;
        const events = eventsIn(c, s.players[other].hand);
        return events.length > 0 ? pick(rng, events) : 'show';
      };
      return {
        step: frame.step,
        ...poll<Card | 'show'>(frame, viewer, ([word]) => (word === 'show' ? word : cardOf(c, word)), guess),
      };
    }
    default:
      return frame;
  }
}

/** A question with the own answer read, answers that are given guessed, and none for those who are waited for. */
function poll<T>(
  { asked, waiting: still, own }: PollView<PollStep>,
  { seat }: Viewer,
  read: (words: readonly string[]) => T,
  guess: (seat: Seat, index: number) => T | null,
): Poll<T> {
  const answers = asked.map((other, i) => {
    if (other === seat && own) return read(own);
    return still.includes(other) ? null : guess(other, i);
  });
  return { asked, answers };
}
