/** Calls `end` after so many milliseconds, or at once with a tap or a key; returns what calls it off. */
export function lasting(milliseconds: number, end: () => void): () => void {
  const timer = setTimeout(end, milliseconds);
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', end);
    removeEventListener('keydown', end);
  };
}
