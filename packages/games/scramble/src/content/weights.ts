/** The weights of the features in `insight/features.ts`, in their order, fitted by self-play: `./starboard train scramble`. */
export const weights: readonly number[] = [
  0.296, 1.185, 0.01659, 0.0385, 0.1045, 0.03083, -0.0293, -0.006066, -0.0936, 0.3352, -0.3737, -0.1613, -0.01109,
  0.009372, 0.171,
];
