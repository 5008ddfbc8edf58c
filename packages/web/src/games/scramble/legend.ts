import type { Lang } from '@starboard/kernel';
import type { View } from '@starboard/scramble';
import type { Sign } from '../../contract/skin.ts';

const TEXT: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    victory: 'Destroyed Invaders come here. Ten at the end of a round win. The lit number is your income.',
    bag: 'Your bag. The colour you draw picks the gun; black Overheat gems fit any gun and make heat.',
    heat: 'Heat. At the red levels an Overheat gem means Meltdown. Press it to cool down instead of drawing.',
    'bay:blue': 'A weapon: Move, Power and specials. The cards below add up to the totals.',
    track: 'The market. Cards and red events slide right each round; an event strikes when it leaves.',
    rivals: 'Rivals: Invaders of ten, heat, credits; for each gun its Move above its Power. Press for the cockpit.',
    wave: 'What comes next, and how often the fleet has moved. The sixth time ends the match.',
  },
  fr: {
    victory:
      'Les envahisseurs détruits viennent ici. Dix en fin de manche gagnent. Le nombre éclairé est votre revenu.',
    bag: 'Votre sac. La couleur piochée choisit le canon\u00a0; les surchauffes, noires, vont partout et font chauffer.',
    heat: 'La chaleur. Aux niveaux rouges, une gemme de surchauffe est la fusion. Pressez pour refroidir au lieu de piocher.',
    'bay:blue': 'Une arme\u00a0: mouvement, puissance, effets. Les cartes dessous s’additionnent.',
    track: 'Le marché. Cartes et événements rouges glissent à droite\u00a0; un événement frappe en sortant.',
    rivals:
      'Les rivaux\u00a0: envahisseurs sur dix, chaleur, crédits\u00a0; par canon, mouvement puis puissance. Pressez pour tout voir.',
    wave: 'Ce qui vient, et combien de fois la flotte a avancé. La sixième finit la partie.',
  },
};

/** The signs of the table, explained once. */
export function legend(_: View, lang: Lang): readonly Sign[] {
  return Object.entries(TEXT[lang]).map(([at, text]) => ({ at, text }));
}
