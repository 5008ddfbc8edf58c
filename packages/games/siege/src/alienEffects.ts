import type { Emit, Seat } from '@starboard/kernel';
import { ALIEN_OF } from './content/aliens.ts';
import type { PlanetEffect } from './content/planets.ts';
import type { Effect } from './effects.ts';
import type { Card, Event, Reach, State } from './types.ts';
import { enemyOf } from './zones.ts';

/** How a declared planet effect changes a soldier. */
export type Change = Extract<PlanetEffect, { do: 'change' }>['change'] | 'none';

interface Deed {
  readonly seat: Seat;
  readonly change: Change;
  readonly emit: Emit<Event>;
}

type Verb<K extends Effect['do']> = (s: State, effect: Extract<Effect, { do: K }>, deed: Deed) => void;

const verbs: { readonly [K in Effect['do']]: Verb<K> } = {
  draw: affect,
  discard: affect,
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
export function carryOut(s: State, card: Card, deed: Deed): void {
  for (const effect of ALIEN_OF[card].effects) (verbs[effect.do] as Verb<Effect['do']>)(s, effect, deed);
}

type SoldierEffect = Extract<Effect, { who: unknown }>;

/** A soldier's effect: whom it reaches, then the number. */
function affect(s: State, effect: SoldierEffect, { seat, change, emit }: Deed): void {
  const reach = reachOf(s, effect, seat, change);
  if (reach.targets.length > 0) s.stack.push({ step: 'chooseNumber', reach });
  else emit({ type: 'shielded', seat: enemyOf(seat) });
}

/** First decide whom the soldier affects, then drop the protected player (SIEGE-RULING-46). */
function reachOf(s: State, effect: SoldierEffect, seat: Seat, change: Change): Reach {
  const you = change === 'bothPlayers' || (effect.who === 'you' && change !== 'turnOnEnemy');
  const enemy = change === 'bothPlayers' || effect.who === 'enemy' || change === 'turnOnEnemy';
  const targets: Seat[] = [];
  if (you) targets.push(seat);
  if (enemy && !s.turn.inForce.enemyShielded) targets.push(enemyOf(seat));
  const verb = change === 'reverse' ? REVERSE[effect.do] : effect.do;
  return { verb, numbers: effect.numbers, targets };
}

const REVERSE = { draw: 'discard', discard: 'draw' } as const;

/** Whether a soldier is aimed at the player who deploys it. */
export function affectsYou(card: Card): boolean {
  return ALIEN_OF[card].effects.some((e) => 'who' in e && e.who === 'you');
}
