import { CARD, type MoveOf, PLANET } from '../actions.ts';
import { activations, applyActivation, checkActivation } from '../planetEffects.ts';
import { PLANETS } from '../types.ts';

/** Use a planet effect after the alien's effect. */
export const activate: MoveOf<'activate'> = {
  type: 'activate',
  fields: {
    planet: PLANET,
    switch: { is: 'optional', of: { is: 'list', of: PLANET, min: 2, max: 2 } },
    shift: { is: 'optional', of: { is: 'choice', of: [-1, 1] } },
    card: { is: 'optional', of: CARD },
    to: { is: 'optional', of: PLANET },
  },
  candidates: (s, seat) => PLANETS.flatMap((planet) => activations(s, seat, planet)),
  check: checkActivation,
  notNow: () => ({ rule: 'SIEGE-PLANET-2' }),
  apply: applyActivation,
};
