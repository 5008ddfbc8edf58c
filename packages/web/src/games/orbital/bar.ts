import type { Choice, Violation } from '@starboard/kernel';
import {
  type Action,
  BUILD_COST,
  buildDiscount,
  contentOf,
  repairCost,
  UPGRADE_COST,
  type View,
} from '@starboard/orbital';
import type { Thing } from '../../contract/skin.ts';
import { dockingOf } from './foresight.ts';
import { slots } from './slots.ts';

/** The actions of a turn that begin at something on the table; the seventh, passing, is a button of its own. */
export const KINDS = ['build', 'upgrade', 'buy', 'operate', 'event', 'repair'] as const;
export type ActionKind = (typeof KINDS)[number];

/** One action of the bar as it stands now. */
export interface Bar {
  readonly kind: ActionKind;
  /** What it costs in MC: the cheapest and the dearest; undefined where each thing has its own. */
  readonly mc?: readonly [number, number];
  /** How many cards or modules it can begin with. */
  readonly ready: number;
  /** What can be pressed first. */
  readonly first: ReadonlySet<Thing>;
  /** Why not, where nothing can: the reason that most of what was tried has. */
  readonly why?: Violation;
}

/** The actions with their prices as they are now. */
export function barOf(view: View, choices: readonly Choice<Action>[]): readonly Bar[] {
  return KINDS.map((kind) => {
    const tried = choices.filter(({ action }) => action.type === kind);
    const legal = tried.flatMap(({ action, violation }) => (violation ? [] : [action]));
    const prices = legal.length > 0 ? legal.map((a) => priceOf(a, view)) : [listPrice(kind, view)];
    const known = prices.filter((price) => price !== undefined);
    const why = legal.length === 0 ? commonest(tried) : undefined;
    const first = new Set(legal.flatMap((a) => beginnings(a, view)));
    return {
      kind,
      ...(known.length > 0 ? { mc: [Math.min(...known), Math.max(...known)] } : {}),
      ready: new Set(legal.map((a) => slots(a, view)[0]?.any[0])).size,
      first,
      ...(why ? { why } : {}),
    };
  });
}

/** What a choice can begin with: where a stage swaps with the one before, either. */
function beginnings(a: Action, view: View): readonly Thing[] {
  const [one, two] = slots(a, view);
  return [...one.any, ...(two?.swaps ? two.any : [])];
}

function priceOf(a: Action, view: View): number | undefined {
  if (a.type === 'build') return dockingOf(a, view)?.price;
  return a.type === 'buy' ? a.slot + 1 : listPrice(a.type, view);
}

/** What an action costs whatever it is used on. */
function listPrice(kind: Action['type'], view: View): number | undefined {
  const c = contentOf(view.options);
  const p = view.players[view.seat ?? view.active];
  if (kind === 'build') return BUILD_COST - buildDiscount(c, p);
  if (kind === 'upgrade') return UPGRADE_COST;
  return kind === 'repair' ? repairCost(c, p) : undefined;
}

function commonest(tried: readonly Choice<Action>[]): Violation | undefined {
  const counts = new Map<string, { readonly violation: Violation; n: number }>();
  for (const { violation } of tried) {
    if (!violation) continue;
    const found = counts.get(violation.rule) ?? { violation, n: 0 };
    found.n++;
    counts.set(violation.rule, found);
  }
  return [...counts.values()].sort((a, b) => b.n - a.n)[0]?.violation;
}
