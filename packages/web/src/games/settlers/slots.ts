import type { Lang, Seat, Text } from '@starboard/kernel';
import {
  type Action,
  type CardUid,
  FACES,
  type Face,
  facesMadeBy,
  forecastOf,
  openedBy,
  type PackKey,
  type View,
  waysOf,
} from '@starboard/settlers';
import type { Slot, Thing } from '../../contract/skin.ts';
import { cardName, upgradeOf, worldOf } from './content.ts';
import { FACE_NAMES, packName } from './words.ts';

export const packThing = (card: CardUid, pack: PackKey): Thing => `pack:${card}:${pack}`;
/** An Upgrade in front of somebody. */
export const upgradeThing = (uid: CardUid): Thing => `upgrade:${uid}`;
export const dieThing = (die: number): Thing => `die:${die}`;
export const faceThing = (face: Face): Thing => `face:${face}`;

const FILL: Text = { en: 'Which pack?', fr: 'Quel lot ?' };
const USE: Text = { en: 'Which Upgrade?', fr: 'Quelle Amélioration ?' };
const DIE: Text = { en: '{0} turns which die?', fr: '{0} change quel dé ?' };
const INTO: Text = { en: '{0} turns {1} into …', fr: '{0} change {1} en …' };
const TAKE: Text = { en: '{0} takes whose Resource Upgrade?', fr: '{0} prend l’Amélioration de qui ?' };
const TAKEN_DIE: Text = { en: '{1}, taken by {0}, turns which die?', fr: '{1}, prise par {0}, change quel dé ?' };
const TAKEN_INTO: Text = { en: '{1} turns {2} into …', fr: '{1} change {2} en …' };
const DISCARD: Text = { en: 'Which one is discarded?', fr: 'Laquelle défausser ?' };

/** A question about an Upgrade by its name: its button says what is done with it. */
function named({ en, fr }: Text, view: View, uid: CardUid): Text {
  const name = upgradeOf(view, uid)?.name;
  return { en: en.replace('{0}', name?.en ?? uid), fr: fr.replace('{0}', name?.fr ?? uid) };
}

/** All copies of an Upgrade in front of a seat: they are equal. */
function copies(view: View, seat: Seat, uid: CardUid): readonly Thing[] {
  const id = upgradeOf(view, uid)?.id;
  const own = view.players[seat].upgrades.filter((other) => upgradeOf(view, other)?.id === id);
  return (own.length > 0 ? own : [uid]).map(upgradeThing);
}

/** All dice of the roll that show a face. */
function diceShowing(view: View, face: Face): readonly Thing[] {
  const things = view.turn.dice.flatMap((die, i) => (die.status === 'pool' && die.face === face ? [dieThing(i)] : []));
  return things.length > 0 ? things : [faceThing(face)];
}

/** The packs of a card that are equal to this one and open. */
function equalPacks(view: View, card: CardUid, pack: PackKey): readonly Thing[] {
  const packs = worldOf(view, card)?.packs ?? upgradeOf(view, card)?.cost ?? [];
  const code = pack.startsWith('c') ? packs[Number(pack.slice(1))]?.code : undefined;
  const target = view.turn.target;
  const filled = target?.card === card ? target.filled : [];
  if (code === undefined || filled.includes(pack)) return [packThing(card, pack)];
  return packs.flatMap((other, i) =>
    other.code === code && !filled.includes(`c${i}`) ? [packThing(card, `c${i}`)] : [],
  );
}

/** The stages of a choice; rolling, re-rolling and ending the turn are only buttons. */
export function slots(a: Action, view: View): readonly Slot[] {
  switch (a.type) {
    case 'fill':
      return [{ ask: FILL, any: equalPacks(view, a.target, a.pack), ...(fewFit(view) ? { button: true } : {}) }];
    case 'useResource': {
      const first: Slot = { ask: USE, any: copies(view, view.active, a.card), ...used(view, a.card, a.card) };
      const die: Slot = { ask: named(DIE, view, a.card), any: diceShowing(view, a.from) };
      const into: Slot = { ask: named(INTO, view, a.card), any: [faceThing(a.to)] };
      return several(view, a.card) ? [first, die, into] : [first, die];
    }
    case 'useCorruption': {
      const first: Slot = { ask: USE, any: corruptions(view), ...used(view, 'corruption#1', a.take) };
      const taken: Slot = { ask: named(TAKE, view, 'corruption#1'), any: copies(view, a.victim, a.take) };
      const die: Slot = { ask: named(TAKEN_DIE, view, 'corruption#1'), any: diceShowing(view, a.from) };
      const into: Slot = { ask: TAKEN_INTO, any: [faceThing(a.to)] };
      return several(view, a.take) ? [first, taken, die, into] : [first, taken, die];
    }
    case 'useReroll':
      return [{ ask: USE, any: copies(view, view.active, a.card) }];
    case 'discardDefence':
      return [{ ask: DISCARD, any: [upgradeThing(a.card)] }];
    default:
      return [];
  }
}

/** Of the card that is begun no more packs fit than there is room for on buttons. */
function fewFit(view: View): boolean {
  const { target } = view.turn;
  if (!target) return false;
  const fits = forecastOf(view, target.card)?.packs.filter(({ after }) => after !== undefined) ?? [];
  return new Set(fits.map(({ pack, code }) => (pack.startsWith('c') ? code : pack))).size <= 2;
}

const several = (view: View, uid: CardUid) => facesMadeBy(view, uid).length > 1;

/**
 * A button that begins with an Upgrade, where there is so little to do that it might be overlooked; none where nothing fits
 * and no die that it could turn would help.
 */
function used(view: View, uid: CardUid, turning: CardUid): Pick<Slot, 'label'> {
  if (!waysOf(view).fill && !helps(view, turning)) return {};
  const name = upgradeOf(view, uid)?.name;
  return { label: { en: `Use ${name?.en ?? uid}`, fr: `Utiliser ${name?.fr ?? uid}` } };
}

const known = new WeakMap<View, Map<CardUid, boolean>>();

/** Whether a die that an Upgrade turns leaves any chance to finish a card. */
function helps(view: View, uid: CardUid): boolean {
  const of = known.get(view) ?? new Map<CardUid, boolean>();
  known.set(view, of);
  const help = of.get(uid) ?? openedBy(view, uid).some(({ after }) => after > 0);
  of.set(uid, help);
  return help;
}

/** Where the Corruption of the match lies. */
function corruptions(view: View): readonly Thing[] {
  const own = view.players.flatMap(({ upgrades }) =>
    upgrades.filter((uid) => upgradeOf(view, uid)?.effect.kind === 'corruption'),
  );
  return (own.length > 0 ? own : ['corruption#1']).map(upgradeThing);
}

/** A thing in few letters. */
export function called(thing: Thing, view: View, lang: Lang): string {
  const [kind, ...rest] = thing.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'pack': {
      const [card, ...key] = rest;
      const [world, upgrade] = [worldOf(view, card), upgradeOf(view, card)];
      const pack = (world?.packs ?? upgrade?.cost ?? [])[Number(key.join(':').slice(1))];
      return pack ? packName(pack, lang) : cardName(view, card, lang);
    }
    case 'die': {
      const face = view.turn.dice[Number(name)]?.face;
      return face ? FACE_NAMES[lang][face] : '?';
    }
    case 'face':
      return FACE_NAMES[lang][FACES.find((face) => face === name) ?? 'water'];
    default:
      return cardName(view, name, lang);
  }
}
