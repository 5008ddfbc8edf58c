/** A piece on the table: an element with `data-piece`, inside the nearest one with `data-zone`. */
export interface Piece {
  readonly zone: string;
  readonly key: string;
  readonly element: HTMLElement;
  readonly rect: DOMRect;
  /** By how many degrees the style sheet lets it lean. */
  readonly lean: number;
}

/** Where everything lay at one moment. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly zones: ReadonlyMap<string, DOMRect>;
}

/** Looks where every piece and zone lies now: all at once, as a look after each change would cost a layout each time. */
export function survey(root: HTMLElement): Scene {
  const pieces: Piece[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    if (!zone) continue;
    const lean = Number.parseFloat(getComputedStyle(element).rotate) || 0;
    pieces.push({ zone, key: element.dataset.piece ?? '', element, rect: element.getBoundingClientRect(), lean });
  }
  const zones = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    zones.set(element.dataset.zone ?? '', element.getBoundingClientRect());
  }
  return { pieces, zones };
}
