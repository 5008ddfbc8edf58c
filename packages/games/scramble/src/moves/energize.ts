import { ENERGIZE } from '../actions.ts';
import { gemOf } from '../cards.ts';
import { addGem } from '../pilot.ts';
import { type ScrambleMove, topAs } from './move.ts';

/** Add a gem of any kind to the bag. */
export const energize: ScrambleMove<'energize'> = {
  type: 'energize',
  candidates: () => ENERGIZE,
  check: (s, _seat, { gem }) => (s.supply[gemOf(gem)] > 0 ? undefined : { rule: 'SCRAMBLE-RULING-9' }),
  notNow: () => ({ rule: 'SCRAMBLE-SPEC-5' }),
  apply(s, seat, { gem }, emit) {
    const { left } = topAs(s, 'energize');
    s.stack.pop();
    s.stack.push({ step: 'energize', left: left - 1 });
    addGem(s, seat, gemOf(gem));
    emit({ type: 'energize', seat, gem });
  },
};
