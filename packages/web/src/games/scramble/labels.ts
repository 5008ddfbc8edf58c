import type { Lang, Violation } from '@starboard/kernel';
import {
  type Action,
  consequence,
  contentOf,
  decider,
  type Energy,
  faceOf,
  gemOf,
  incomeOf,
  REPAIR,
  type View,
} from '@starboard/scramble';
import { hitsOf } from './plan.ts';
import { spaceName } from './slots.ts';

interface Labels {
  readonly fire: (destroyed: number, damaged: number) => string;
  readonly hold: string;
  readonly start: (space: string) => string;
  readonly fly: (space: string) => string;
  readonly stay: string;
  readonly buy: (card: string, left: number) => string;
  readonly replace: (card: string, gone: string) => string;
  readonly repair: (weapon: string) => string;
  readonly end: (income: number) => string;
  readonly keep: string;
  readonly purge: string;
  readonly breaks: (weapon: string) => string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    fire: (destroyed, damaged) => {
      const parts = [destroyed && `${destroyed} destroyed`, damaged && `${damaged} damaged`].filter(Boolean);
      return `fire: ${parts.join(', ')}`;
    },
    hold: 'hold fire',
    start: (space) => `start on ${space}`,
    fly: (space) => `fly to ${space}`,
    stay: 'stay here',
    buy: (card, left) => `buy ${card}: ${left} ${left === 1 ? 'credit' : 'credits'} left`,
    replace: (card, gone) => `${card} for ${gone}`,
    repair: (weapon) => `repair ${weapon}: −${REPAIR}`,
    end: (income) => `end turn: +${income} ${income === 1 ? 'credit' : 'credits'}`,
    keep: 'keep the Overheat gems',
    purge: 'return the Overheat gems',
    breaks: (weapon) => `${weapon} breaks`,
  },
  fr: {
    fire: (destroyed, damaged) => {
      const parts = [
        destroyed && `${destroyed} ${destroyed > 1 ? 'détruits' : 'détruit'}`,
        damaged && `${damaged} ${damaged > 1 ? 'touchés' : 'touché'}`,
      ].filter(Boolean);
      return `tirer\u00a0: ${parts.join(', ')}`;
    },
    hold: 'ne pas tirer',
    start: (space) => `partir de\u00a0: ${space}`,
    fly: (space) => `aller à\u00a0: ${space}`,
    stay: 'rester ici',
    buy: (card, left) => `acheter ${card}\u00a0: reste ${left}`,
    replace: (card, gone) => `${card} à la place de ${gone}`,
    repair: (weapon) => `réparer ${weapon}\u00a0: −${REPAIR}`,
    end: (income) => `finir le tour\u00a0: +${income} ${income < 2 ? 'crédit' : 'crédits'}`,
    keep: 'garder les gemmes de surchauffe',
    purge: 'rendre les gemmes de surchauffe',
    breaks: (weapon) => `${weapon} hors service`,
  },
};

const weaponName = (weapon: Energy, view: View, lang: Lang) => contentOf(view.options).base[gemOf(weapon)].name[lang];

/** What a button says: what will be, in few words. */
export function label(a: Action, view: View, lang: Lang): string | undefined {
  const words = LABELS[lang];
  const { pilots, active, track } = view;
  switch (a.type) {
    case 'placeStarfighter':
      return words.start(spaceName(a.space, view, lang));
    case 'purge':
      return a.use ? words.purge : words.keep;
    case 'move':
      return a.to === pilots[active].space && !a.jump ? words.stay : words.fly(spaceName(a.to, view, lang));
    case 'fire': {
      const hits = hitsOf(view, consequence(view, decider(view) ?? active, a)?.events ?? []);
      const destroyed = hits.filter(({ to }) => to === 0).length;
      return words.fire(destroyed, hits.length - destroyed);
    }
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
      return words.end(incomeOf(view, active));
    case 'breakWeapon':
      return words.breaks(weaponName(a.weapon, view, lang));
    default:
      return undefined;
  }
}

/** Refusals of other steps teach nobody anything. */
export function idle({ rule }: Violation): boolean {
  return rule === 'SCRAMBLE-TURN-3' || rule === 'SCRAMBLE-TURN-1' || rule === 'SCRAMBLE-DRAW-2';
}

const MAY: ReadonlySet<string> = new Set(['purge', 'fire', 'convert', 'energize', 'upgrade', 'move']);

/** Moving, firing, specials and the market may all be left; the rest must be decided. */
export function duty(view: View): 'must' | 'may' | undefined {
  const step = view.stack.at(-1)?.step;
  if (step === undefined) return undefined;
  return MAY.has(step) ? 'may' : step === 'breakWeapon' || step === 'placeGem' ? 'must' : undefined;
}
