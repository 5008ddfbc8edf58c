type Who = 'you' | 'enemy';
type Numbers = readonly [number, number];

/** What an alien does when it is deployed; one handler each in `alienEffects.ts`. */
export type Effect =
  | { readonly do: 'draw'; readonly who: Who; readonly numbers: Numbers }
  | { readonly do: 'discard'; readonly who: Who; readonly numbers: Numbers }
  | { readonly do: 'pullAdjacent' }
  | { readonly do: 'noPlanetEffect'; readonly by: 'raider' | 'vanguard' }
  | { readonly do: 'anyPlanetEffect' }
  | { readonly do: 'deployAdditional' };

export const draw = (who: Who, numbers: Numbers): Effect => ({ do: 'draw', who, numbers });
export const discard = (who: Who, numbers: Numbers): Effect => ({ do: 'discard', who, numbers });
export const pullAdjacent = (): Effect => ({ do: 'pullAdjacent' });
export const noPlanetEffect = (by: 'raider' | 'vanguard'): Effect => ({ do: 'noPlanetEffect', by });
export const anyPlanetEffect = (): Effect => ({ do: 'anyPlanetEffect' });
export const deployAdditional = (): Effect => ({ do: 'deployAdditional' });
