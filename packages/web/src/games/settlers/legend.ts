import type { Lang } from '@starboard/kernel';
import type { View } from '@starboard/settlers';
import type { Sign } from '../../contract/skin.ts';

interface Signs {
  readonly ring: string;
  readonly tray: string;
  readonly dial: string;
  readonly left: string;
  readonly rack: string;
}

const SIGNS: Readonly<Record<Lang, Signs>> = {
  en: {
    ring: 'A System: its Worlds lie on a ring, each part of it in the colour of its owner. Who owns all of it scores the number in the middle.',
    tray: 'Seven dice. Each roll fills one pack, the dice that a card asks for together; the rest roll on, free. A re-roll without a fill costs the marked die.',
    dial: 'The exact chance to finish the card you are after, with best play; the hollow hand is the chance after a re-roll. A third line: with an Upgrade of yours, and what to do for it.',
    left: 'The match ends at once when the last World leaves the chart.',
    rack: 'Dice that are lost or used up wait here until the next turn.',
  },
  fr: {
    ring: 'Un Système\u00a0: ses Mondes sont sur un anneau, chaque part à la couleur de son propriétaire. Qui l’a en entier marque le nombre du milieu.',
    tray: 'Sept dés. Chaque lancer remplit un lot, les dés qu’une carte demande ensemble\u00a0; le reste relance, gratuitement. Relancer sans remplir coûte le dé marqué.',
    dial: 'La chance exacte de finir la carte que vous visez, en jouant au mieux\u00a0; l’aiguille creuse, après une relance. Une troisième ligne\u00a0: avec une de vos Améliorations, et que faire.',
    left: 'La partie s’arrête net quand le dernier Monde quitte la carte.',
    rack: 'Les dés perdus ou utilisés attendent ici jusqu’au prochain tour.',
  },
};

/** What the signs of the table say to a newcomer. */
export function legend(_view: View, lang: Lang): readonly Sign[] {
  const words = SIGNS[lang];
  return [
    { at: 'system:selene', text: words.ring },
    { at: 'tray', text: words.tray },
    { at: 'rack', text: words.rack },
    { at: 'dial', text: words.dial },
    { at: 'left', text: words.left },
  ];
}
