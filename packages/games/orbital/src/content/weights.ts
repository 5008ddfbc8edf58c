/** The weights of the features in `insight/features.ts`, in their order, fitted by self-play: `./starboard train orbital`. */
export const weights: readonly number[] = [
  0.5467, 0.2091, 0, 0.7042, 0.09389, 0.3738, 0.08902, 0.06504, 0.05, 0.04414, 0.09489, 0.6275, 0.4151, 0.04664, 0,
  0.1435, 0.01163, -0.1176, 0.1146,
];

/** The same for a seat alone, in points. */
export const alone: readonly number[] = [
  1, 0.5, 0.7, 0.5, 0.15, 0.3, 0.14, 0.11, 0.9, 0.1, 0.12, 0.9, 0.22, 0.15, 0.12, 0.15, 0.05, -0.7, 0.03,
];
