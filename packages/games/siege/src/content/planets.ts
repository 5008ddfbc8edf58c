import { FACES, type Face, type NextTurn, type Planet, type Side } from '../types.ts';

/** What a planet effect does; one handler each in `planetEffects.ts`. */
export type PlanetEffect =
  | { readonly do: 'exchange'; readonly whose: 'you' | 'enemy' }
  | { readonly do: 'nextTurn'; readonly who: 'you' | 'enemy'; readonly what: keyof Omit<NextTurn, 'forcedShift'> }
  | { readonly do: 'shiftEnemy' }
  | { readonly do: 'change'; readonly change: 'turnOnEnemy' | 'bothPlayers' | 'reverse' }
  | { readonly do: 'spendSoldier' }
  | { readonly do: 'give' }
  | { readonly do: 'moveDeployed' }
  | { readonly do: 'moveEnemy' }
  | { readonly do: 'jettison' }
  | { readonly do: 'reshuffle' };

/** One side of a planet card. Names and effects are printed; texts and lines, in `names.ts`, are ours. */
export interface PlanetFace {
  readonly planet: Planet;
  readonly side: Side;
  readonly name: string;
  /** In half points. */
  readonly worth: 1 | 2;
  /** Declared before the soldier is placed, used after the alien's effect, or used then and working later. */
  readonly when: 'declare' | 'after' | 'nextTurn';
  readonly effect: PlanetEffect;
}

/** In half points: both sides of a planet are worth the same (SIEGE-SCORE-3, SIEGE-SCORE-4). */
export function worthOf(planet: Planet): 1 | 2 {
  return planet === 8 ? 1 : 2;
}

function face(at: `${Planet}${Side}`, name: string, when: PlanetFace['when'], effect: PlanetEffect): PlanetFace {
  const planet = Number(at[0]) as Planet;
  return { planet, side: at[1] as Side, name, worth: worthOf(planet), when, effect };
}

export const PLANET_FACES: Readonly<Record<Face, PlanetFace>> = {
  siptou: face('1a', 'Siptou', 'after', { do: 'exchange', whose: 'you' }),
  valtinia: face('1b', 'Valtinia', 'after', { do: 'exchange', whose: 'enemy' }),
  cordontion: face('2a', 'Cordontion', 'nextTurn', { do: 'nextTurn', who: 'enemy', what: 'randomDeploy' }),
  zahwilta: face('2b', 'Zahwilta', 'nextTurn', { do: 'nextTurn', who: 'enemy', what: 'noPlanetEffect' }),
  emalto: face('3a', 'Emalto', 'nextTurn', { do: 'nextTurn', who: 'you', what: 'mayShift' }),
  iontian: face('3b', 'Iontian', 'nextTurn', { do: 'shiftEnemy' }),
  ambyria: face('4a', 'Ambyria', 'declare', { do: 'change', change: 'turnOnEnemy' }),
  taltuva: face('4b', 'Taltuva', 'declare', { do: 'change', change: 'bothPlayers' }),
  plomeena: face('5a', 'Plomeena', 'nextTurn', { do: 'nextTurn', who: 'enemy', what: 'enemyShielded' }),
  aspal: face('5b', 'Aspal', 'declare', { do: 'change', change: 'reverse' }),
  hyperion: face('6a', 'Hyperion', 'after', { do: 'spendSoldier' }),
  clio: face('6b', 'Clio', 'after', { do: 'give' }),
  artemis: face('7a', 'Artemis', 'after', { do: 'moveDeployed' }),
  nyx: face('7b', 'Nyx', 'after', { do: 'moveEnemy' }),
  pandemonia: face('8a', 'Pandemonia', 'after', { do: 'jettison' }),
  aether: face('8b', 'Aether', 'after', { do: 'reshuffle' }),
};

/** The face that lies up at a planet: `FACES` lists both sides of planet 1, then of planet 2, and so on. */
export function faceUp(s: { readonly sides: readonly Side[] }, planet: Planet): Face {
  return FACES[planet * 2 - (s.sides[planet - 1] === 'a' ? 2 : 1)];
}
