import type { Lang, Outcome, Seat } from '@starboard/kernel';
import { FULL_TRACK, type View } from '@starboard/scramble';
import type { EndingOf } from '../../contract/skin.ts';

/** A socket of the Victory Track, as the end counts it. */
export const socketThing = (n: number) => `socket:${n}`;

interface EndWords {
  readonly caption: string;
  ten(others: number): string;
  clock(most: number): string;
  credits(own: number, other: number): string;
  heat(own: number, other: number): string;
  readonly shared: string;
}

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'Ten sockets, counted one by one',
    ten: (others) => `Ten Invaders held to the end of the round, ${others} for the next.`,
    clock: (most) => `The last wave is through: ${most} Invaders are the most.`,
    credits: (own, other) => `Even in Invaders: ${own} credits against ${other} decided it.`,
    heat: (own, other) => `Even in Invaders and credits: heat ${own} against ${other} decided it.`,
    shared: 'Even in Invaders, credits and heat: the victory is shared.',
  },
  fr: {
    caption: 'Dix cases, comptées une à une',
    ten: (others) => `Dix envahisseurs tenus jusqu’à la fin de la manche, ${others} pour le suivant.`,
    clock: (most) => `La dernière vague est passée\u00a0: ${most} envahisseurs, c’est le plus.`,
    credits: (own, other) => `Égalité d’envahisseurs\u00a0: ${own} crédits contre ${other} ont tranché.`,
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
  if (richest < best.credits) return words.credits(best.credits, richest);
  const same = even.filter((seat) => view.pilots[seat].credits === best.credits);
  return words.heat(best.heat, Math.min(...same.map((seat) => view.pilots[seat].heat)));
}

/** How the end is counted: socket by socket on all Victory Tracks at once. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally: (view) =>
    Array.from({ length: FULL_TRACK }, (_, i) => ({
      thing: socketThing(i + 1),
      points: view.pilots.map((_, seat) => (counted(view, seat) > i ? 1 : 0)),
    })),
  why,
  turns: (view) => view.round * view.pilots.length,
};
