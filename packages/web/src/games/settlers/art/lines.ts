/** A point of a swelling line: where it is, and how wide the line is to either side. */
export type Swell = readonly [x: number, y: number, half: number];

export const tenth = (n: number) => Math.round(n * 10) / 10;
const RAD = Math.PI / 180;

export const clamp = (x: number, low = 0, high = 1) => Math.min(high, Math.max(low, x));

/** Goes from 0 to 1 between two values without a corner. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A filled line that swells, as on a banknote. */
export function ribbon(points: readonly Swell[]): string {
  let there = '';
  let back = '';
  const last = points.length - 1;
  points.forEach(([x, y, half], i) => {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(last, i + 1)];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const dx = (after[0] - before[0]) / length;
    const dy = (after[1] - before[1]) / length;
    const w = i === 0 || i === last ? 0 : half;
    there += `${i ? 'L' : 'M'}${tenth(x - dy * w)} ${tenth(y + dx * w)}`;
    back = `L${tenth(x + dy * w)} ${tenth(y - dx * w)}${back}`;
  });
  return `${there}${back}Z`;
}

/** Where an angle in degrees, clockwise from the right, meets a circle. */
export function onCircle(cx: number, cy: number, r: number, angle: number): readonly [number, number] {
  return [cx + r * Math.cos(angle * RAD), cy + r * Math.sin(angle * RAD)];
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const at = (angle: number) => onCircle(cx, cy, r, angle).map(tenth).join(' ');
  return `M${at(from)}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(to)}`;
}

/** An edge torn by hand: a rectangle whose sides waver. */
export function deckle(box: { x: number; y: number; w: number; h: number }, random: () => number, amp = 2): string {
  const { x, y, w, h } = box;
  const jitter = () => (random() - 0.5) * amp * 2;
  const points: string[] = [];
  const step = 9;
  for (let i = 0; i <= w; i += step) points.push(`${tenth(x + i)} ${tenth(y + jitter())}`);
  for (let i = 0; i <= h; i += step) points.push(`${tenth(x + w + jitter())} ${tenth(y + i)}`);
  for (let i = w; i >= 0; i -= step) points.push(`${tenth(x + i)} ${tenth(y + h + jitter())}`);
  for (let i = h; i >= 0; i -= step) points.push(`${tenth(x + jitter())} ${tenth(y + i)}`);
  return `M${points.join('L')}Z`;
}
