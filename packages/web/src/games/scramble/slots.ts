import type { Lang, Text } from '@starboard/kernel';
import {
  type Action,
  consequence,
  contentOf,
  decider,
  ENERGIES,
  type Energy,
  faceOf,
  type Gem,
  gemOf,
  inFront,
  LABELS,
  meltdownFrom,
  overheatChance,
  reachedBothWays,
  type Slot as TrackSlot,
  type View,
} from '@starboard/scramble';
import type { Slot, Thing } from '../../contract/skin.ts';
import { showsOdds } from '../../settings/odds.ts';
import { percent } from './board.ts';

export const BAG: Thing = 'bag';
export const LEVER: Thing = 'lever';
export const TRAY: Thing = 'tray';
export const STAY: Thing = 'option:stay';
export const spaceThing = (space: number): Thing => `space:${space}`;
export const cellThing = (row: number, column: number): Thing => `cell:${row},${column}`;
export const weaponThing = (weapon: Energy): Thing => `weapon:${weapon}`;
/** A row of the list at the bag: a kind of gem that is given away or taken. */
export const rackThing = (gem: Gem): Thing => `rack:${gem}`;
export const cardThing = (slot: TrackSlot): Thing => `card:${slot}`;
export const systemThing = (at: number): Thing => `system:${at}`;

const START: Text = { en: 'Where do you start?', fr: 'D’où partez-vous ?' };
const TURN: Text = { en: 'Draw a gem, or cool down?', fr: 'Piocher une gemme, ou refroidir ?' };
const PLACE: Text = { en: 'Which weapon does the gem go to?', fr: 'À quelle arme va la gemme ?' };
const FLY: Text = { en: 'Where do you fly?', fr: 'Où allez-vous ?' };
const WAY: Text = { en: 'To {0}, which way?', fr: 'Vers {0}, par où ?' };
const FIRE: Text = { en: 'Fire?', fr: 'Tirer ?' };
const ASSIST: Text = { en: 'Which Invader gets your token?', fr: 'Quel envahisseur reçoit votre jeton ?' };
const GIVE: Text = { en: 'Which gem of your board do you convert?', fr: 'Quelle gemme de votre plateau convertir ?' };
const TAKE: Text = { en: '{0} becomes … press its new colour.', fr: '{0} devient … pressez sa nouvelle couleur.' };
const ADD: Text = { en: 'Which gem goes into your bag?', fr: 'Quelle gemme va dans votre sac ?' };
const BUY: Text = { en: 'Which card?', fr: 'Quelle carte ?' };
const DISCARD: Text = { en: '{0} replaces which System?', fr: '{0} remplace quel système ?' };
const REPAIR: Text = { en: 'Which weapon do you repair?', fr: 'Quelle arme réparez-vous ?' };
const BREAK: Text = { en: 'Which weapon breaks?', fr: 'Quelle arme devient hors service ?' };

/** The same for all choices of one view: asked for once. */
const detours = new WeakMap<View, readonly number[]>();
function bothWays(view: View): readonly number[] {
  let spaces = detours.get(view);
  if (!spaces) {
    spaces = reachedBothWays(view, decider(view) ?? 0);
    detours.set(view, spaces);
  }
  return spaces;
}

/** The stages of a choice; what is declined, and a System's yes or no, are only buttons. */
export function slots(a: Action, view: View): readonly Slot[] {
  switch (a.type) {
    case 'placeStarfighter':
      return [{ ask: START, any: [spaceThing(a.space)] }];
    case 'draw':
      return [{ ask: TURN, any: ['option:draw', BAG], label: drawLabel(view) }];
    case 'cooldown':
      return [{ ask: TURN, any: ['option:cooldown', LEVER], label: COOL }];
    case 'activate':
      return [placing(a.weapon, view)];
    case 'exchange':
      return [{ ask: PLACE, any: ['option:exchange', TRAY], label: exchangeLabel(view) }];
    case 'move':
      return flight(a.to, a.jump, view);
    case 'fire': {
      const target = inFront(view, view.pilots[view.active].space);
      return target ? [{ ask: FIRE, any: [cellThing(target.row, target.column)] }] : [];
    }
    case 'placeAssist':
      return [{ ask: ASSIST, any: [cellThing(a.row, a.column)] }];
    case 'convert':
      return [
        // The gems themselves lie on the guns; a gun stands for its colour.
        { ask: GIVE, any: [...giveButton(a.from, view), ...gemThings(a.from)], label: GEM_BUTTONS[a.from] },
        { ask: TAKE, any: gemThings(a.to) },
      ];
    case 'energize':
      return [{ ask: ADD, any: gemThings(a.gem) }];
    case 'buy':
      return [
        { ask: BUY, any: [cardThing(a.slot)] },
        ...(a.discard === undefined ? [] : [{ ask: DISCARD, any: [systemThing(a.discard)] }]),
      ];
    case 'repair':
      return [{ ask: REPAIR, any: [weaponThing(a.weapon)] }];
    case 'breakWeapon':
      return [{ ask: BREAK, any: [weaponThing(a.weapon)] }];
    default:
      return [];
  }
}

