import { replaceTop, topAs } from '@starboard/kernel';
import { ENERGIZE, GEM, type MoveOf } from '../actions.ts';
import { gemOf } from '../content.ts';
import { addGem } from '../pilot.ts';

/** Add a gem of any kind to the bag. */
export const energize: MoveOf<'energize'> = {
  type: 'energize',
  fields: { gem: GEM },
  candidates: () => ENERGIZE,
  check: (s, _seat, { gem }) => (s.supply[gemOf(gem)] > 0 ? undefined : { rule: 'SCRAMBLE-RULING-9' }),
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-5' }),
  apply(s, seat, { gem }, emit) {
    const { left } = topAs(s, 'energize');
    replaceTop(s, { step: 'energize', left: left - 1 });
    addGem(s, seat, gemOf(gem));
    emit({ type: 'energize', seat, gem });
  },
};
