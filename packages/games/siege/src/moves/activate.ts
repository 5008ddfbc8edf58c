import type { Field } from '@starboard/kernel';
import { CARD, type MoveOf, PLANET } from '../actions.ts';
import { activations, applyActivation, checkActivation } from '../planetEffects.ts';
import { PLANETS } from '../types.ts';

const SWITCH: Field = { is: 'list', of: PLANET, min: 2, max: 2 };
const SHIFT: Field = { is: 'choice', of: [-1, 1] };

/** Use a planet effect after the alien's effect. */
export const activate: MoveOf<'activate'> = {
  type: 'activate',
  fields: {
    planet: PLANET,
    switch: { is: 'optional', of: SWITCH },
    shift: { is: 'optional', of: SHIFT },
    card: { is: 'optional', of: CARD },
    to: { is: 'optional', of: PLANET },
  },
  // A planet's effect needs one of these or nothing.
  forms: [{}, { switch: SWITCH }, { shift: SHIFT }, { card: CARD }, { to: PLANET }].map((what) => ({
    planet: PLANET,
    ...what,
  })),
  candidates: (s, seat) => PLANETS.flatMap((planet) => activations(s, seat, planet)),
  check: checkActivation,
  notNow: () => ({ rule: 'SIEGE-PLANET-2' }),
  apply: applyActivation,
};
