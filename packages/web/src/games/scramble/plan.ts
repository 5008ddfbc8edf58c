import type { Seat } from '@starboard/kernel';
import {
  type Action,
  type Consequence,
  consequence,
  decider,
  ENERGIES,
  type Energy,
  type Event,
  faceOf,
  gemOf,
  type Sortie,
  sorties,
  type View,
  weaponWith,
} from '@starboard/scramble';
import type { Thing } from '../../contract/skin.ts';
import { BAG, LEVER, spaceThing, TRAY } from './slots.ts';

/** What would happen to one Invader. */
export interface Hit {
  readonly row: number;
  readonly column: number;
  readonly from: number;
  /** 0 if it is destroyed. */
  readonly to: number;
  /** Who would be paid for having damaged it, and how much. */
  readonly pays: readonly { readonly seat: Seat; readonly credits: number }[];
}

/** What would happen by what somebody looks at; everything of it wears the hue of the weapon. */
export interface Plan {
  /** The weapon whose hue it wears. */
  readonly weapon?: Energy;
  /** Where the Starfighter can go, each with its shot. */
  readonly sorties: readonly Sortie[];
  /** The flight, or the shot, that is looked at. */
  readonly chosen?: Sortie;
  readonly hits: readonly Hit[];
  /** The meters after it. */
  readonly after?: Pick<Consequence, 'credits' | 'heat' | 'invaders'>;
  /** What each rival would gain. */
  readonly gains: readonly number[];
  /** What each System would do. */
  readonly systems: Readonly<Record<string, string>>;
  /** A card that is looked at in the market. */
  readonly card?: string;
}

const NOTHING: Plan = { sorties: [], hits: [], gains: [], systems: {} };

/** What a look at a thing shows, in the reader's own decisions only. */
export function planOf(view: View, seat: Seat | null, looked: Thing | undefined): Plan {
  if (seat === null || decider(view) !== seat) return NOTHING;
  switch (view.stack.at(-1)?.step) {
    case 'drawOrCooldown':
      return looked === LEVER ? simple(view, seat, { type: 'cooldown' }) : NOTHING;
    case 'placeGem':
      return placing(view, seat, looked);
    case 'move': {
      const found = sorties(view, seat);
      const chosen = found.find(({ to }) => spaceThing(to) === looked);
      return shooting(view, seat, view.turn.weapon, found, chosen);
    }
    case 'fire': {
      const [shot] = sorties(view, seat);
      return shooting(view, seat, view.turn.weapon, [], shot);
    }
    case 'upgrade':
      return market(view, seat, looked);
    default:
      return view.turn.weapon ? { ...NOTHING, weapon: view.turn.weapon } : NOTHING;
  }
}

/** The shot that somebody else aims, as long as it may still hold its fire. */
export function aimOf(view: View, seat: Seat | null): Pick<Plan, 'weapon' | 'chosen' | 'hits'> {
  const other = decider(view);
  if (other === undefined || other === seat || view.stack.at(-1)?.step !== 'fire') return NOTHING;
  const [shot] = sorties(view, other);
  const { weapon, chosen, hits } = shooting(view, other, view.turn.weapon, [], shot);
  return { hits, ...(weapon ? { weapon } : {}), ...(chosen ? { chosen } : {}) };
}

/** With the gem in hand: the weapon that is looked at, or the only one it fits, lights what it reaches. */
function placing(view: View, seat: Seat, looked: Thing | undefined): Plan {
  if (looked === TRAY || looked === BAG) return simple(view, seat, { type: 'exchange' });
  const { drawn } = view.turn;
  const weapon = ENERGIES.find((energy) => looked === `weapon:${energy}`) ?? (drawn === 'overheat' ? undefined : drawn);
  if (!weapon || view.pilots[seat].weapons[gemOf(weapon)].outOfOrder) return NOTHING;
  const found = sorties(view, seat, weapon);
  if (found.length === 0) return NOTHING;
  const chosen = found.find(({ to }) => spaceThing(to) === looked);
  if (chosen) return shooting(view, seat, weapon, found, chosen);
  // Heat rises whatever is done then; the rest is open still.
  return { ...simple(view, seat, { type: 'activate', weapon }), weapon, sorties: found };
}

function simple(view: View, seat: Seat, action: Action): Plan {
  const after = consequence(view, seat, action);
  return after ? { ...NOTHING, after, systems: systemsOf(after.events) } : NOTHING;
}

function shooting(
  view: View,
  seat: Seat,
  weapon: Energy | null,
  found: readonly Sortie[],
  chosen: Sortie | undefined,
): Plan {
  const own = weapon ? { weapon } : {};
  if (!chosen) return { ...NOTHING, ...own, sorties: found };
  const gains = view.pilots.map((_, other) =>
    other === seat
      ? 0
      : sum(chosen.events.flatMap((e) => (e.type === 'assist' && e.seat === other ? [e.credits] : []))),
  );
  return {
    ...own,
    sorties: found,
    chosen,
    hits: hitsOf(view, chosen.events),
    after: chosen,
    gains,
    systems: systemsOf(chosen.events),
  };
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

/** The Invaders of a shot, those that pay assists with who is paid: such events follow the destruction they belong to. */
export function hitsOf(view: View, events: readonly Event[]): readonly Hit[] {
  const hits: Hit[] = [];
  for (const e of events) {
    if (e.type === 'destroy') {
      const from = view.remaining[(e.row - 1) * view.columns + e.column - 1];
      hits.push({ row: e.row, column: e.column, from, to: 0, pays: [] });
    }
    if (e.type === 'damage') hits.push({ row: e.row, column: e.column, from: e.from, to: e.to, pays: [] });
    if (e.type === 'assist') {
      const last = hits.at(-1);
      if (last) hits[hits.length - 1] = { ...last, pays: [...last.pays, { seat: e.seat, credits: e.credits }] };
    }
  }
  return hits;
}

/** What Systems would pay or add, by card: “+4”. */
function systemsOf(events: readonly Event[]): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const e of events) {
    if (e.type !== 'system') continue;
    said[e.card] = e.effects
      .map(({ do: verb, n }) => `${verb === 'cool' || verb === 'heatCost' ? '−' : '+'}${n}`)
      .join(' ');
  }
  return said;
}

/** A card of the market: what would be left, and what it makes of its weapon. */
function market(view: View, seat: Seat, looked: Thing | undefined): Plan {
  const slot = /^card:(\d)$/.exec(looked ?? '')?.[1];
  const card = slot === undefined ? undefined : (view.track[Number(slot) - 1] ?? undefined);
  if (card === undefined) return NOTHING;
  const { credits, heat, victory } = view.pilots[seat];
  const bought = weaponWith(view, seat, card);
  const face = bought ? { weapon: bought.weapon } : {};
  const cost = costOf(view, card);
  if (cost > credits) return { ...NOTHING, ...face };
  return { ...NOTHING, ...face, card, after: { credits: credits - cost, heat, invaders: victory.length } };
}

function costOf(view: View, card: string): number {
  return faceOf(view, card)?.cost ?? 0;
}
