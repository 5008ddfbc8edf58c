import { INVASION_DICE, type InvasionDie, SECTORS, type View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';

/** What still comes down one lane: so many saucers, on so many dice. */
export interface Coming {
  readonly saucers: number;
  readonly dice: number;
}

const NOTHING: readonly Coming[] = SECTORS.map(() => ({ saucers: 0, dice: 0 }));

interface Strikes {
  /** Saucers on each die, with the shots as they are laid. */
  readonly left: readonly number[];
  /** The dice whose saucers have struck already. */
  readonly spent: readonly InvasionDie[];
}

/** With Radar, what still comes down each lane of a planet: only the one that is invaded, and only until the dice have struck. */
export function comingAt(view: View, seat: Seat, { left, spent }: Strikes): readonly Coming[] {
  const step = view.stack.at(-1)?.step;
  const before = step === 'defense' || step === 'assign' || step === 'damage';
  if (!before || seat !== view.active) return NOTHING;
  return SECTORS.map((sector) => {
    const dice = INVASION_DICE.flatMap((die, at) =>
      view.sectors[at] === sector && left[at] > 0 && !spent.includes(die) ? [left[at]] : [],
    );
    return { saucers: dice.reduce((sum, n) => sum + n, 0), dice: dice.length };
  });
}
