/** A number from 0 to 1 that belongs to a point of a lattice. */
function hash(x: number, y: number, z: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647 + seed * 1274126177) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const ease = (t: number) => t * t * (3 - 2 * t);

function value(x: number, y: number, z: number, seed: number): number {
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - xi), ease(y - yi), ease(z - zi)];
  const at = (a: number, b: number, c: number) => hash(xi + a, yi + b, zi + c, seed);
  return mix(
    mix(mix(at(0, 0, 0), at(1, 0, 0), u), mix(at(0, 1, 0), at(1, 1, 0), u), v),
    mix(mix(at(0, 0, 1), at(1, 0, 1), u), mix(at(0, 1, 1), at(1, 1, 1), u), v),
    w,
  );
}

/** Clouds in space: several layers of noise, each finer and fainter. From 0 to 1. */
export function clouds(x: number, y: number, z: number, seed: number, layers = 4): number {
  let [sum, total, part, scale] = [0, 0, 0.5, 1];
  for (let i = 0; i < layers; i++) {
    sum += part * value(x * scale, y * scale, z * scale, seed + i * 17);
    total += part;
    scale *= 2.03;
    part *= 0.5;
  }
  return sum / total;
}
