import { COLON, type Lang, type ScreenText } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { contentOf, upgradeOf } from '../content.ts';
import { pointsOf, targetOf } from '../derived.ts';
import type { CardUid, View } from '../types.ts';
import { cardName, diceText, type Phrases, poolOf } from './phrases.ts';

/** What a terminal adds to the table, in the phrases of each language. */
export function screenIn(phrases: Readonly<Record<Lang, Phrases>>): ScreenText<View, Action> {
  return {
    aim: {
      en: 'Win Worlds with dice: most points win once the last World has left the centre. In your turn roll all dice and fill one pack of a card, which binds you to that card; then roll the rest for its next pack. With all its packs filled the card is yours. A re-roll where nothing fits costs a die.',
      fr: 'Gagnez des Mondes avec des dés : le plus de points gagne dès que le dernier Monde a quitté le centre. À votre tour, lancez tous les dés et remplissez un lot d’une carte, qui vous y engage ; puis lancez le reste pour le suivant. Tous ses lots remplis, la carte est à vous. Relancer quand rien ne va coûte un dé.',
    },
    legend: {
      en: 'W Water, E Energy, A Army, 1 2 3 people, · not rolled. A pack takes its dice at once: WE a Water and an Energy; P6/3 six people on at most 3 dice. | parts packs, [ ] is filled. Behind a World: its points; a Defence Pack is for attackers.',
      fr: 'W Eau, E Énergie, A Armée, 1 2 3 habitants, · pas lancé. Un lot prend ses dés d’un coup : WE une Eau et une Énergie ; P6/3 six habitants sur 3 dés au plus. | sépare les lots, [ ] est rempli. Derrière un Monde : ses points ; un lot de défense est pour qui attaque.',
    },
    steps: ['target'],
    holdings(view, seat, lang) {
      const { labels, points } = phrases[lang];
      const lost = view.turn.dice.filter(({ status }) => status === 'lost').length;
      const dice = `${points(pointsOf(view)[seat])} · ${labels.dice}${COLON[lang]}${diceText(poolOf(view)) || '–'}${lost > 0 ? ` (${lost} ${labels.lost})` : ''}`;
      const target = targetOf(view);
      if (!target) return dice;
      const packs = target.packs.map(({ code, filled }) => (filled ? `[${code}]` : code)).join(' | ');
      return `${dice}\n${labels.target}${COLON[lang]}${cardName(view, target.card, lang)} · ${packs}`;
    },
    about(a, view, _seat, lang) {
      switch (a.type) {
        case 'fill':
          return [cardText(view, a.target, phrases[lang], lang)];
        case 'useResource':
        case 'useReroll':
        case 'discardDefence':
          return [effectText(view, a.card, phrases[lang])];
        case 'useCorruption':
          return [effectText(view, a.take, phrases[lang])];
        default:
          return [];
      }
    },
  };
}

/** What a card brings: a World its points and those of its System, an Upgrade its effect; and what it takes in all. */
function cardText(view: View, uid: CardUid, phrases: Phrases, lang: Lang): string {
  const c = contentOf(view.options);
  const world = c.worlds[c.byUid.get(uid) ?? -1];
  const codes = (packs: readonly { readonly code: string }[]) => packs.map(({ code }) => code).join(' | ');
  if (!world) return `${codes(c.upgrades[upgradeOf(c, uid)].cost)} · ${effectText(view, uid, phrases)}`;
  const { name, score } = c.systems[world.system];
  return `${codes(world.packs)} · ${phrases.points(world.points)}, ${name[lang]} ${score}`;
}

function effectText({ options }: View, uid: CardUid, { effect }: Phrases): string {
  const c = contentOf(options);
  return effect(c.upgrades[upgradeOf(c, uid)].effect);
}
