import { type Called, called, type Lang, type Names, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { contentOf, nameOf, packAt, packOfKey } from '../content.ts';
import type { Effect } from '../effects.ts';
import type { Event } from '../events.ts';
import { parsePack } from '../packs.ts';
import { type CardUid, FACES, type Face, type PackCode, type PackKey, type View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action, view: View, who: (seat: Seat) => Called): string;
  event(e: Event, who: (seat: Seat) => Who): string | undefined;
  /** `active` is whose turn it is. */
  prompt(view: View, active: Who): string;
  /** What an Upgrade does, made from its effect. */
  effect(effect: Effect): string;
  points(n: number): string;
  readonly face: Readonly<Record<Face, string>>;
  readonly labels: Labels;
}

/** The labels of the text table. */
export interface Labels {
  readonly turn: string;
  readonly stall: string;
  readonly centre: string;
  readonly row: string;
  readonly display: string;
  readonly pile: string;
  readonly discards: string;
  readonly removed: string;
  readonly dice: string;
  readonly lost: string;
  readonly target: string;
  readonly worldClaimed: string;
  readonly upgradeClaimed: string;
  readonly boosted: string;
  readonly locked: string;
  readonly defence: string;
  readonly none: string;
  readonly modes: string;
  readonly start: string;
  readonly result: string;
}

/** Somebody in a sentence: the reader, or somebody by name. */
export interface Who extends Called {
  readonly you: boolean;
}

const YOU: Readonly<Record<Lang, Who>> = {
  en: { you: true, start: 'You', name: 'you', of: 'your', to: 'you' },
  fr: { you: true, start: 'Vous', name: 'vous', of: 'de vous', to: 'à vous' },
};

/** How a seat is called when `reader` reads. */
export function whoIs(seat: Seat, reader: Seat | null, lang: Lang, names?: Names): Who {
  return seat === reader ? YOU[lang] : { you: false, ...called(seat, lang, names) };
}

/** The name of a card on the table. */
export function cardName(view: View, uid: CardUid, lang: Lang): string {
  const c = contentOf(view.options);
  const card = c.byUid.get(uid);
  return card === undefined ? uid : nameOf(c, card)[lang];
}

/** The code of a pack of a card on the table. */
export function packCode(view: View, uid: CardUid, pack: PackKey): string {
  const c = contentOf(view.options);
  const card = c.byUid.get(uid);
  return (card === undefined ? undefined : packAt(c, card, packOfKey(c, pack))?.code) ?? pack;
}

const SHORT: Readonly<Record<Face, string>> = { water: 'W', energy: 'E', army: 'A', pop1: '1', pop2: '2', pop3: '3' };

/** Dice as the ledger writes them: W E A 1 2 3. */
export function diceText(faces: readonly (Face | null)[]): string {
  return faces.map((face) => (face === null ? '·' : SHORT[face])).join(' ');
}

/** The words of a language for what lies on dice and packs. */
export interface Resources {
  readonly symbols: readonly [water: string, energy: string, army: string];
  readonly people: string;
  readonly person: string;
  /** So many people, on at most so many dice. */
  crowd(need: number, slots: number): string;
}

const many = (n: number, word: string) => (n === 0 ? [] : [n === 1 ? word : `${n} ${word}`]);

/** A roll in words: 2 Water, Army, 1 + 3 people. A line never breaks within its people. */
export function rollWords(faces: readonly Face[], { symbols, people, person }: Resources): string {
  const sorted = sortedFaces(faces);
  const rolled = symbols.flatMap((word, i) => many(sorted.filter((face) => face === FACES[i]).length, word));
  const crowd = sorted.filter((face) => face.startsWith('pop')).map((face) => SHORT[face]);
  return [
    ...rolled,
    ...(crowd.length > 0 ? [`${crowd.join('\u00a0+\u00a0')}\u00a0${crowd.join() === '1' ? person : people}`] : []),
  ].join(', ');
}

/** A pack in words: Water + Energy, 8 people in 3 slots. */
export function packWords(code: PackCode, { symbols, crowd }: Resources): string {
  const pack = parsePack(code);
  if (!pack) return code;
  if (pack.kind === 'population') return crowd(pack.need, pack.slots);
  return pack.symbols.flatMap((n, i) => many(n, symbols[i])).join(' + ');
}

/** Faces in the order of `FACES`. */
export function sortedFaces(faces: readonly Face[]): Face[] {
  return [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

/** What the dice of the pool show. */
export function poolOf({ turn }: View): (Face | null)[] {
  return turn.dice.filter(({ status }) => status === 'pool').map(({ face }) => face);
}
