import { type MoveOf, REBUILD } from '../actions.ts';
import { poolOf, setPool } from '../missiles.ts';
import { SITES, type Strength, UNDAMAGED } from '../types.ts';

/** Spend one point: an empty crater becomes a damaged piece, a damaged piece an undamaged one. */
export const rebuild: MoveOf<'rebuild'> = {
  type: 'rebuild',
  fields: { site: { is: 'choice', of: SITES } },
  candidates: () => REBUILD,
  check: (s, seat, { site }) =>
    s.planets[seat][SITES.indexOf(site)] < UNDAMAGED ? undefined : { rule: 'INVASION-RULING-38' },
  notNow: () => ({ rule: 'INVASION-REBUILD-1' }),
  apply(s, seat, { site }, emit) {
    const planet = s.planets[seat];
    const at = SITES.indexOf(site);
    planet[at]++;
    emit({ type: 'rebuild', seat, site, strength: planet[at] as Strength });
    setPool(s, seat, poolOf(s, seat) - 1, emit);
  },
};
