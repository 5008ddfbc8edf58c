const REACHABLE = '[data-thing]:not([disabled]), button:not([disabled]), a[href], input, select, summary';

/** A thing of the grammar: whatever else looks open leads to one. */
const OPEN = '[data-thing][data-open="true"]';
const USABLE = '[data-choice]:not([aria-disabled="true"])';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be pressed in a part of the page, in reading order, without what is hidden. */
function reachable(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (e) => e.tabIndex >= -1 && e.checkVisibility({ visibilityProperty: true }),
  );
}

/** From where to where a box reaches across and down. */
type Box = readonly [across: readonly [number, number], down: readonly [number, number]];

function boxOf(e: HTMLElement): Box {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return [
    [left, right],
    [top, bottom],
  ];
}

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;

/** What can be used now in a part of the page; what is chosen already comes after what can be chosen next. */
function usable(all: readonly HTMLElement[]): readonly HTMLElement[] {
  const open = all.filter((e) => e.matches(OPEN));
  const next = open.filter((e) => e.ariaPressed !== 'true');
  if (next.length > 0) return next;
  return open.length > 0 ? open : all.filter((e) => e.matches(USABLE));
}

/**
 * Moves the focus into a part of the page, to what can be used now before what only has something to say. From there it
 * goes on to the next that can be used, so that nothing is ever out of reach.
 */
export function enter(within: ParentNode): boolean {
  const all = reachable(within);
  const list = usable(all);
  const at = list.findIndex((e) => e.matches(':focus'));
  const first = list[(at + 1) % list.length] ?? all[0];
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
  // Along the arrow, and aside from it.
  const axis = direction[0] === 0 ? 1 : 0;
  const sign = direction[axis];
  const own = boxOf(from);
  const [here, line] = [middle(own[axis]), middle(own[1 - axis])];
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const e of all) {
    if (e === from) continue;
    const box = boxOf(e);
    const [low, high] = box[1 - axis];
    const along = (middle(box[axis]) - here) * sign;
    // What the arrow meets lies straight ahead, however far its middle is aside.
    const aside = Math.max(0, low - line, line - high);
    // Within a cone of the direction; what lies straight ahead comes first.
    if (along < 4 || aside > along * 3) continue;
    const distance = along + aside * 2.5 + Math.abs(middle(box[1 - axis]) - line) / 10;
    if (distance < least) {
      least = distance;
      best = e;
    }
  }
  best?.focus();
  return best !== undefined;
}
