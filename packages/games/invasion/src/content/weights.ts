/** The weights of the features in `insight.ts`, in their order: the features are log-odds already. */
export const weights: readonly number[] = [1, 1, 1, 1, 1];

/**
 * Log-odds of winning for being one point ahead, by the number of turns still to come at a table of two. Twice as much
 * or half of it plays no worse; with no turn to come it is all or nothing.
 */
export const PER_POINT: readonly number[] = [Number.POSITIVE_INFINITY, 0.36, 0.28, 0.26, 0.24, 0.23, 0.22];
