import { top, topAs } from '@starboard/kernel';
import { CHOOSE_PLANET, type MoveOf, PLANET } from '../actions.ts';
import { aimOf } from '../aim.ts';
import { place } from '../deployment.ts';

/** The planet of a Raider. */
export const choosePlanet: MoveOf<'choosePlanet'> = {
  type: 'choosePlanet',
  fields: { planet: PLANET },
  candidates: () => CHOOSE_PLANET,
  check: () => undefined,
  notNow(s, seat) {
    if (top(s).step === 'additional') return { rule: 'SIEGE-OFFICER-12', with: { planet: s.turn.planet } };
    const planet = aimOf(s, seat);
    return { rule: planet === 8 ? 'SIEGE-DV-3' : 'SIEGE-DV-2', with: { hand: s.players[seat].hand.length, planet } };
  },
  apply(s, seat, { planet }, emit) {
    const { card } = topAs(s, 'choosePlanet');
    s.stack.pop();
    place(s, seat, card, { planet, change: 'none' }, emit);
  },
};
