import { type Emit, format, type Seat, shuffle, UNKNOWN_ACTION, type Violation } from '@starboard/kernel';
import { ACTIVATE, type Action, type Activate, EXCHANGE, SEND, SHIFT, SPEND } from './actions.ts';
import { carryOut } from './alienEffects.ts';
import { cardOf, isSoldier } from './content/aliens.ts';
import { faceUp, PLANET_FACES, type PlanetEffect } from './content/planets.ts';
import type { Event } from './events.ts';
import { type NextTurn, PLANETS, type Planet, type State } from './types.ts';
import { discardCard, distinct, enemyOf, forceValue, lastArrival, moveAlien } from './zones.ts';

/** One kind of planet effect: what can be named, whether it can have a result, and what it does. */
interface Handler<K extends PlanetEffect['do']> {
  /** The field of the action in which something is named; none where the planet is all. */
  readonly field?: Exclude<keyof Activate, 'type' | 'planet'>;
  named(s: State, seat: Seat, planet: Planet): readonly Activate[];
  check(s: State, seat: Seat, a: Activate, effect: Extract<PlanetEffect, { do: K }>): Violation | undefined;
  apply(s: State, seat: Seat, a: Activate, effect: Extract<PlanetEffect, { do: K }>, emit: Emit<Event>): void;
}

const NO_RESULT: Violation = { rule: 'SIEGE-RULING-29' };
const EMPTY_HAND: Violation = { rule: 'SIEGE-RULING-57' };
const EQUAL_FORCES: Violation = { rule: 'SIEGE-RULING-43' };
const DECLARED_ONLY: Violation = { rule: 'SIEGE-RULING-27' };
const OFFICER: Violation = { rule: 'SIEGE-P6A-2' };
const SAME_PLANET: Violation = { rule: 'SIEGE-RULING-59' };
const NO_ENEMY_ALIEN: Violation = { rule: 'SIEGE-P7B-1' };

const itself = (_s: State, _seat: Seat, planet: Planet) => [ACTIVATE[planet - 1]];
const handNotEmpty = (s: State, seat: Seat) => (s.players[seat].hand.length === 0 ? EMPTY_HAND : undefined);

function nextTurn(s: State, seat: Seat, what: Partial<NextTurn>): void {
  s.players[seat].pending = { ...s.players[seat].pending, ...what };
}

const handlers: { readonly [K in PlanetEffect['do']]: Handler<K> } = {
  exchange: {
    field: 'switch',
    named: () => EXCHANGE,
    check(s, seat, a, { whose }) {
      const owner = whose === 'you' ? seat : enemyOf(seat);
      const [low, high] = a.switch ?? [];
      if (!low || !high || low >= high) return EQUAL_FORCES;
      return forceValue(s, owner, low) === forceValue(s, owner, high) ? EQUAL_FORCES : undefined;
    },
    apply(s, seat, a, { whose }, emit) {
      const owner = whose === 'you' ? seat : enemyOf(seat);
      const [low, high] = a.switch as readonly [Planet, Planet];
      const forces = s.players[owner].forces.slice();
      [forces[low - 1], forces[high - 1]] = [forces[high - 1], forces[low - 1]];
      s.players[owner].forces = forces;
      emit({ type: 'exchange', seat: owner, planets: [low, high] });
    },
  },
  nextTurn: {
    named: itself,
    check: () => undefined,
    apply: (s, seat, _a, { who, what }) => nextTurn(s, who === 'you' ? seat : enemyOf(seat), { [what]: true }),
  },
  shiftEnemy: {
    field: 'shift',
    named: () => SHIFT,
    check: (_s, _seat, a) => (a.shift === 1 || a.shift === -1 ? undefined : { rule: 'SIEGE-RULING-18' }),
    apply(s, seat, a, _effect, emit) {
      const shift = a.shift as -1 | 1;
      nextTurn(s, enemyOf(seat), { forcedShift: shift });
      emit({ type: 'shift', seat: enemyOf(seat), shift });
    },
  },
  change: { named: itself, check: () => DECLARED_ONLY, apply: () => undefined },
  spendSoldier: {
    field: 'card',
    named: (s, seat) => distinct(s.players[seat].hand).map((card) => SPEND[card]),
    check(s, seat, a) {
      const card = cardOf(a.card ?? '');
      if (!s.players[seat].hand.includes(card)) return NO_RESULT;
      return isSoldier(card) ? undefined : OFFICER;
    },
    apply(s, seat, a, _effect, emit) {
      const card = cardOf(a.card ?? '');
      discardCard(s, seat, card, 'chosen', emit);
      carryOut(s, card, { seat, change: 'none', emit });
    },
  },
  give: { named: itself, check: handNotEmpty, apply: (s) => s.stack.push({ step: 'give', given: 0 }) },
  moveDeployed: {
    field: 'to',
    named: () => SEND,
    check: (s, _seat, a) => (a.to && a.to !== s.turn.planet ? undefined : SAME_PLANET),
    apply: (s, seat, a, _effect, emit) =>
      moveAlien(s, seat, s.turn.card, { from: s.turn.planet as Planet, to: a.to as Planet }, emit),
  },
  moveEnemy: {
    field: 'to',
    named: () => SEND,
    check(s, seat, a) {
      if (forceValue(s, enemyOf(seat), s.turn.planet as Planet) === 0) return NO_ENEMY_ALIEN;
      return a.to && a.to !== s.turn.planet ? undefined : SAME_PLANET;
    },
    apply(s, seat, a, _effect, emit) {
      const from = s.turn.planet as Planet;
      const enemy = enemyOf(seat);
      moveAlien(s, enemy, lastArrival(s, enemy, from), { from, to: a.to as Planet }, emit);
    },
  },
  jettison: { named: itself, check: handNotEmpty, apply: (s) => s.stack.push({ step: 'jettison', thrown: 0 }) },
  reshuffle: {
    named: itself,
    check: handNotEmpty,
    apply(s, seat, _a, _effect, emit) {
      const player = s.players[seat];
      const n = player.hand.length;
      player.pile = shuffle(s.rng, [...player.pile, ...player.hand]);
      player.hand = [];
      // Nobody knows any more what is in the hand (SIEGE-RULING-39).
      player.known = [];
      emit({ type: 'shuffle', seat, n });
    },
  },
};

