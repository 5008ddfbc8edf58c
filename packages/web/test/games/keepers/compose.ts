import type { Lang } from '@starboard/kernel';
import type { Action, View } from '../../../../kernel/test/toys/keepers.ts';
import type { Composed, Mark, Slot, Thing } from '../../../src/contract/skin.ts';
import { MISSING, WORDS } from './words.ts';

/** A die by its place: which of two equal dice is marked is the player's affair. */
export const dieThing = (at: number): Thing => `die:${at}`;

const DIE = /^die:(\d)$/;

/** The marked dice make a re-roll of their faces. */
export function compose({ dice, stack }: View, marks: readonly Mark[]): Composed<Action> | undefined {
  if (stack.at(-1)?.step !== 'dice') return undefined;
  const places = marks.map(({ thing, on }) => (on ? undefined : DIE.exec(thing)?.[1]));
  if (places.some((at) => at === undefined || Number(at) >= dice.length)) return undefined;
  const faces = places.map((at) => dice[Number(at)]).sort((a, b) => a - b);
  return faces.length === 0 ? { missing: MISSING } : { action: { type: 'reroll', faces } };
}

/** Of equal dice the first ones; stopping is only a button. */
export function marks(a: Action, { dice }: View): readonly Mark[] | undefined {
  if (a.type === 'stop') return undefined;
  const free = dice.map((face, at) => ({ face, at }));
  return a.faces.map((face) => {
    const [{ at }] = free.splice(
      free.findIndex((die) => die.face === face),
      1,
    );
    return { thing: dieThing(at) };
  });
}

/** What stays on the table when the others are rolled again. */
export function outcome(a: Action, { dice }: View, lang: Lang): string | undefined {
  if (a.type === 'stop') return undefined;
  const kept = [...dice];
  for (const face of a.faces) kept.splice(kept.indexOf(face), 1);
  return WORDS[lang].keeps(kept);
}

/** Nothing is pressed in stages here. */
export function slots(): readonly Slot[] {
  return [];
}
