/** Where the frontier can pass a planet: over it, under it, behind its middle. */
export interface Row {
  /** The middles of the columns, and half of the width in which the line is level there. */
  readonly middles: readonly number[];
  readonly level: number;
  readonly over: number;
  readonly under: number;
  readonly middle: number;
}

/** Who holds a planet, as seen from below. */
export type Held = 'near' | 'far' | 'even';

/** The height of the line at each planet: it climbs over what the near side holds and dives under what the far side holds. */
export function heights(held: readonly Held[], { over, under, middle }: Row): readonly number[] {
  const at = { near: over, far: under, even: middle };
  return held.map((side) => at[side]);
}

/** The line through these heights from edge to edge: level at each planet, an S between two. */
export function frontierPath(ys: readonly number[], { middles, level }: Row, width: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const last = middles.length - 1;
  let path = `M-20 ${round(ys[0])}L${round(middles[0] + level)} ${round(ys[0])}`;
  for (let i = 1; i <= last; i++) {
    const [from, to] = [middles[i - 1] + level, middles[i] - level];
    const half = round((from + to) / 2);
    const end = i === last ? width + 20 : middles[i] + level;
    path += `C${half} ${round(ys[i - 1])} ${half} ${round(ys[i])} ${round(to)} ${round(ys[i])}L${round(end)} ${round(ys[i])}`;
  }
  return path;
}

/** What lies above the line, or below it, as a closed path. */
export function landPath(path: string, side: 'near' | 'far', width: number, height: number): string {
  const edge = side === 'far' ? -20 : height + 20;
  return `${path}L${width + 20} ${edge}L-20 ${edge}Z`;
}
