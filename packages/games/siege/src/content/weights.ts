/** The weights of the features in `insight.ts`, in their order, fitted by self-play. */
export const weights: readonly number[] = [0.35, 1.1, 0.6, 0.8, 0.3, -0.1, 0.02, 0.12, 0.35, 0.25, 0.2, 0.15, 0.1];
