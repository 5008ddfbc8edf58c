import { COLON, type Lang, type Seat } from '@starboard/kernel';
import { contentOf, type Energy, type Event, faceOf, gemOf, type View } from '@starboard/scramble';
import type { Moment } from '@starboard/table';
import { WORDS as BOARD } from './words.ts';

interface Words {
  readonly cooled: string;
  readonly exchanged: string;
  readonly destroyed: (n: number) => string;
  readonly damaged: (n: number) => string;
  readonly noHit: string;
  readonly bought: (card: string) => string;
  readonly repaired: (weapon: string) => string;
  readonly credits: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    cooled: 'cooled down',
    exchanged: 'exchanged a gem',
    destroyed: (n) => `${n} destroyed`,
    damaged: (n) => `${n} damaged`,
    noHit: 'no hit',
    bought: (card) => `bought ${card}`,
    repaired: (weapon) => `repaired ${weapon}`,
    credits: (n) => `+${n} ${n === 1 ? 'credit' : 'credits'}`,
  },
  fr: {
    cooled: 'a refroidi',
    exchanged: 'a échangé une gemme',
    destroyed: (n) => `${n} ${n === 1 ? 'détruit' : 'détruits'}`,
    damaged: (n) => `${n} ${n === 1 ? 'touché' : 'touchés'}`,
    noHit: 'rien touché',
    bought: (card) => `a acheté ${card}`,
    repaired: (weapon) => `a réparé ${weapon}`,
    credits: (n) => `+${n} ${n === 1 ? 'crédit' : 'crédits'}`,
  },
};

/** What a pilot did in its latest turn, event by event, and whether that is over; nothing before its first. */
function turnOf(moments: readonly Moment<Event>[], seat: Seat): { readonly events: readonly Event[]; over: boolean } {
  const all = moments.flatMap((moment) => moment.events);
  const begun = all.findLastIndex((e) => e.type === 'turn' && e.seat === seat);
  if (begun < 0) return { events: [], over: false };
  const turn = all.slice(begun + 1);
  const ended = turn.findIndex((e) => e.type === 'turn' || e.type === 'round' || e.type === 'slideOff');
  const events = (ended < 0 ? turn : turn.slice(0, ended)).filter((e) => 'seat' in e && e.seat === seat);
  return { events, over: ended >= 0 };
}

/** A pilot's latest turn in one line: “Autocannon: 1 destroyed, bought Hair Trigger, +2 credits”. */
export function lastTurn(moments: readonly Moment<Event>[], view: View, seat: Seat, lang: Lang): string {
  const words = WORDS[lang];
  const named = (weapon: Energy) => contentOf(view.options).base[gemOf(weapon)].name[lang];
  const { events, over } = turnOf(moments, seat);
  const count = (type: Event['type']) => events.filter((e) => e.type === type).length;
  const [destroyed, damaged] = [count('destroy'), count('damage')];
  const hits = [destroyed > 0 && words.destroyed(destroyed), damaged > 0 && words.damaged(damaged)].filter(Boolean);
  // Before the shot nobody knows.
  const shot = hits.join(', ') || (over ? words.noHit : '');
  const earned = events.reduce(
    (sum, e) => (e.type === 'gather' || e.type === 'exchange' || e.type === 'scavenge' ? sum + e.credits : sum),
    0,
  );
  const did = events.flatMap((e) => {
    switch (e.type) {
      case 'cooldown':
        return [words.cooled];
      case 'exchange':
        return [words.exchanged];
      case 'activate':
        return [shot ? `${named(e.weapon)}${COLON[lang]}${shot}` : named(e.weapon)];
      case 'buy':
        return [words.bought(faceOf(view, e.card)?.name[lang] ?? e.card)];
      case 'repair':
        return [words.repaired(named(e.weapon))];
      case 'overheat':
        return [BOARD[lang].meltdown];
      default:
        return [];
    }
  });
  return [...did, ...(earned > 0 ? [words.credits(earned)] : [])].join(', ');
}
