import type { Lang } from '@starboard/kernel';
import { contentOf, faceOf, type Gem, gemOf, heatOf, LABELS, REPAIR, type View } from '@starboard/scramble';

// What the table asks: always what to press, as most of it lies on the board and not among the buttons.

interface Asked {
  readonly start: string;
  readonly own: (gem: string, weapon: string) => string;
  readonly broken: (gem: string, weapon: string) => string;
  readonly black: (heat: number, exchange: number) => string;
  readonly blackOnly: string;
  readonly fly: (move: number, power: number) => string;
  readonly assist: string;
  readonly convert: string;
  readonly energize: string;
  readonly buy: string;
  readonly repair: string;
  readonly both: string;
  readonly enough: string;
  readonly hit: string;
  readonly melted: string;
}

const WORDS: Readonly<Record<Lang, Asked>> = {
  en: {
    start: 'Press the space where your Starfighter starts.',
    own: (gem, weapon) => `${gem} gem: press your ${weapon}, or exchange the gem.`,
    broken: (gem, weapon) => `${gem} gem, but your ${weapon} is Out of Order: exchange it.`,
    black: (heat, exchange) => `Overheat gem: press a lit gun (heat +${heat}), or exchange it (heat +${exchange}).`,
    blackOnly: 'Overheat gem: no gun can take it now, exchange it.',
    fly: (move, power) => `Press a lit space: fly up to ${move} one way, then fire Power ${power}.`,
    assist: 'Tokens are short: press the damaged Invader that gets yours.',
    convert: 'Convert: press a lit gem of yours, then its new colour.',
    energize: 'Energize: press the gem that goes into your bag.',
    buy: 'Buy a lit card, or end your turn.',
    repair: 'Repair a lit gun, or end your turn.',
    both: 'Buy a lit card, repair a lit gun, or end your turn.',
    enough: 'Nothing more can be paid: end your turn.',
    hit: 'Aliens Fire! hit you: press the gun that goes Out of Order.',
    melted: 'Meltdown: press the gun that goes Out of Order.',
  },
  fr: {
    start: 'Pressez la case de départ de votre chasseur.',
    own: (gem, weapon) => `Gemme ${gem}\u00a0: pressez ${weapon}, ou échangez la gemme.`,
    broken: (gem, weapon) => `Gemme ${gem}, mais ${weapon} est hors service\u00a0: échangez-la.`,
    black: (heat, exchange) =>
      `Surchauffe\u00a0: pressez un canon éclairé (chaleur +${heat}) ou échangez (+${exchange}).`,
    blackOnly: 'Surchauffe\u00a0: aucun canon ne peut prendre la gemme, échangez-la.',
    fly: (move, power) => `Pressez une case\u00a0: ${move} au plus dans un sens, puissance ${power}.`,
    assist: 'Trop peu de jetons\u00a0: pressez l’envahisseur touché qui reçoit le vôtre.',
    convert: 'Conversion\u00a0: pressez une gemme, puis sa nouvelle couleur.',
    energize: 'Énergie\u00a0: pressez la gemme qui va dans votre sac.',
    buy: 'Achetez une carte éclairée, ou finissez le tour.',
    repair: 'Réparez un canon éclairé, ou finissez le tour.',
    both: 'Achetez une carte ou réparez un canon éclairé, ou finissez le tour.',
    enough: 'Plus rien à payer\u00a0: finissez le tour.',
    hit: 'Le tir alien vous touche\u00a0: pressez le canon mis hors service.',
    melted: 'Fusion\u00a0: pressez le canon mis hors service.',
  },
};

const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

/** What is asked before anything is pressed; undefined where the game's own question says it. */
export function prompt(view: View, lang: Lang): string | undefined {
  const words = WORDS[lang];
  switch (view.stack.at(-1)?.step) {
    case 'placeStarfighter':
      return words.start;
    case 'placeGem':
      return placing(view, view.turn.drawn ?? 'overheat', lang);
    case 'move':
      return words.fly(view.turn.move, view.turn.power);
    case 'placeAssist':
      return words.assist;
    case 'convert':
      return words.convert;
    case 'energize':
      return words.energize;
    case 'upgrade':
      return market(view, lang);
    case 'breakWeapon':
      // Aliens fire between turns; a gem that melts somebody down leaves the end of the turn to come.
      return view.stack.some(({ step }) => step === 'endTurn') ? words.melted : words.hit;
    default:
      return undefined;
  }
}

function placing(view: View, gem: Gem, lang: Lang): string {
  const words = WORDS[lang];
  const { weapons } = view.pilots[view.active];
  if (gem === 'overheat') {
    const { heat, melts } = heatOf(view, view.active, 'activate');
    if (melts || weapons.every(({ outOfOrder }) => outOfOrder)) return words.blackOnly;
    return words.black(heat, heatOf(view, view.active, 'exchange').heat);
  }
  const name = contentOf(view.options).base[gemOf(gem)].name[lang];
  const called = LABELS[lang].gems[gem];
  const said = lang === 'en' ? capital(called) : called;
  return weapons[gemOf(gem)].outOfOrder ? words.broken(said, name) : words.own(said, name);
}

/** What the credits of the active pilot pay in the market: a card, a repair, or neither. */
export function payable(view: View): { readonly buys: boolean; readonly repairs: boolean } {
  const { credits, weapons } = view.pilots[view.active];
  const buys = view.track.some((id) => id !== null && (faceOf(view, id)?.cost ?? Number.POSITIVE_INFINITY) <= credits);
  const repairs = credits >= REPAIR && weapons.some(({ outOfOrder }) => outOfOrder);
  return { buys, repairs };
}

function market(view: View, lang: Lang): string {
  const words = WORDS[lang];
  const { buys, repairs } = payable(view);
  if (buys) return repairs ? words.both : words.buy;
  return repairs ? words.repair : words.enough;
}
