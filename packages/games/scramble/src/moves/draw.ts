import { below, top } from '@starboard/kernel';
import { DRAW, type MoveOf } from '../actions.ts';
import { canPlace, overheat } from '../heat.ts';
import { bagSize, plus } from '../pilot.ts';
import { GEMS, type GemIndex, type Pilot } from '../types.ts';

/** Take one random gem out of the own bag. */
export const draw: MoveOf<'draw'> = {
  type: 'draw',
  fields: {},
  candidates: () => [DRAW],
  check: (s, seat) => (bagSize(s.pilots[seat]) > 0 ? undefined : { rule: 'SCRAMBLE-RULING-23' }),
  notNow: (s) => ({ rule: top(s).step === 'placeStarfighter' ? 'SCRAMBLE-SETUP-13' : 'SCRAMBLE-RULING-83' }),
  apply(s, seat, _a, emit) {
    const p = s.pilots[seat];
    const gem = gemAt(p, below(s.rng, bagSize(p)));
    p.bag = plus(p.bag, gem, -1);
    s.turn.drawn = gem;
    emit({ type: 'draw', seat, gem: GEMS[gem] });
    s.stack.pop();
    if (canPlace(s, seat)) s.stack.push({ step: 'placeGem' });
    else {
      // No Gather was put on the stack, so none follows (SCRAMBLE-GATHER-2).
      overheat(s, seat, 'gem', emit);
      s.stack.push({ step: 'breakWeapon', seat });
    }
  },
};

/** The gem that lies at a place of the bag when its gems are counted one after the other. */
function gemAt({ bag }: Pilot, place: number): GemIndex {
  let gem = 0;
  for (let left = place; left >= bag[gem]; gem++) left -= bag[gem];
  return gem;
}
