/** The pilot's rules of thumb, in credits unless said otherwise, tuned by self-play of the insight's `playout`. */
export const VALUES = {
  /** A destroyed Invader; of the own colour besides, by how soon it would attack; of a rival's colour, who is spared. */
  kill: 58,
  own: 2.2,
  spare: 2.1,
  /** Damage that takes all but the last shield, and an Assist token by level. */
  damage: 0.53,
  assist: 0.16,
  /** How much less the twelfth credit is worth than the first. */
  full: 0.2,
  /** A point of heat, and each above 4 besides. */
  heat: 0.15,
  hot: 0.78,
  /** What overheating costs besides the credits. */
  meltdown: 3.1,
  /** How much more than in proportion Power counts, and what a Boost icon is in Power. */
  force: 2.2,
  boost: 0.72,
  /** Invaders hit besides the target by Scatter, Beam and Blast. */
  scatter: 0.62,
  beam: 0.54,
  blast: 1.3,
  /** What a point of Move adds to a weapon's reach, up to 5. */
  reach: 0.075,
  /** How many rounds a match is planned for, and turns a missing Invader takes. */
  rounds: 13,
  pace: 3.2,
  /** A space near Invaders that are almost destroyed. */
  ground: 0.94,
  /** A point of Power of a System in an activation; Convert or Energize; a Boost token. */
  power: 5,
  sorting: 0.1,
  token: 0.4,
  /** How few turns must be left for credits to lose their worth. */
  hurry: 2.7,
  /** What a draw is worth that may overheat. */
  push: 1.8,
  /** An Invader that a weapon may destroy in a turn to come. */
  hope: 50,
  /** How many times as promising an action must be to be tried so much more often: (1 + worth / doubt) to the power of trust. */
  doubt: 3,
  trust: 1.5,
};
