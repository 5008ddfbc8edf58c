import { COLON, type Lang } from '@starboard/kernel';
import {
  type Action,
  type ActionOf,
  consequence,
  contentOf,
  decider,
  type Energy,
  type Event,
  faceOf,
  firesOf,
  LABELS as GAME_LABELS,
  gemOf,
  heatOf,
  incomeOf,
  MAX_CREDITS,
  REPAIR,
  SPECIALS,
  sorties,
  type View,
  weaponWith,
} from '@starboard/scramble';
import { forfeits } from './asking.ts';
import { hitsOf } from './plan.ts';
import { spaceName } from './slots.ts';

interface Labels {
  /** What a shot does. */
  readonly hits: (destroyed: number, damaged: number) => string;
  readonly fire: (hits: string) => string;
  readonly hold: string;
  readonly flyFire: (stays: boolean, hits: string) => string;
  readonly flyHold: (stays: boolean) => string;
  readonly activate: (weapon: string, heat: number) => string;
  readonly start: (space: string) => string;
  readonly fly: (space: string) => string;
  readonly stay: string;
  readonly buy: (card: string, left: number) => string;
  readonly replace: (card: string, gone: string) => string;
  readonly repair: (weapon: string) => string;
  /** What is gathered; nothing once the purse is full. */
  readonly end: (income: number) => string;
  /** The same with a full purse while something could be paid. */
  readonly endUnspent: string;
  readonly keep: string;
  readonly purge: string;
  readonly breaks: (weapon: string) => string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    hits: (destroyed, damaged) =>
      [destroyed && `${destroyed} destroyed`, damaged && `${damaged} damaged`].filter(Boolean).join(', '),
    fire: (hits) => `fire: ${hits}`,
    hold: 'hold fire',
    flyFire: (stays, hits) => `${stays ? 'stay' : 'fly'} and fire: ${hits}`,
    flyHold: (stays) => (stays ? 'stay, hold fire' : 'fly, hold fire'),
    activate: (weapon, heat) => `${weapon}: +${heat} heat`,
    start: (space) => `start on ${space}`,
    fly: (space) => `fly to ${space}`,
    stay: 'stay here',
    buy: (card, left) => `buy ${card}: ${left} ${left === 1 ? 'credit' : 'credits'} left`,
    replace: (card, gone) => `${card} for ${gone}`,
    repair: (weapon) => `repair ${weapon}: −${REPAIR}`,
    end: (income) =>
      income > 0 ? `end turn: +${income} ${income === 1 ? 'credit' : 'credits'}` : 'end turn, purse full',
    endUnspent: 'buy nothing, purse full: +0',
    keep: 'keep the Overheat gems',
    purge: 'return the Overheat gems',
    breaks: (weapon) => `${weapon} breaks`,
  },
  fr: {
    hits: (destroyed, damaged) =>
      [
        destroyed && `${destroyed} ${destroyed > 1 ? 'détruits' : 'détruit'}`,
        damaged && `${damaged} ${damaged > 1 ? 'touchés' : 'touché'}`,
      ]
        .filter(Boolean)
        .join(', '),
    fire: (hits) => `tirer\u00a0: ${hits}`,
    hold: 'ne pas tirer',
    flyFire: (stays, hits) => `${stays ? 'rester' : 'voler'} et tirer\u00a0: ${hits}`,
    flyHold: (stays) => (stays ? 'rester sans tirer' : 'voler sans tirer'),
    activate: (weapon, heat) => `${weapon}\u00a0: chaleur +${heat}`,
    start: (space) => `partir de\u00a0: ${space}`,
    fly: (space) => `aller à\u00a0: ${space}`,
    stay: 'rester ici',
    buy: (card, left) => `acheter ${card}\u00a0: reste ${left}`,
    replace: (card, gone) => `${card} à la place de ${gone}`,
    repair: (weapon) => `réparer ${weapon}\u00a0: −${REPAIR}`,
    end: (income) =>
      income > 0
        ? `finir le tour\u00a0: +${income} ${income < 2 ? 'crédit' : 'crédits'}`
        : 'finir le tour, bourse pleine',
    endUnspent: 'ne rien acheter, bourse pleine\u00a0: +0',
    keep: 'garder les gemmes de surchauffe',
    purge: 'rendre les gemmes de surchauffe',
    breaks: (weapon) => `${weapon} hors service`,
  },
};

