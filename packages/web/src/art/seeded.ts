/** Numbers from 0 to 1 that depend on a name alone, so that a picture is always the same for the same thing. */
export function seeded(name: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with at most two decimals, as text: pictures are long strings of them. */
export function n(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}
