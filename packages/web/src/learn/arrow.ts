import { type Box, centre, grown, nearest, type Spot } from './box.ts';

/** How far the tip stays away from what it points at. */
const AWAY = 12;
/** Shorter arrows are no help. */
const SHORT = 18;
const HEAD = 15;

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow as two paths of an SVG. */
export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

/** A bent arrow from one box to another; none where they are too near to each other. */
export function arrow(from: Box, to: Box): Arrow | undefined {
  const aim = grown(to, AWAY);
  const start = nearest(from, centre(aim));
  const tip = nearest(aim, start);
  const [dx, dy] = [tip.x - start.x, tip.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORT) return undefined;
  const bend = Math.min(0.22, 26 / length);
  const knee = { x: (start.x + tip.x) / 2 + dy * bend, y: (start.y + tip.y) / 2 - dx * bend };
  const way = Math.atan2(tip.y - knee.y, tip.x - knee.x);
  const wing = (turn: number) => ({ x: tip.x - HEAD * Math.cos(way + turn), y: tip.y - HEAD * Math.sin(way + turn) });
  return { shaft: `M${at(start)}Q${at(knee)} ${at(tip)}`, head: `M${at(wing(0.55))}L${at(tip)}L${at(wing(-0.55))}` };
}
