/** The weights of the features in `insight.ts`, in their order, fitted by self-play: `./starboard train siege`. */
export const weights: readonly number[] = [
  -0.09993, 0.4291, 0.5567, 1.085, 0.6651, -0.1715, -0.01094, 0.001049, -0.0233, -0.08772, 0.1947, -0.008, -0.0139,
];
