import type { Lang } from '@starboard/kernel';
import type { Cost, EventRow, ModuleRow, UpgradeRow } from '../content/rows.ts';
import type { Effect, Lasting } from '../effects.ts';
import type { Colour } from '../types.ts';
import { COLOUR_NAMES } from './names.ts';

type Says<E extends { readonly do: string }> = {
  readonly [K in E['do']]: (e: Extract<E, { readonly do: K }>) => string;
};

const en = (colour: Colour) => COLOUR_NAMES[colour].en;
const fr = (colour: Colour) => COLOUR_NAMES[colour].fr;
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
const cartes = (n: number) => (n === 1 ? '1 carte' : `${n} cartes`);

/** What stands on a card is made from its effect, so that an edited card always says what it does. */
const EFFECTS: Readonly<Record<Lang, Says<Effect>>> = {
  en: {
    gainMc: ({ n }) => `Gain ${n} MC.`,
    gainVp: ({ n }) => `Gain ${n} VP.`,
    draw: ({ n }) => `Draw ${cards(n)}.`,
    gamble: (e) =>
      `Reveal the top card of the pile: gain ${e.n} MC if it is a ${e.colours.map(en).join(', ')} module, otherwise ${e.otherwise} MC. Discard it.`,
    gainPerColour: ({ n }) => `Gain ${n} MC for each different colour among your undamaged modules.`,
    scrap: ({ n }) => `Discard 1 card to gain ${n} MC.`,
    recycle: ({ n }) => `Discard 1 card, then draw ${cards(n)}.`,
    look: ({ n }) => `Look at the ${n} top cards of the pile, take 1, discard the others.`,
    build: ({ colour }) =>
      `Build a ${colour ? `${en(colour)} ` : ''}module onto an exit of this one, without paying more.`,
    move: () => 'Move an outer module of your orbital to another exit.',
    repair: () => 'Remove 1 damage from one of your modules.',
    shoot: () => 'Damage an outer module of an opponent.',
    raid: ({ n }) => `Choose an opponent, who loses ${n} MC and discards a card.`,
    callEvents: () => 'Every opponent discards an event, or shows a hand without events.',
    takeFromMarket: ({ n }) => `Take any card from the market. Without a market: draw ${cards(n)}.`,
    storm: () => 'Damage two outer modules of an opponent.',
    visit: () => 'Operate a module of an opponent with your own crew and MC.',
    everyoneLoses: ({ n }) => `Everybody loses ${n} MC, you too.`,
    rotateCrew: () => 'Take back the crew of one or two of your modules; they may be operated again.',
    gainPerModule: ({ n, colour }) => `Gain ${n} MC for each of your undamaged ${en(colour)} modules.`,
    project: ({ n }) =>
      `Remove any number of your unused crew and reveal as many cards: 1 VP for each event, at most ${n}. Without an event, damage one of your modules.`,
    sabotage: () => 'Damage any module of an opponent.',
    convoy: ({ n }) => `Your Build actions cost ${n} MC less this year.`,
    strike: ({ n }) => `Remove ${n} unused crew of an opponent.`,
    condemn: () => 'Remove a damaged outer module of an opponent.',
  },
  fr: {
    gainMc: ({ n }) => `Gagnez ${n} MC.`,
    gainVp: ({ n }) => `Gagnez ${n} PV.`,
    draw: ({ n }) => `Piochez ${cartes(n)}.`,
    gamble: (e) =>
      `Révélez la première carte de la pioche : gagnez ${e.n} MC si c’est un module ${e.colours.map(fr).join(', ')}, sinon ${e.otherwise} MC. Défaussez-la.`,
    gainPerColour: ({ n }) => `Gagnez ${n} MC par couleur différente parmi vos modules non endommagés.`,
    scrap: ({ n }) => `Défaussez 1 carte pour gagner ${n} MC.`,
    recycle: ({ n }) => `Défaussez 1 carte, puis piochez ${cartes(n)}.`,
    look: ({ n }) => `Regardez les ${n} premières cartes de la pioche, prenez-en 1, défaussez les autres.`,
    build: ({ colour }) =>
      `Construisez un module${colour ? ` ${fr(colour)}` : ''} à une sortie de celui-ci, sans payer davantage.`,
    move: () => 'Déplacez un module extérieur de votre orbital vers une autre sortie.',
    repair: () => 'Retirez 1 dommage d’un de vos modules.',
    shoot: () => 'Endommagez un module extérieur d’un adversaire.',
    raid: ({ n }) => `Choisissez un adversaire : il perd ${n} MC et défausse une carte.`,
    callEvents: () => 'Chaque adversaire défausse un événement, ou montre une main sans événement.',
    takeFromMarket: ({ n }) => `Prenez une carte du marché. Sans marché : piochez ${cartes(n)}.`,
    storm: () => 'Endommagez deux modules extérieurs d’un adversaire.',
    visit: () => 'Faites fonctionner un module adverse avec vos équipages et vos MC.',
    everyoneLoses: ({ n }) => `Tout le monde perd ${n} MC, vous aussi.`,
    rotateCrew: () => 'Reprenez l’équipage d’un ou deux de vos modules ; ils peuvent fonctionner de nouveau.',
    gainPerModule: ({ n, colour }) => `Gagnez ${n} MC par module ${fr(colour)} non endommagé de votre orbital.`,
    project: ({ n }) =>
      `Retirez des équipages inutilisés et révélez autant de cartes : 1 PV par événement, ${n} au plus. Sans événement, endommagez un de vos modules.`,
    sabotage: () => 'Endommagez un module quelconque d’un adversaire.',
    convoy: ({ n }) => `Vos constructions coûtent ${n} MC de moins cette année.`,
    strike: ({ n }) => `Retirez ${n} équipages inutilisés d’un adversaire.`,
    condemn: () => 'Supprimez un module extérieur endommagé d’un adversaire.',
  },
};

