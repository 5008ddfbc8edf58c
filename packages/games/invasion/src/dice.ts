import { DICE_PER_COLOUR, IN_PLAY, staged, waiting } from './content/staging.ts';
import {
  COLOURS,
  type Colour,
  DEFENSE_DICE,
  type DefenseDie,
  FACES,
  type Face,
  INVASION_DICE,
  type InvasionDie,
  type Round,
  type Sector,
  type View,
} from './types.ts';

/** An Invasion die in play. */
export interface InvasionDieInPlay {
  readonly id: InvasionDie;
  readonly colour: Colour;
  readonly saucers: number;
  readonly left: number;
  /** Radar: the announced sector. */
  readonly sector: Sector | null;
}

/** The Invasion dice in play, in the order in which they are thrown. */
export function invasionDice(v: Pick<View, 'round' | 'shown' | 'left' | 'sectors'>): InvasionDieInPlay[] {
  return IN_PLAY[v.round].map((die) => ({
    id: INVASION_DICE[die],
    colour: COLOURS[Math.floor(die / DICE_PER_COLOUR)],
    saucers: v.shown[die],
    left: v.left[die],
    sector: v.sectors[die] > 0 ? (v.sectors[die] as Sector) : null,
  }));
}

/** The Defense dice in play, d1 first. */
export function defenseDice({ tray }: Pick<View, 'tray'>): { readonly id: DefenseDie; readonly face: Face }[] {
  return tray.map((face, die) => ({ id: DEFENSE_DICE[die], face: FACES[face] }));
}

/** The sections of the Staging Board that still hold dice. */
export function stagedDice({
  round,
}: Pick<View, 'round'>): { readonly round: Round; readonly dice: readonly (InvasionDie | DefenseDie)[] }[] {
  return waiting(round).map((later) => ({ round: later, dice: staged(later) }));
}
