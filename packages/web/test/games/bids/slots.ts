import type { Action } from '../../../../kernel/test/toys/bids.ts';
import type { Slot, Thing } from '../../../src/contract/skin.ts';

export const numberThing = (number: number): Thing => `number:${number}`;

/** Where a number is put by whoever drags it there. */
export const TABLE: Thing = 'table';

/** Laying a number has one stage. */
export function slots({ number }: Action): readonly Slot[] {
  return [{ ask: { en: 'Which number?', fr: 'Quel nombre ?' }, any: [numberThing(number)] }];
}

export function drop(): readonly Thing[] {
  return [TABLE];
}
