export type Side = 'top' | 'bottom' | 'left' | 'right';

/** How far a tip may stand from its thing, in pixels. */
const GAP = 9;
const SLACK = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether a tip stands beside its thing: it neither covers it nor is away from it. */
export function beside(tip: Box, thing: Box): boolean {
  const across = Math.max(tip.left - thing.right, thing.left - tip.right);
  const along = Math.max(tip.top - thing.bottom, thing.top - tip.bottom);
  const gap = Math.max(across, along);
  return gap >= 0 && gap <= GAP + SLACK && Math.min(across, along) < GAP + SLACK;
}

/**
 * Sees to it that a tip stands beside its thing. Where the browser knows anchors, its style sheet has done that already,
 * unless the thing is turned or scaled, which anchors of some browsers do not follow; then it is computed.
 */
export function place(tip: HTMLElement, thing: HTMLElement, side: Side): () => void {
  const anchored = CSS.supports('position-area', 'top');
  if (anchored && beside(tip.getBoundingClientRect(), thing.getBoundingClientRect())) return () => {};
  let stop = () => {};
  let over = false;
  tip.dataset.placed = '';
  void import('@floating-ui/dom').then(({ autoUpdate, computePosition, flip, offset, shift }) => {
    if (over) return;
    const middleware = [
      offset(GAP),
      flip({
        padding: GAP,
        fallbackPlacements: (['top', 'bottom', 'right', 'left'] as const).filter((s) => s !== side),
      }),
      shift({ padding: GAP }),
    ];
    stop = autoUpdate(thing, tip, async () => {
      const { x, y } = await computePosition(thing, tip, { strategy: 'fixed', placement: side, middleware });
      Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
    });
  });
  return () => {
    over = true;
    stop();
  };
}