const LASTING: Readonly<Record<Lang, Says<Lasting>>> = {
  en: {
    income: ({ n }) => `At the end of the year gain ${n} MC.`,
    cheaperRepairs: ({ n }) => `Your repairs cost ${n} MC less.`,
    cheaperBuilds: ({ n }) => `Your Build actions cost ${n} MC less.`,
    cheaperItself: ({ n }) => `This module costs ${n} MC less to build.`,
    handLimit: ({ n }) => `Hand limit +${n}.`,
    moreCards: ({ n }) => `Draw ${n} more cards at the end of the year.`,
    shield: () => 'The modules connected to this one are immune to damage.',
    reward: ({ n, colour }) => `When you build a ${en(colour)} module, gain ${n} MC.`,
    immunity: ({ colour }) => `All your ${en(colour)} modules are immune to damage.`,
  },
  fr: {
    income: ({ n }) => `À la fin de l’année, gagnez ${n} MC.`,
    cheaperRepairs: ({ n }) => `Vos réparations coûtent ${n} MC de moins.`,
    cheaperBuilds: ({ n }) => `Vos constructions coûtent ${n} MC de moins.`,
    cheaperItself: ({ n }) => `Ce module coûte ${n} MC de moins à construire.`,
    handLimit: ({ n }) => `Limite de main +${n}.`,
    moreCards: ({ n }) => `Piochez ${n} cartes de plus en fin d’année.`,
    shield: () => 'Les modules connectés à celui-ci sont immunisés contre les dommages.',
    reward: ({ n, colour }) => `Quand vous construisez un module ${fr(colour)}, gagnez ${n} MC.`,
    immunity: ({ colour }) => `Tous vos modules de couleur ${fr(colour)} sont immunisés contre les dommages.`,
  },
};

export function effectText(e: Effect, lang: Lang): string {
  return (EFFECTS[lang][e.do] as (e: Effect) => string)(e);
}

export function lastingText(e: Lasting, lang: Lang): string {
  return (LASTING[lang][e.do] as (e: Lasting) => string)(e);
}

const CREW: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => `${n} crew`,
  fr: (n) => (n === 1 ? '1 équipage' : `${n} équipages`),
};

function costText({ crew, mc }: Cost, lang: Lang): string {
  const parts = [crew > 0 ? CREW[lang](crew) : '', mc > 0 ? `${mc} MC` : ''];
  return parts.filter(Boolean).join(' + ') || '0';
}

/** All that a module card says beside its name. */
export function moduleText({ needs, cost, action, lasting }: ModuleRow, lang: Lang): string {
  const condition = {
    en: (colour: Colour) => `Needs an undamaged ${en(colour)} module of yours when it is built.`,
    fr: (colour: Colour) => `Se construit seulement si vous avez un module ${fr(colour)} non endommagé.`,
  };
  const parts = [
    needs ? condition[lang](needs) : '',
    cost && action ? `${costText(cost, lang)} → ${effectText(action, lang)}` : '',
    lasting ? lastingText(lasting, lang) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

export function eventText({ effect }: EventRow, lang: Lang): string {
  return effectText(effect, lang);
}

/** What an upgrade adds to the core. */
export function upgradeText({ crew, lasting }: UpgradeRow, lang: Lang): string {
  const symbols = { en: `+${crew} crew symbol.`, fr: `+${crew} symbole de soutien d’équipage.` };
  return [crew > 0 ? symbols[lang] : '', lasting ? lastingText(lasting, lang) : ''].filter(Boolean).join(' ');
}
