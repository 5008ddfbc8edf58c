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
  /** Whether it can be seen: pages that are turned away keep their pieces and zones. */
  readonly seen: boolean;
}

/** Where everything lay at one moment. */
export interface Scene {
  readonly pieces: readonly Placed[];
  readonly zones: ReadonlyMap<string, DOMRect>;
  /** Zones of pages that are turned away. */
  readonly unseen: ReadonlySet<string>;
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
    const { rotate, visibility } = getComputedStyle(element);
    pieces.push({
      zone,
      key: element.dataset.piece ?? '',
      element,
      rect: element.getBoundingClientRect(),
      lean: Number.parseFloat(rotate) || 0,
      seen: visibility !== 'hidden',
    });
  }
  const zones = new Map<string, DOMRect>();
  const unseen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const id = element.dataset.zone ?? '';
    if (import.meta.env.DEV && zones.has(id)) console.error(`Two zones are called ${id}.`, element);
    zones.set(id, element.getBoundingClientRect());
    if (getComputedStyle(element).visibility === 'hidden') unseen.add(id);
  }
  return { pieces, zones, unseen };
}
