import { DEFENSE_DICE, type DefenseDie, INVASION_DICE, type InvasionDie, ROUNDS, type Round } from '../types.ts';

/** Re-rolls after the first roll of the Defense dice. */
export const REROLLS = 3;

/** Cycles after which an undecided duel ends by lots. */
export const DUEL_CAP = 20;

interface StagingRow {
  /** Invasion dice of each colour in play. */
  readonly invasion: number;
  readonly defense: number;
  /** What one Blaster, Missile, Rebuild or free rebuild is worth. */
  readonly value: number;
}

/** The Staging Board: what is in play in each round. */
export const STAGING: Readonly<Record<Round, StagingRow>> = {
  1: { invasion: 1, defense: 3, value: 1 },
  2: { invasion: 2, defense: 4, value: 2 },
  3: { invasion: 3, defense: 5, value: 3 },
};

/** Dice of one colour. */
export const DICE_PER_COLOUR = 3;

/** The indices of the Invasion dice in play, by round, in the order in which they are thrown. */
export const IN_PLAY: Readonly<Record<Round, readonly number[]>> = { 1: inPlay(1), 2: inPlay(2), 3: inPlay(3) };

function inPlay(round: Round): number[] {
  return INVASION_DICE.map((_, die) => die).filter((die) => die % DICE_PER_COLOUR < STAGING[round].invasion);
}

/** The dice that lie on the section of a later round. */
export function staged(round: Round): readonly (InvasionDie | DefenseDie)[] {
  const before = IN_PLAY[(round - 1) as Round] ?? [];
  const invasion = IN_PLAY[round].filter((die) => !before.includes(die)).map((die) => INVASION_DICE[die]);
  return [...invasion, ...DEFENSE_DICE.slice(STAGING[(round - 1) as Round]?.defense ?? 0, STAGING[round].defense)];
}

/** The sections of the Staging Board that still hold dice. */
export function waiting(round: Round): Round[] {
  return ROUNDS.filter((later) => later > round);
}
