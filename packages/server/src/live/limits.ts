/** So much at once, and so much more every second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What each of many may do. */
export interface Limit {
  /** Whether this one may do it now. */
  allows(who: string): boolean;
}

/** So many are remembered; whoever was not seen for the time a bucket needs to fill is as good as new anyway. */
const REMEMBERED = 10_000;

export function limit(allowance: Allowance, now: () => number): Limit {
  const buckets = new Map<string, () => boolean>();
  return {
    allows(who) {
      const own = buckets.get(who) ?? bucket(allowance, now);
      buckets.delete(who);
      buckets.set(who, own);
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value ?? '');
      return own();
    },
  };
}

/** A bucket that fills by itself and that every doing empties a little; it tells whether there was enough in it. */
export function bucket({ burst, perSecond }: Allowance, now: () => number): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left--;
    return true;
  };
}