const weaponName = (weapon: Energy, view: View, lang: Lang) => contentOf(view.options).base[gemOf(weapon)].name[lang];

/** What a shot does, in few words. */
function hitWords(view: View, events: readonly Event[], lang: Lang): string {
  const hits = hitsOf(view, events);
  const destroyed = hits.filter(({ to }) => to === 0).length;
  return LABELS[lang].hits(destroyed, hits.length - destroyed);
}

/** A flight alone, or with the shot that is decided with it. */
function flightLabel({ to, jump }: ActionOf<'move'>, then: Action | undefined, view: View, lang: Lang): string {
  const words = LABELS[lang];
  const stays = to === view.pilots[view.active].space && !jump;
  if (then?.type === 'holdFire') return words.flyHold(stays);
  if (!then) return stays ? words.stay : words.fly(spaceName(to, view, lang));
  const flight = sorties(view, view.active).find((sortie) => sortie.to === to && sortie.jump === jump);
  return words.flyFire(stays, hitWords(view, flight?.events ?? [], lang));
}

/** What a button says: what will be, in few words; `then` is decided with it. */
export function label(a: Action, view: View, lang: Lang, _names?: unknown, then?: Action): string | undefined {
  const words = LABELS[lang];
  const { pilots, active, track } = view;
  switch (a.type) {
    case 'placeStarfighter':
      return words.start(spaceName(a.space, view, lang));
    case 'purge':
      return a.use ? words.purge : words.keep;
    case 'activate': {
      const name = weaponName(a.weapon, view, lang);
      const { heat } = heatOf(view, active, 'activate');
      return heat > 0 ? words.activate(name, heat) : name;
    }
    case 'move':
      return flightLabel(a, then, view, lang);
    case 'fire':
      return words.fire(hitWords(view, consequence(view, decider(view) ?? active, a)?.events ?? [], lang));
    case 'holdFire':
      return words.hold;
    case 'buy': {
      const face = faceOf(view, track[a.slot - 1] ?? '');
      if (!face) return undefined;
      const gone = a.discard === undefined ? undefined : faceOf(view, pilots[active].systems[a.discard]);
      if (gone) return words.replace(face.name[lang], gone.name[lang]);
      return words.buy(face.name[lang], pilots[active].credits - face.cost);
    }
    case 'repair':
      return words.repair(weaponName(a.weapon, view, lang));
    case 'endUpgrade':
      if (forfeits(a, view)) return words.endUnspent;
      return words.end(Math.min(incomeOf(view, active), MAX_CREDITS - pilots[active].credits));
    case 'breakWeapon':
      return words.breaks(weaponName(a.weapon, view, lang));
    default:
      return undefined;
  }
}

/** What a choice brings beyond what its button says: what a card makes of its weapon. */
export function outcome(a: Action, view: View, lang: Lang): string | undefined {
  const bought = a.type === 'buy' ? weaponWith(view, view.active, view.track[a.slot - 1] ?? '') : undefined;
  if (!bought) return undefined;
  const { weapon, before, after } = bought;
  const names = GAME_LABELS[lang].icons;
  const numbers = (['move', 'power', ...SPECIALS] as const)
    .filter((icon) => after[icon] !== before[icon])
    .map((icon) => `${names[icon]} ${before[icon]} → ${after[icon]}`);
  const fires = firesOf(after.fire & ~before.fire).map((fire) => `+ ${names[fire]}`);
  return `${weaponName(weapon, view, lang)}${COLON[lang]}${[...numbers, ...fires].join(', ')}`;
}
