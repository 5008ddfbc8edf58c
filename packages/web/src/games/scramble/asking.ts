import type { Lang, Violation } from '@starboard/kernel';
import { type Action, inFront, MAX_CREDITS, type View } from '@starboard/scramble';
import type { Thing } from '../../contract/skin.ts';
import { payable } from './prompt.ts';
import { TRAY } from './slots.ts';

// How the table asks: what is decided together, what a finger sees first, what may be left.

/** What a flight can be decided together with: the shot from where it ends. */
export function follows(a: Action, view: View): readonly Action[] {
  return a.type === 'move' && inFront(view, a.to) ? [{ type: 'fire' }, { type: 'holdFire' }] : [];
}

/** A finger sees what these would bring before it decides: the reach of a gun, what a card adds. */
export function weighed(a: Action, view: View): boolean {
  if (a.type === 'activate') return view.turn.drawn === 'overheat';
  return a.type === 'move' || a.type === 'buy' || a.type === 'repair' || a.type === 'breakWeapon';
}

/** A full purse gathers nothing: to leave the market then, while something could be paid, is asked twice. */
export function forfeits(a: Action, view: View): boolean {
  if (a.type !== 'endUpgrade' || view.pilots[view.active].credits < MAX_CREDITS) return false;
  const { buys, repairs } = payable(view);
  return buys || repairs;
}

/** Refusals of other steps teach nobody anything. */
export function idle({ rule }: Violation): boolean {
  return rule === 'SCRAMBLE-TURN-3' || rule === 'SCRAMBLE-TURN-1' || rule === 'SCRAMBLE-DRAW-2';
}

const NOT_YET: Readonly<Record<Lang, Readonly<Record<'card' | 'firstCard' | 'weapon' | 'tray', string>>>> = {
  en: {
    card: 'Cards are bought at the end of your turn.',
    firstCard: 'First draw a gem and use it: cards are bought at the end of your turn.',
    weapon: 'Draw a gem first: its colour picks the gun.',
    tray: 'Draw a gem first: then it can be exchanged here.',
  },
  fr: {
    card: 'Les cartes s’achètent à la fin de votre tour.',
    firstCard: 'Piochez d’abord une gemme et jouez-la\u00a0: les cartes s’achètent à la fin du tour.',
    weapon: 'Piochez d’abord une gemme\u00a0: sa couleur choisit le canon.',
    tray: 'Piochez d’abord une gemme\u00a0: elle pourra s’échanger ici.',
  },
};

/** When what is pressed too early has its turn. */
export function unasked(thing: Thing, view: View, lang: Lang): string | undefined {
  const step = view.stack.at(-1)?.step;
  const first = step === 'drawOrCooldown';
  const words = NOT_YET[lang];
  if (thing.startsWith('card:')) return step === 'upgrade' ? undefined : first ? words.firstCard : words.card;
  if (!first) return undefined;
  return thing.startsWith('weapon:') ? words.weapon : thing === TRAY ? words.tray : undefined;
}

const MAY: ReadonlySet<string> = new Set(['purge', 'fire', 'convert', 'energize', 'move']);

/** Moving, firing, specials and the market may all be left; the rest must be decided. */
export function duty(view: View): 'must' | 'may' | undefined {
  const step = view.stack.at(-1)?.step;
  if (step === undefined) return undefined;
  if (step === 'upgrade') {
    const { buys, repairs } = payable(view);
    return buys || repairs ? 'may' : undefined;
  }
  return MAY.has(step) ? 'may' : step === 'breakWeapon' || step === 'placeGem' ? 'must' : undefined;
}
