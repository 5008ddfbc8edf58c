import { around, type Box, centre, grown, type Spot, shared } from './box.ts';

/** Room between the bubble and what it speaks of, for the arrow. */
const ARROW = 72;
/** What the bubble keeps clear of at least. */
const CLEAR = 10;
const STEP = 12;

interface Scene {
  /** How large the bubble is. */
  readonly size: { readonly width: number; readonly height: number };
  /** Where it may stand. */
  readonly area: Box;
  /** What it speaks of, and what that leads to: never covered. */
  readonly at: readonly Box[];
  readonly leads: readonly Box[];
  /** Covered only if there is no other room: the thumb zone of a phone. */
  readonly thumb?: Box;
}

/** The place of the bubble: beside what it speaks of, as near as the arrow allows, over nothing that matters. */
export function placeBubble({ size, area, at, leads, thumb }: Scene): Spot {
  const target = around(at) ?? around(leads) ?? area;
  const middle = centre(target);
  const right = Math.max(area.x, area.x + area.width - size.width);
  const bottom = Math.max(area.y, area.y + area.height - size.height);
  let best: Spot = { x: area.x, y: area.y };
  let least = Number.POSITIVE_INFINITY;
  for (let y = area.y; ; y = Math.min(y + STEP, bottom)) {
    for (let x = area.x; ; x = Math.min(x + STEP, right)) {
      const cost = costOf({ x, y, ...size });
      if (cost < least) [best, least] = [{ x, y }, cost];
      if (x >= right) break;
    }
    if (y >= bottom) break;
  }
  return best;

  function costOf(box: Box): number {
    const { x, y } = centre(box);
    let cost = Math.hypot(x - middle.x, y - middle.y);
    for (const b of at) cost += 60 * shared(box, grown(b, CLEAR)) + 0.5 * shared(box, grown(b, ARROW));
    for (const b of leads) cost += 30 * shared(box, grown(b, CLEAR));
    // A bubble on the way from a thing to what it leads to would hide the way.
    for (const b of leads) cost += 0.003 * shared(box, around([target, b]) ?? b);
    if (thumb) cost += 4 * shared(box, thumb);
    return cost;
  }
}
