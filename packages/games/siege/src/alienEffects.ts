import type { Emit, Seat } from '@starboard/kernel';
import { ALIEN_OF } from './content/aliens.ts';
import type { PlanetEffect } from './content/planets.ts';
import type { Effect } from './effects.ts';
import type { Event } from './events.ts';
import type { Card, State } from './types.ts';
import { enemyOf } from './zones.ts';

/** How a declared planet effect changes a soldier. */
export type Change = Extract<PlanetEffect, { do: 'change' }>['change'] | 'none';

/** Whose alien it is, whether deployed or spent for its effect, and what was declared. */
interface Context {
  readonly seat: Seat;
  readonly change: Change;
  readonly emit: Emit<Event>;
}

type Handler<K extends Effect['do']> = (s: State, effect: Extract<Effect, { do: K }>, context: Context) => void;

const handlers: { readonly [K in Effect['do']]: Handler<K> } = {
  draw: reach,
  discard: reach,
  pullAdjacent: (s) => s.stack.push({ step: 'pull' }),
  noPlanetEffect: (s, { by }) => {
    s.turn.forbidden ||= by;
  },
  anyPlanetEffect: (s) => {
    s.turn.oracle = true;
  },
  deployAdditional: (s) => s.stack.push({ step: 'additional' }),
};

/** Carries out an alien's effects in their order, as far as possible. */
export function carryOut(s: State, card: Card, context: Context): void {
  for (const effect of ALIEN_OF[card].effects) (handlers[effect.do] as Handler<Effect['do']>)(s, effect, context);
}

type SoldierEffect = Extract<Effect, { who: unknown }>;

/**
 * A soldier's effect: whom it reaches, then the number. First it is decided whom it affects, then a protected enemy is left
 * out (SIEGE-RULING-46).
 */
function reach(s: State, effect: SoldierEffect, { seat, change, emit }: Context): void {
  const enemy = enemyOf(seat);
  const targets: Seat[] = [];
  if (change === 'bothPlayers' || (effect.who === 'you' && change !== 'turnOnEnemy')) targets.push(seat);
  if (change === 'bothPlayers' || change === 'turnOnEnemy' || effect.who === 'enemy') {
    if (s.turn.inForce.enemyShielded) emit({ type: 'shielded', seat: enemy });
    else targets.push(enemy);
  }
  if (targets.length === 0) return;
  const verb = change === 'reverse' ? REVERSE[effect.do] : effect.do;
  s.stack.push({ step: 'chooseNumber', reach: { verb, numbers: effect.numbers, targets } });
}

const REVERSE = { draw: 'discard', discard: 'draw' } as const;

/** Whether a soldier is aimed at the player who deploys it. */
export function affectsYou(card: Card): boolean {
  return ALIEN_OF[card].effects.some((e) => 'who' in e && e.who === 'you');
}