/** A gem is pressed in the list at the bag, or by the gun of its colour. */
function gemThings(gem: Gem): readonly Thing[] {
  return gem === 'overheat' ? [rackThing(gem)] : [rackThing(gem), weaponThing(gem)];
}

/** So many colours of the board stand as buttons beside the one that converts nothing. */
const GIVEN = 3;

function giveButton(gem: Energy, view: View): readonly Thing[] {
  const { weapons, exchanged } = view.pilots[view.active];
  const given = ENERGIES.filter((_, i) => weapons[i].energy + exchanged[i] > 0).length;
  return given > GIVEN ? [] : [`option:give-${gem}`];
}

const gemButton = (gem: Energy): Text => {
  const { en, fr } = { en: LABELS.en.gems[gem], fr: LABELS.fr.gems[gem] };
  return { en: `${en[0].toUpperCase()}${en.slice(1)} gem`, fr: `Gemme ${fr}` };
};
const GEM_BUTTONS = Object.fromEntries(ENERGIES.map((gem) => [gem, gemButton(gem)])) as Readonly<Record<Energy, Text>>;

const DRAW: Text = { en: 'Draw a gem', fr: 'Piocher une gemme' };
const COOL: Text = { en: 'Cool down, buy nothing', fr: 'Refroidir, sans achat' };
const STAY_HERE: Text = { en: 'Stay here', fr: 'Rester ici' };
const EXCHANGE: Text = { en: 'Exchange the gem', fr: 'Échanger la gemme' };

/** What the tray pays, and what an Overheat gem costs there. */
function exchangeLabel(view: View): Text {
  const after = consequence(view, view.active, { type: 'exchange' });
  if (!after) return EXCHANGE;
  const { credits, heat } = view.pilots[view.active];
  const [paid, hotter] = [after.credits - credits, after.heat - heat];
  const hot = (words: string) => (hotter > 0 ? `, ${words} +${hotter}` : '');
  if (paid === 0)
    return { en: `Exchange: +0, purse full${hot('heat')}`, fr: `Échanger : +0, bourse pleine${hot('chaleur')}` };
  return {
    en: `Exchange: +${paid} ${paid === 1 ? 'credit' : 'credits'}${hot('heat')}`,
    fr: `Échanger : +${paid} ${paid < 2 ? 'crédit' : 'crédits'}${hot('chaleur')}`,
  };
}

/** How likely an Overheat gem is, or what it would be: Meltdown. */
function drawLabel(view: View): Text {
  if (!showsOdds()) return DRAW;
  const chance = percent(overheatChance(view, view.active));
  if (view.pilots[view.active].heat >= meltdownFrom(view, view.active))
    return { en: `Draw: ${chance} Meltdown`, fr: `Piocher : ${chance} fusion` };
  return { en: `Draw: ${chance} Overheat`, fr: `Piocher : ${chance} surchauffe` };
}

/** An Energy gem has one weapon, which stands as a button too; an Overheat gem could take four. */
function placing(weapon: Energy, view: View): Slot {
  const { drawn } = view.turn;
  const own = drawn === weapon && !view.pilots[view.active].weapons[gemOf(weapon)].outOfOrder;
  if (!own) return { ask: PLACE, any: [weaponThing(weapon)] };
  const { name } = contentOf(view.options).base[gemOf(weapon)];
  return { ask: PLACE, any: ['option:activate', weaponThing(weapon)], label: name };
}

function flight(to: number, jump: boolean, view: View): readonly Slot[] {
  const space: Slot = { ask: FLY, any: [spaceThing(to)] };
  // To stay is a button too: on a phone the thumb is there.
  if (to === view.pilots[view.active].space && !jump)
    return [{ ask: FLY, any: [STAY, ...space.any], label: STAY_HERE }];
  if (!bothWays(view).includes(to)) return [space];
  const way: Slot = jump
    ? { ask: WAY, any: ['option:jump'], label: { en: 'Through the Wormholes', fr: 'Par les trous de ver' } }
    : { ask: WAY, any: ['option:straight'], label: { en: 'Straight', fr: 'Tout droit' } };
  return [space, way];
}

const THING = /^(space|cell|weapon|rack|card|system):(.+)$/;

/** A thing in few letters. */
export function called(thing: Thing, view: View, lang: Lang): string {
  const [, kind, name] = THING.exec(thing) ?? [];
  switch (kind) {
    case 'space':
      return spaceName(Number(name), view, lang);
    case 'weapon':
      return contentOf(view.options).base[ENERGIES.indexOf(name as Energy)].name[lang];
    case 'rack':
      return LABELS[lang].gems[name as Gem];
    case 'card':
      return faceOf(view, view.track[Number(name) - 1] ?? '')?.name[lang] ?? name;
    case 'system':
      return faceOf(view, view.pilots[view.active].systems[Number(name)] ?? '')?.name[lang] ?? name;
    default:
      return name ?? '';
  }
}

export function spaceName(space: number, { columns }: View, lang: Lang): string {
  if (space > 0 && space <= columns) return lang === 'en' ? `column ${space}` : `colonne ${space}`;
  if (lang === 'en') return space === 0 ? 'the left Wormhole' : 'the right Wormhole';
  return space === 0 ? 'trou de ver gauche' : 'trou de ver droit';
}
