import { activations, applyActivation, checkActivation } from '../planetEffects.ts';
import { PLANETS } from '../types.ts';
import type { SiegeMove } from './move.ts';

/** Use a planet effect after the alien's effect. */
export const activate: SiegeMove<'activate'> = {
  type: 'activate',
  candidates: (s, seat) => PLANETS.flatMap((planet) => activations(s, seat, planet)),
  check: checkActivation,
  notNow: () => ({ rule: 'SIEGE-PLANET-2' }),
  apply: applyActivation,
};
