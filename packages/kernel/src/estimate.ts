/** A value with what it lies between in 95 of 100 such measurements. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/** A rate of so many wins in so many matches, with Wilson's interval, which holds for few matches and near 0 and 1; anything is possible before the first. */
export function wilson(wins: number, matches: number): Estimate {
  if (matches === 0) return { value: 0, low: 0, high: 1 };
  const value = wins / matches;
  const z2 = Z ** 2 / matches;
  const middle = (value + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((value * (1 - value)) / matches + z2 / (4 * matches))) / (1 + z2);
  // At 0 and 1 the interval touches its end exactly; the square root only nearly.
  return { value, low: wins <= 0 ? 0 : middle - reach, high: wins >= matches ? 1 : middle + reach };
}

/** A mean of values, with the interval of the normal distribution. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, v) => sum + v, 0) / n;
  const squares = values.reduce((sum, v) => sum + (v - value) ** 2, 0);
  const reach = n > 1 ? Z * Math.sqrt(squares / (n - 1) / n) : 0;
  return { value, low: value - reach, high: value + reach };
}
