/** How hot a level looks at a rival: safe, before the red levels, or red. */
export function toneOf(level: number): 'warm' | 'hot' | 'red' {
  if (level < 4) return 'warm';
  return level < 6 ? 'hot' : 'red';
}
