/** So much at once, and so much more every second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What each of many may do: a bucket that fills by itself and that every doing empties a little. */
export interface Limit {
  /** Whether this one may do it now. */
  allows(who: string): boolean;
}

/** So many are remembered; whoever was not seen for the time a bucket needs to fill is as good as new anyway. */
const REMEMBERED = 10_000;

export function limit({ burst, perSecond }: Allowance, now: () => number): Limit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    allows(who) {
      const time = now();
      const bucket = buckets.get(who) ?? { left: burst, at: time };
      buckets.delete(who);
      buckets.set(who, bucket);
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value ?? '');
      bucket.left = Math.min(burst, bucket.left + ((time - bucket.at) / 1000) * perSecond);
      bucket.at = time;
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
}
