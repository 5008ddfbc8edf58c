/** The weights of the features in `insight.ts`, in their order; set by hand, since weights fitted to self-play won no more. */
export const weights: readonly number[] = [0.6, 0.6, -0.3, 0.4, 0.1, 0.4, 0.2, 0.1, 0.3, 1];
