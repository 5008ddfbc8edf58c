/** A number from 0 to 1 that belongs to a point of a lattice. */
function hash(x: number, y: number, z: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647 + seed * 1274126177) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
const ease = (t: number) => t * t * (3 - 2 * t);

/** Between two neighbours of a row. A picture asks for hundreds of thousands of points: no lists are made for one. */
function row(x: number, y: number, z: number, u: number, seed: number): number {
  return mix(hash(x, y, z, seed), hash(x + 1, y, z, seed), u);
}

function value(x: number, y: number, z: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = ease(x - xi);
  return mix(
    mix(row(xi, yi, zi, u, seed), row(xi, yi + 1, zi, u, seed), ease(y - yi)),
    mix(row(xi, yi, zi + 1, u, seed), row(xi, yi + 1, zi + 1, u, seed), ease(y - yi)),
    ease(z - zi),
  );
}

/** Clouds in space: several layers of noise, each finer and fainter. From 0 to 1. */
export function clouds(x: number, y: number, z: number, seed: number, layers = 4): number {
  let sum = 0;
  let total = 0;
  let part = 0.5;
  let scale = 1;
  for (let i = 0; i < layers; i++) {
    sum += part * value(x * scale, y * scale, z * scale, seed + i * 17);
    total += part;
    scale *= 2.03;
    part *= 0.5;
  }
  return sum / total;
}
