const REACHABLE = '[data-thing]:not([disabled]), button:not([disabled]), a[href], input, select, summary';

const USABLE = '[data-choice]:not([aria-disabled="true"])';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be pressed in a part of the page, in reading order, without what is hidden. */
function reachable(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHABLE)].filter((e) => e.tabIndex >= -1 && e.checkVisibility());
}

function centre(e: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Moves the focus into a part of the page: what can be used now comes before what only has something to say. */
export function enter(within: ParentNode): boolean {
  const all = reachable(within);
  const first = all.find((e) => e.matches('[data-open="true"]')) ?? all.find((e) => e.matches(USABLE)) ?? all[0];
  first?.focus();
  return first !== undefined;
}

/** Moves the focus to the nearest thing in the direction of an arrow key; false if there is none or it is another key. */
export function follow(key: string, within: ParentNode, from: Element | null): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const all = reachable(within);
  if (!(from instanceof HTMLElement) || !all.includes(from)) {
    return enter(within);
  }
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const e of all) {
    if (e === from) continue;
    const [ex, ey] = centre(e);
    const along = (ex - x) * direction[0] + (ey - y) * direction[1];
    const aside = Math.abs((ex - x) * direction[1]) + Math.abs((ey - y) * direction[0]);
    // Within a cone of the direction; what lies straight ahead comes first.
    if (along < 4 || aside > along * 3) continue;
    const distance = along + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = e;
    }
  }
  best?.focus();
  return best !== undefined;
}
