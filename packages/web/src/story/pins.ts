/** Where a pin stands in its box, in per cent. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Pins nearer to each other than this, in per cent of the box, would lie over one another on a phone. */
const WIDE = 16;
const HIGH = 34;
const [TOP, BOTTOM] = [14, 86];

/** Moves pins up or down so that none lies over another: each stays as near to its own height as it can. */
export function apart(pins: readonly Spot[]): Spot[] {
  const placed: Spot[] = [];
  for (const { left, top } of pins) {
    const own = Math.max(TOP, Math.min(BOTTOM, top));
    const near = placed.filter((other) => Math.abs(other.left - left) < WIDE);
    const free = [own, ...near.flatMap((other) => [other.top - HIGH, other.top + HIGH])]
      .filter((at) => at >= TOP && at <= BOTTOM)
      .filter((at) => near.every((other) => Math.abs(other.top - at) >= HIGH));
    const nearest = free.reduce((best, at) => (Math.abs(at - own) < Math.abs(best - own) ? at : best), free[0] ?? own);
    placed.push({ left, top: nearest });
  }
  return placed;
}
