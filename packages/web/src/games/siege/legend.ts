import type { Lang } from '@starboard/kernel';
import { aimOf, type View } from '@starboard/siege';
import type { Sign } from '../../contract/skin.ts';
import { nearOf } from './board.ts';
import { handThing, planetThing } from './slots.ts';

/** What the signs of the table say to a newcomer. */
interface Signs {
  readonly aim: string;
  readonly card: string;
  readonly count: string;
  readonly half: string;
}

const SIGNS: Readonly<Record<Lang, Signs>> = {
  en: {
    aim: 'You aim here: at the planet whose number is the number of cards in your hand. Your next alien lands on it.',
    card: 'The tags of a card tell where each of you aims after you play it.',
    count: 'Two counts face each other at each planet. Who has more aliens here holds it.',
    half: 'Every planet held is worth a point, this last one half a point.',
  },
  fr: {
    aim: 'Vous visez ici : la planète dont le numéro est le nombre de cartes de votre main. Votre prochain alien s’y pose.',
    card: 'Les étiquettes d’une carte disent où chacun visera quand vous l’aurez jouée.',
    count: 'Deux nombres se font face à chaque planète. Qui y a le plus d’aliens la tient.',
    half: 'Chaque planète tenue vaut un point, cette dernière un demi-point.',
  },
};

export function legend(view: View, lang: Lang): readonly Sign[] {
  const words = SIGNS[lang];
  const aim = aimOf(view, nearOf(view));
  return [
    { at: planetThing(aim), text: words.aim },
    { at: handThing(0), text: words.card },
    { at: planetThing(aim === 4 ? 5 : 4), text: words.count },
    { at: planetThing(8), text: words.half },
  ];
}
