/** All positions of a match, the coarse outline first, so that a graph has its shape long before it is complete. */
export function outlineFirst(length: number): readonly number[] {
  const order = new Set<number>([0, length]);
  for (let stride = 2 ** Math.floor(Math.log2(Math.max(1, length))); stride >= 1; stride /= 2) {
    for (let at = 0; at <= length; at += stride) order.add(at);
  }
  return [...order];
}
