import type { Emit, Seat } from '@starboard/kernel';
import { HEAT } from './content/boards.ts';
import { contentOf } from './content.ts';
import type { Condition, Effect, Ongoing, Trigger, Verb } from './effects.ts';
import type { Event } from './events.ts';
import { BACK_ROW, rowOf, targetOf } from './grid.ts';
import { cool, gain } from './pilot.ts';
import { type Card, NONE, OVERHEAT, type State } from './types.ts';

type Test = (s: State, seat: Seat, n: number) => boolean;

const conditions: { readonly [K in Condition['is']]: Test } = {
  energyGem: ({ turn }) => turn.used >= 0 && turn.used !== OVERHEAT,
  overheatGem: ({ turn }) => turn.used === OVERHEAT,
  gemAbove({ turn, pilots }, seat) {
    if (turn.weapon < 0) return false;
    const { energy, overheat } = pilots[seat].weapons[turn.weapon];
    // The gem that has just been placed is one of them.
    return energy + overheat > 1;
  },
  stayed: ({ turn }) => !turn.moved,
  jumped: ({ turn }) => turn.jumped,
  backRow(s, seat) {
    const target = targetOf(s, s.pilots[seat].space);
    return target >= 0 && rowOf(s, target) === BACK_ROW;
  },
  sharedSpace: ({ pilots }, seat) => pilots.some((p, other) => other !== seat && p.space === pilots[seat].space),
  heatAtLeast: ({ pilots }, seat, n) => pilots[seat].heat >= n,
  destroyedAtLeast: ({ turn }, _seat, n) => turn.destroyed >= n,
};

/** Does something and returns how much of it; 0 if nothing came of it. */
type Handler<K extends Verb> = (s: State, seat: Seat, effect: Extract<Effect, { do: K }>, card: Card) => number;

const verbs: { readonly [K in Exclude<Verb, 'heatCost'>]: Handler<K> } = {
  credits: (s, seat, { n, per }) => gain(s.pilots[seat], per ? n * s.turn[per] : n),
  move(s, _seat, { n }) {
    s.turn.move += n;
    return n;
  },
  power(s, _seat, { n }) {
    s.turn.power += n;
    return n;
  },
  cool: (s, seat, { n }) => cool(s.pilots[seat], n),
  // Asks; the move tells what came of it.
  purge(s, _seat, _effect, card) {
    s.stack.push({ step: 'purge', card });
    return 0;
  },
};

function applies(s: State, seat: Seat, { when }: Ongoing): boolean {
  return !when || conditions[when.is](s, seat, when.n ?? 0);
}

/** Lets a pilot's Systems work that wait for this moment (SCRAMBLE-RULING-78). */
export function trigger(s: State, seat: Seat, at: Trigger, emit: Emit<Event>): void {
  const { systems } = s.pilots[seat];
  if (systems.length === 0) return;
  const { cards } = contentOf(s.options);
  for (const card of systems) {
    const { ongoing, id } = cards[card];
    if (ongoing?.trigger !== at || !applies(s, seat, ongoing)) continue;
    const done: { do: Verb; n: number }[] = [];
    for (const effect of ongoing.effects) {
      if (effect.do === 'heatCost') continue;
      const n = (verbs[effect.do] as Handler<Verb>)(s, seat, effect, card);
      if (n > 0) done.push({ do: effect.do, n });
    }
    if (done.length > 0) emit({ type: 'system', seat, card: id, effects: done });
  }
}

const COST_OF = { activate: 'activateHeat', exchange: 'exchangeHeat' } as const;

/** What a gem costs in heat, and the System that makes it cheaper; -1 for none. */
export interface HeatCost {
  readonly heat: number;
  readonly system: Card;
}

const FREE: HeatCost = { heat: 0, system: NONE };
const PRINTED = {
  activate: { heat: HEAT.activate, system: NONE },
  exchange: { heat: HEAT.exchange, system: NONE },
} as const;

/** How much heat the drawn gem would bring. */
export function heatCost(s: State, seat: Seat, use: keyof typeof HEAT): HeatCost {
  return s.turn.drawn === OVERHEAT ? overheatCost(s, seat, use) : FREE;
}

/**
 * How much heat an Overheat gem brings; Systems change the cost itself (SCRAMBLE-RULING-15). Their conditions are tested
 * as the state stands before the gem is placed, because that is when the cost is held against the limit.
 */
export function overheatCost(s: State, seat: Seat, use: keyof typeof HEAT): HeatCost {
  let cost: HeatCost = PRINTED[use];
  const { systems } = s.pilots[seat];
  if (systems.length === 0) return cost;
  const { cards } = contentOf(s.options);
  for (const system of systems) {
    const { ongoing } = cards[system];
    if (ongoing?.trigger !== COST_OF[use] || !applies(s, seat, ongoing)) continue;
    for (const effect of ongoing.effects) {
      if (effect.do === 'heatCost' && effect.n < cost.heat) cost = { heat: effect.n, system };
    }
  }
  return cost;
}

/** Says which System saved how much of the heat of a gem that has been placed. */
export function emitSaved(s: State, seat: Seat, use: keyof typeof HEAT, cost: HeatCost, emit: Emit<Event>): void {
  if (cost.system < 0) return;
  const { id } = contentOf(s.options).cards[cost.system];
  emit({ type: 'system', seat, card: id, effects: [{ do: 'heatCost', n: HEAT[use] - cost.heat }] });
}

/** Whether a System pays for the step between the Wormholes, so that the way round matters. */
export function paysForJump(s: State, seat: Seat): boolean {
  const { cards } = contentOf(s.options);
  return s.pilots[seat].systems.some((card) => cards[card].ongoing?.when?.is === 'jumped');
}

/** The Power or Move that Systems add at some moments of an activation, as the state stands. */
export function added(s: State, seat: Seat, what: 'power' | 'move', at: readonly Trigger[]): number {
  const { cards } = contentOf(s.options);
  let sum = 0;
  for (const card of s.pilots[seat].systems) {
    const { ongoing } = cards[card];
    if (!ongoing || !at.includes(ongoing.trigger) || !applies(s, seat, ongoing)) continue;
    for (const effect of ongoing.effects) if (effect.do === what) sum += effect.n;
  }
  return sum;
}