function handlerOf(effect: PlanetEffect): Handler<PlanetEffect['do']> {
  return handlers[effect.do] as Handler<PlanetEffect['do']>;
}

function effectAt(s: State, planet: Planet): PlanetEffect {
  return PLANET_FACES[faceUp(s, planet)].effect;
}

/** Why the effect of this planet cannot be activated at all now, whatever is named with it. */
export function closed(s: State, planet: Planet): Violation | undefined {
  const { turn } = s;
  if (turn.forbidden === 'zahwilta') return { rule: 'SIEGE-P2B-1' };
  if (turn.forbidden === 'raider') return { rule: 'SIEGE-OFFICER-9' };
  if (turn.forbidden === 'vanguard') return { rule: 'SIEGE-OFFICER-13' };
  if (turn.used) return { rule: turn.oracle ? 'SIEGE-OFFICER-11' : 'SIEGE-TURN-6' };
  if (turn.oracle || turn.planet === planet) return undefined;
  return { rule: 'SIEGE-PLANET-1', with: { planet, deployed: turn.planet } };
}

/** The activations of a planet that can be named now; only the bare one where its effect is closed. */
export function activations(s: State, seat: Seat, planet: Planet): readonly Activate[] {
  if (closed(s, planet)) return [ACTIVATE[planet - 1]];
  const named = handlerOf(effectAt(s, planet)).named(s, seat, planet);
  return named.length > 0 ? named : [ACTIVATE[planet - 1]];
}

/** Adds the activations that are allowed now. */
export function addActivations(s: State, seat: Seat, list: Action[]): void {
  const { turn } = s;
  // Without a deployment there is no planet effect (SIEGE-RULING-63).
  if (turn.forbidden || turn.used || turn.planet === 0) return;
  for (const planet of turn.oracle ? PLANETS : [turn.planet]) {
    const effect = effectAt(s, planet);
    const handler = handlerOf(effect);
    for (const a of handler.named(s, seat, planet)) if (!handler.check(s, seat, a, effect)) list.push(a);
  }
}

export function canActivate(s: State, seat: Seat): boolean {
  const list: Action[] = [];
  addActivations(s, seat, list);
  return list.length > 0;
}

export function checkActivation(s: State, seat: Seat, a: Activate): Violation | undefined {
  const reason = closed(s, a.planet);
  if (reason) return reason;
  const effect = effectAt(s, a.planet);
  const handler = handlerOf(effect);
  const foreign = FIELDS.some((field) => a[field] !== undefined && field !== handler.field);
  return foreign ? { rule: UNKNOWN_ACTION, with: { action: format(a) } } : handler.check(s, seat, a, effect);
}

const FIELDS = ['switch', 'shift', 'card', 'to'] as const;

export function applyActivation(s: State, seat: Seat, a: Activate, emit: Emit<Event>): void {
  const effect = effectAt(s, a.planet);
  s.turn.used = true;
  emit({ type: 'activate', seat, face: faceUp(s, a.planet) });
  handlerOf(effect).apply(s, seat, a, effect, emit);
}
