/** How long an animation takes compared with what was designed; 0 if the reader wants none. */
export function pace(): number {
  const PACES: Readonly<Record<string, number>> = { slow: 1.7, fast: 0.55, off: 0 };
  return PACES[document.documentElement.dataset.animation ?? ''] ?? 1;
}

/** Whether movement must become a short cross-fade. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
