/** Does something again and again, but not before the last time is over; returns how to stop. */
export function every(milliseconds: number, f: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await f().catch(failed);
    busy = false;
  }, milliseconds);
  return () => clearInterval(timer);
}
