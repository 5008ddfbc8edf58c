/** What a link leaves in the history so that the page it leads to knows the way back. */
interface Came {
  readonly from: string;
}

/** To be given to a link as its `state`. */
export function cameFrom(): Came {
  return { from: location.pathname };
}

/** The table that this page was opened from; the history may hold anything. */
export function wayBack(): string | undefined {
  const { from } = (history.state ?? {}) as Partial<Came>;
  return typeof from === 'string' && from.startsWith('/table/') ? from : undefined;
}
