import { CORE } from './content/planets.ts';
import { IN_PLAY, staged, waiting } from './content/staging.ts';
import { INVASION_DICE, type InvasionDie, type Planet, type State, UNDAMAGED } from './types.ts';

/** Every component of the match: what is on the planets, in play and on the Staging Board. */
export function inventory(s: State): Readonly<Record<string, number>> {
  const later = waiting(s.round).flatMap(staged);
  const invasion = later.filter(isInvasionDie);
  const thrown = invasion.filter((die) => s.shown[INVASION_DICE.indexOf(die)] > 0);
  return {
    planets: s.planets.length,
    cores: s.planets.filter((planet) => isPiece(planet[CORE])).length,
    cities: s.planets.reduce((sum, planet) => sum + citiesOf(planet), 0),
    sectorDice: s.seats,
    // A die that waits on the Staging Board and shows saucers all the same would be there twice.
    invasionDice: IN_PLAY[s.round].length + invasion.length + thrown.length,
    defenseDice: s.tray.length + later.length - invasion.length,
  };
}

function isInvasionDie(die: string): die is InvasionDie {
  return (INVASION_DICE as readonly string[]).includes(die);
}

/** A piece is undamaged, damaged, or beside the planet. */
function isPiece(strength: number): boolean {
  return Number.isInteger(strength) && strength >= 0 && strength <= UNDAMAGED;
}

function citiesOf(planet: Planet): number {
  return planet.filter((strength, site) => site !== CORE && isPiece(strength)).length;
}
