import { COLON, type ScreenText, type Text } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { cardOf, contentOf } from '../content.ts';
import { byId } from '../geometry.ts';
import { UPGRADE_COST } from '../numbers.ts';
import { buildCost, buildDiscount, colourCounts, repairCost } from '../orbital.ts';
import { type Card, COLOURS, type ModuleId, type PlayerView, type View } from '../types.ts';
import { cardText } from './cardText.ts';
import { upgradeText } from './effects.ts';
import { COLOUR_NAMES, namesIn } from './names.ts';

const CREW: Text = { en: 'unused crew', fr: 'équipage inutilisé' };
const HAND: Text = { en: 'Hand', fr: 'Main' };
/** Cards are discarded one by one, and each of the same set in one order only. */
const IN_ORDER: Text = {
  en: 'From left to right: a card that you pass over you keep.',
  fr: 'De gauche à droite : une carte que vous passez, vous la gardez.',
};
const MODULES: Text = { en: 'modules', fr: 'modules' };

export const screen: ScreenText<View, Action> = {
  aim: {
    en: 'Grow your orbital: at the end of a year each colour pays 1 VP to whoever has most modules of it, 2 in the last year, and whoever has most VP at the end wins. A turn is one action: build a card at a free exit, upgrade the core, buy from the market, let crew operate a module, or play an event. The year ends when all have passed in a row.',
    fr: 'Faites grandir votre orbital : à la fin d’une année, chaque couleur paie 1 PV à qui en a le plus de modules, 2 la dernière année, et qui a le plus de PV à la fin gagne. Un tour est une action : construire une carte à une sortie libre, améliorer la base, acheter au marché, faire fonctionner un module par l’équipage, ou jouer un événement. L’année finit quand tous ont passé de suite.',
  },
  legend: {
    en: 'MC money, VP points, ☺ crew. A card: [colour, its exits L left, U up, R right, crew]. Exits of a module: = connected, + usable, x blocked, ! damaged. #3 (1,−1): third module, one east and one north of the core.',
    fr: 'MC argent, PV points, ☺ équipage. Une carte : [couleur, ses sorties L gauche, U haut, R droite, équipage]. Sorties d’un module : = reliée, + utilisable, x bloquée, ! endommagée. #3 (1,−1) : troisième module, un à l’est et un au nord de la base.',
  },
  holdings(view, seat, lang) {
    const { mc, vp, crew, hand } = view.players[seat];
    const cards = hand ? `\n${HAND[lang]} ${hand.length}${COLON[lang]}${namesIn(view, hand, lang) || '–'}` : '';
    const order = view.stack.at(-1)?.step === 'trim' ? `\n${IN_ORDER[lang]}` : '';
    return `${mc} MC · ${vp} ${lang === 'en' ? 'VP' : 'PV'} · ${CREW[lang]} ${crew}${cards}${order}`;
  },
  about(a, view, seat, lang) {
    const c = contentOf(view.options);
    const me = view.players[seat];
    const text = (card: Card | undefined) => (card === undefined ? [] : [cardText(c, card, lang)]);
    const named = (kind: string | undefined) => text(kind === undefined ? undefined : cardOf(c, kind));
    switch (a.type) {
      case 'returnCards':
        return a.cards.flatMap(named);
      case 'build': {
        const card = cardOf(c, a.card);
        const host = byId(me.modules, a.exit.host);
        const price = host && `${buildCost(c, me, card, host, buildDiscount(c, me))} MC`;
        return [...(price ? [price] : []), ...text(card)];
      }
      case 'upgrade': {
        const row = c.upgrades.find(({ id }) => id === a.core);
        return row ? [`${UPGRADE_COST} MC`, `${COLOUR_NAMES[row.colour][lang]} · ${upgradeText(row, lang)}`] : [];
      }
      case 'buy':
        return text(view.market[a.slot]);
      case 'operate':
        return text(cardAt(me, a.module));
      case 'repair':
        return [`${repairCost(c, me)} MC`];
      case 'event':
      case 'take':
      case 'discard':
      case 'trim':
        return named(a.card);
      case 'income':
        return [`${colourCounts(c, me)[COLOURS.indexOf(a.colour)]} ${MODULES[lang]}`];
      default:
        return [];
    }
  },
};

/** The card of a module that lies in an orbital; the core is none. */
function cardAt({ modules }: PlayerView, module: ModuleId): Card | undefined {
  const card = byId(modules, module)?.card;
  return card === undefined || card < 0 ? undefined : card;
}
