import type { Seat } from '@starboard/kernel';
import { decider, ENERGIES, type View } from '@starboard/scramble';
import type { Thing } from '../../contract/skin.ts';
import { soon } from '../../ui/soon.ts';
import { type Plan, planOf } from './plan.ts';
import { weaponThing } from './slots.ts';

type Plans = (looked: Thing | undefined) => Plan;

/** A view is looked at by one seat. */
const known = new WeakMap<View, { readonly seat: Seat | null; readonly plans: Plans }>();

/** What looks at things show in a position, each worked out once: worlds are played on for it, which takes longer than a frame. */
export function plansOf(view: View, seat: Seat | null): Plans {
  const before = known.get(view);
  if (before?.seat === seat) return before.plans;
  const found = new Map<Thing | undefined, Plan>();
  const plans = (looked: Thing | undefined) => {
    const plan = found.get(looked) ?? planOf(view, seat, looked);
    found.set(looked, plan);
    return plan;
  };
  known.set(view, { seat, plans });
  return plans;
}

/** With a gem in hand every weapon that it may fire is looked at ahead, in idle moments. Answers how to call it off. */
export function prepared(view: View, seat: Seat | null): (() => void) | undefined {
  if (seat === null || decider(view) !== seat || view.stack.at(-1)?.step !== 'placeGem') return undefined;
  const { drawn } = view.turn;
  const weapons = ENERGIES.filter((energy) => drawn === 'overheat' || drawn === energy);
  const stops = weapons.map((energy) => soon(() => void plansOf(view, seat)(weaponThing(energy))));
  return () => {
    for (const stop of stops) stop();
  };
}
