/** Until what is on the page now has been handed over to be painted. A page that nobody sees paints nothing, and waits. */
export function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
