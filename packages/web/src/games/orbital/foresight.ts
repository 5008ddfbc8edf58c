import {
  type Action,
  buildCost,
  buildDiscount,
  byId,
  type Card,
  cardOf,
  contentOf,
  type Exit,
  type ModuleId,
  moduleRow,
  type Orbital,
  printedColour,
  type Race,
  races,
  repairCost,
  reward,
  UPGRADE_COST,
  usableExits,
  type View,
  withBuilt,
  withMoved,
} from '@starboard/orbital';

/** A module that would come to lie at an exit. */
export interface Docking {
  readonly card: Card;
  readonly exit: Exit;
  /** The module that is moved there; a new one otherwise. */
  readonly moved?: ModuleId;
  /** What the Build action costs; undefined where a machine does it. */
  readonly price?: number;
  /** The host has its colour. */
  readonly same: boolean;
}

/** What a choice of the reader's would lead to, as far as nothing is hidden. */
export interface Foreseen {
  readonly docking?: Docking;
  readonly mc: number;
  readonly exits: number;
  /** The races as they would be. */
  readonly races: readonly Race[];
}

/** Where a choice docks a module, if it does. */
export function dockingOf(a: Action, view: View): Docking | undefined {
  if ((a.type !== 'build' && a.type !== 'operate') || !a.exit) return undefined;
  const c = contentOf(view.options);
  const p = view.players[view.seat ?? view.active];
  const { exit } = a;
  const host = byId(p.modules, exit.host) ?? p.modules[0];
  if (a.type === 'operate' && a.moved !== undefined) {
    const card = byId(p.modules, a.moved)?.card ?? 0;
    return { card, exit, moved: a.moved, same: false };
  }
  const card = cardOf(c, a.card);
  if (a.type === 'operate') return { card, exit, same: false };
  const price = buildCost(c, p, card, host, buildDiscount(c, p));
  return { card, exit, price, same: printedColour(c, p, host) === c.colour[card] };
}

export function foresee(a: Action, view: View): Foreseen | undefined {
  const c = contentOf(view.options);
  const seat = view.seat ?? view.active;
  const p = view.players[seat];
  const docking = dockingOf(a, view);
  const [after, mc] = outcomeOf(a, view, docking);
  if (after === p && mc === p.mc) return undefined;
  return {
    ...(docking ? { docking } : {}),
    mc,
    exits: usableExits(c, after),
    races: races({ ...view, players: view.players.with(seat, { ...p, ...after }) }),
  };
}

/** The own orbital and money after a choice. */
function outcomeOf(a: Action, view: View, docking: Docking | undefined): readonly [Orbital, number] {
  const c = contentOf(view.options);
  const p = view.players[view.seat ?? view.active];
  switch (a.type) {
    case 'build':
      return docking
        ? [withBuilt(p, docking.card, docking.exit), p.mc - (docking.price ?? 0) + reward(c, p, docking.card)]
        : [p, p.mc];
    case 'operate': {
      const cost = moduleRow(c, byId(p.modules, a.module)?.card ?? -1)?.cost?.mc ?? 0;
      if (!docking) return [p, p.mc - cost];
      return docking.moved === undefined
        ? [withBuilt(p, docking.card, docking.exit), p.mc - cost + reward(c, p, docking.card)]
        : [withMoved(p, docking.moved, docking.exit), p.mc - cost];
    }
    case 'upgrade': {
      const upgrade = c.upgrades.findIndex(({ id }) => id === a.core);
      return [{ upgrade, modules: p.modules }, p.mc - UPGRADE_COST];
    }
    case 'buy':
      return [p, p.mc - a.slot - 1];
    case 'repair': {
      const modules = p.modules.map((m) => (m.id === a.module ? { ...m, damage: m.damage - 1 } : m));
      return [{ upgrade: p.upgrade, modules }, p.mc - repairCost(c, p)];
    }
    default:
      return [p, p.mc];
  }
}
