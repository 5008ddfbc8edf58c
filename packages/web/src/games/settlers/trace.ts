import type { Lang, Seat } from '@starboard/kernel';
import type { Event } from '@starboard/settlers';
import type { Props } from './board.ts';

/** What a player did in the latest turn, in one line. */
export interface Trace {
  readonly seat: Seat;
  readonly text: string;
  /** It cost the reader something. */
  readonly loss: boolean;
}

interface TraceWords {
  readonly claims: (name: string, cards: string) => string;
  readonly takes: (name: string, card: string, from: string | undefined) => string;
  readonly nothing: (name: string) => string;
  readonly ends: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<Lang, TraceWords>> = {
  en: {
    claims: (name, cards) => `${name} claimed ${cards}`,
    takes: (name, card, from) => `${name} took ${card} from ${from ?? 'you'}`,
    nothing: (name) => `${name} claimed nothing`,
    ends: {
      noDice: 'Your turn is over: no dice are left',
      bothClaimed: 'Your turn is over: you have claimed a World and an Upgrade, and a turn gives no more',
      nothingLeft: 'Your turn is over: there is nothing left to aim at',
    },
  },
  fr: {
    claims: (name, cards) => `${name} a pris ${cards}`,
    takes: (name, card, from) => (from ? `${name} a pris ${card} à ${from}` : `${name} vous a pris ${card}`),
    nothing: (name) => `${name} n’a rien pris`,
    ends: {
      noDice: 'Votre tour est fini\u00a0: plus de dés',
      bothClaimed: 'Votre tour est fini\u00a0: un Monde et une Amélioration, c’est tout ce qu’un tour donne',
      nothingLeft: 'Votre tour est fini\u00a0: il n’y a plus rien à viser',
    },
  },
};

/**
 * What the others did since the reader's last turn, as long as the reader has not rolled; while they play, why the reader's
 * own turn ended by itself.
 */
export function traceOf({ view, seat, seats, moments, lang }: Props): readonly Trace[] {
  if (seat === null || view.phase === 'over' || (view.active === seat && view.turn.rolls > 0)) return [];
  const words = WORDS[lang];
  const turns = new Map<Seat, Event[]>();
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type === 'turn') {
      turns.delete(event.seat);
      turns.set(event.seat, []);
    } else if ('seat' in event) turns.get(event.seat)?.push(event);
  }
  return [...turns].flatMap(([who, events]): readonly Trace[] => {
    const end = events.find((event) => event.type === 'endTurn');
    if (end?.type !== 'endTurn') return [];
    if (who === seat)
      return view.active !== seat && words.ends[end.why] ? [{ seat: who, text: words.ends[end.why], loss: false }] : [];
    const claims = events.flatMap((event) => (event.type === 'claim' ? [event] : []));
    const { name } = seats[who];
    const stolen = claims.find(({ from }) => from !== null);
    const free = claims.filter(({ from }) => from === null).map((event) => event.name[lang]);
    const parts = [
      ...(stolen
        ? [
            words.takes(
              name,
              stolen.name[lang],
              stolen.from === null || stolen.from === seat ? undefined : seats[stolen.from].name,
            ),
          ]
        : []),
      ...(free.length > 0 ? [words.claims(name, free.join(', '))] : []),
    ];
    return [{ seat: who, text: parts.join('; ') || words.nothing(name), loss: stolen?.from === seat }];
  });
}
