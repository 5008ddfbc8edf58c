import type { NextTurn, Turn } from './types.ts';

/** Cards in the opening hand, and drawn by a player who has none. */
export const HAND = 4;

/** The most cards Clio passes on. */
export const GIFTS = 3;

/** Nothing waits for the next turn. */
export const NOTHING: NextTurn = Object.freeze({
  randomDeploy: false,
  noPlanetEffect: false,
  forcedShift: 0,
  mayShift: false,
  enemyShielded: false,
});

export function newTurn(inForce: NextTurn): Turn {
  return {
    inForce,
    shift: 0,
    aimed: false,
    planet: 0,
    card: -1,
    forbidden: inForce.noPlanetEffect ? 'zahwilta' : '',
    used: false,
    oracle: false,
  };
}
