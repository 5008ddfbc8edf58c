import { type RefObject, useEffect, useState } from 'react';
import { reveal } from '../../ui/usePanZoom.ts';
import type { Desk } from './board.ts';
import css from './exitTabs.module.css';
import { Glyph } from './Signs.tsx';
import { WORDS } from './words.ts';

type Edge = 'left' | 'right' | 'top' | 'bottom';

interface Hidden {
  readonly edge: Edge;
  /** The nearest cell there, and the lowest price in any of them. */
  readonly cell: Element;
  readonly price: string;
  readonly count: number;
}

/** Where a cell lies that is out of sight: beyond which edge, and how far, in pixels. */
type Beyond = readonly [edge: Edge, far: number];

const LIT = '[data-thing^="exit:"][data-lit="true"][data-beside="false"]';

/** Legal exits out of sight: a tab at the edge says so, with the lowest price there; a press brings one into sight. */
export function ExitTabs({ desk, yard }: { readonly desk: Desk; readonly yard: RefObject<HTMLDivElement | null> }) {
  const [hidden, setHidden] = useState<readonly Hidden[]>([]);
  const { begun, at, props } = desk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another answer of the things other cells are lit.
  useEffect(() => {
    const frame = yard.current?.querySelector('[role="group"]');
    const cells = [...(yard.current?.querySelectorAll(LIT) ?? [])];
    setHidden([]);
    if (!frame || cells.length === 0) return;
    const away = new Map<Element, Beyond>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect: cell, rootBounds } of entries) {
          if (intersectionRatio > 0.35 || !rootBounds) away.delete(target);
          else away.set(target, beyond(cell, rootBounds));
        }
        setHidden(tabsOf(away));
      },
      { root: frame, threshold: [0, 0.35, 0.7] },
    );
    for (const cell of cells) observer.observe(cell);
    return () => observer.disconnect();
  }, [begun, at, yard]);
  return hidden.map(({ edge, cell, price, count }) => (
    <button
      key={edge}
      type="button"
      className={css.tab}
      data-part="exits"
      data-edge={edge}
      onClick={() => reveal(cell)}
    >
      <Glyph mark="next" className={css.arrow} />
      <span aria-hidden="true">{price}</span>
      <span className="unseen">{WORDS[props.lang].moreExits(count)}</span>
    </button>
  ));
}

function beyond(cell: DOMRectReadOnly, frame: DOMRectReadOnly): Beyond {
  const out: readonly Beyond[] = [
    ['left', frame.left - cell.left],
    ['right', cell.right - frame.right],
    ['top', frame.top - cell.top],
    ['bottom', cell.bottom - frame.bottom],
  ];
  return out.reduce((most, one) => (one[1] > most[1] ? one : most));
}

function tabsOf(away: ReadonlyMap<Element, Beyond>): readonly Hidden[] {
  const tabs = new Map<Edge, Hidden>();
  const nearestFirst = [...away].sort(([, [, a]], [, [, b]]) => a - b);
  for (const [cell, [edge]] of nearestFirst) {
    const price = cell.getAttribute('data-price') ?? '';
    const known = tabs.get(edge);
    tabs.set(edge, {
      edge,
      cell: known?.cell ?? cell,
      price: known && Number(known.price) <= Number(price) ? known.price : price,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...tabs.values()];
}
