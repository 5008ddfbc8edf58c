import type { Lang, Outcome, Seat } from '@starboard/kernel';
import { FULL_TRACK, type View } from '@starboard/scramble';
import type { EndingOf } from '../../contract/skin.ts';

/** The place at the end of a pilot's Victory Track where its count is laid. */
export const countAnchor = (seat: Seat) => `count:${seat}`;

interface EndWords {
  readonly caption: string;
  ten(others: number): string;
  clock(most: number): string;
  credits(invaders: number, own: number, other: number): string;
  heat(own: number, other: number): string;
  readonly shared: string;
}

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'The Victory Tracks are counted',
    ten: (others) => `Ten Invaders held to the end of the round; the next pilot has ${others === 0 ? 'none' : others}.`,
    clock: (most) => `The last wave is through: ${most} ${most === 1 ? 'Invader is' : 'Invaders are'} the most.`,
    credits: (invaders, own, other) => `Even with ${invaders} Invaders: ${own} credits against ${other} decided it.`,
    heat: (own, other) => `Even in Invaders and credits: heat ${own} against ${other} decided it.`,
    shared: 'Even in Invaders, credits and heat: the victory is shared.',
  },
  fr: {
    caption: 'On compte les pistes de victoire',
    ten: (others) =>
      `Dix envahisseurs tenus jusqu’à la fin de la manche\u00a0; le suivant ${others === 0 ? 'n’en a aucun' : `en a ${others}`}.`,
    clock: (most) =>
      `La dernière vague est passée\u00a0: ${most} ${most === 1 ? 'envahisseur' : 'envahisseurs'}, c’est le plus.`,
    credits: (invaders, own, other) =>
      `Égalité à ${invaders} envahisseurs\u00a0: ${own} crédits contre ${other} ont tranché.`,
    heat: (own, other) => `Égalité d’envahisseurs et de crédits\u00a0: ${own} de chaleur contre ${other}.`,
    shared: 'Égalité en envahisseurs, crédits et chaleur\u00a0: victoire partagée.',
  },
};

const counted = (view: View, seat: Seat) => Math.min(view.pilots[seat].victory.length, FULL_TRACK);

/** By Invaders, or by the first tie-break that told the best two apart. */
function why(view: View, { winners }: Outcome, lang: Lang): string {
  const words = WORDS[lang];
  if (winners.length > 1) return words.shared;
  const [winner] = winners;
  const best = view.pilots[winner];
  const rivals = view.pilots.map((_, seat) => seat).filter((seat) => seat !== winner);
  const even = rivals.filter((seat) => counted(view, seat) === counted(view, winner));
  if (even.length === 0) {
    const next = Math.max(...rivals.map((seat) => counted(view, seat)));
    return counted(view, winner) === FULL_TRACK ? words.ten(next) : words.clock(counted(view, winner));
  }
  const richest = Math.max(...even.map((seat) => view.pilots[seat].credits));
  if (richest < best.credits) return words.credits(counted(view, winner), best.credits, richest);
  const same = even.filter((seat) => view.pilots[seat].credits === best.credits);
  return words.heat(best.heat, Math.min(...same.map((seat) => view.pilots[seat].heat)));
}

type Score = readonly [invaders: number, credits: number, coolness: number];

const scoreOf = (view: View, seat: Seat): Score => {
  const { credits, heat } = view.pilots[seat];
  return [counted(view, seat), credits, -heat];
};

/** A pilot's place, and the first number after the Invaders by which it is told from somebody with as many. */
export function standingOf(view: View, seat: Seat): { readonly place: number; readonly by?: 'credits' | 'heat' } {
  const own = scoreOf(view, seat);
  const others = view.pilots.flatMap((_, other) => (other === seat ? [] : [scoreOf(view, other)]));
  const better = (a: Score, b: Score) => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at] > b[at];
  };
  const place = 1 + others.filter((other) => better(other, own)).length;
  const even = others.filter(([invaders]) => invaders === own[0]);
  if (even.length === 0) return { place };
  return { place, by: even.some(([, credits]) => credits !== own[1]) ? 'credits' : 'heat' };
}

/** The turns that were played to their end: all of a round where nobody gave up in it. */
function turns({ round, pilots, active, first, stack }: View): number {
  const { length } = pilots;
  if (stack.length === 0) return round * length;
  return Math.max(0, round - 1) * length + ((active - first + length) % length);
}

/** How the end is counted: one Victory Track after another. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally: (view) =>
    view.pilots.map((_, pilot) => ({
      thing: countAnchor(pilot),
      points: view.pilots.map((_, seat) => (seat === pilot ? counted(view, seat) : 0)),
      on: view.pilots.map((_, seat) => countAnchor(seat)),
    })),
  why,
  turns,
};
