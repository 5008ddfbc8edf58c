/** A `Piece` where it lay at one moment. */
export interface Placed {
  /** The id of the nearest zone around it. */
  readonly zone: string;
  /** The id of the piece. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly rect: DOMRect;
  /** By how many degrees the style sheet lets it lean. */
  readonly lean: number;
}

/** Where everything lay at one moment. */
export interface Scene {
  readonly pieces: readonly Placed[];
  readonly zones: ReadonlyMap<string, DOMRect>;
}

/** Looks where every piece and zone lies now: all at once, as a look after each change would cost a layout each time. */
export function survey(root: HTMLElement): Scene {
  const pieces: Placed[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    // A copy that flies or is dragged.
    if (element.closest('[inert]')) continue;
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone;
    if (!zone) {
      if (import.meta.env.DEV) console.error('A piece lies in no zone.', element);
      continue;
    }
    const lean = Number.parseFloat(getComputedStyle(element).rotate) || 0;
    pieces.push({ zone, key: element.dataset.piece ?? '', element, rect: element.getBoundingClientRect(), lean });
  }
  const zones = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const id = element.dataset.zone ?? '';
    if (import.meta.env.DEV && zones.has(id)) console.error(`Two zones are called ${id}.`, element);
    zones.set(id, element.getBoundingClientRect());
  }
  return { pieces, zones };
}
