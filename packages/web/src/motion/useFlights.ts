import { type RefObject, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { type Flight, fly } from './flights.ts';
import { finishAll } from './running.ts';
import { type Scene, survey } from './scene.ts';

/** Flies pieces to where they are now whenever `position` changes; a tap finishes what still flies. */
export function useFlights(root: RefObject<HTMLElement | null>, position: unknown, flights: readonly Flight[]): void {
  const last = useRef<Scene>(undefined);

  // What still moves ends before anything of the new position starts: dice begin to roll in layout effects of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a position.
  useInsertionEffect(finishAll, [position]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: flights belong to the position and change with it only.
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    if (!last.current && flights.length === 0) {
      // To look costs the layout of the whole table, which comes a moment later anyway.
      const look = requestAnimationFrame(() => {
        last.current = survey(table);
      });
      return () => cancelAnimationFrame(look);
    }
    // A table that has just appeared can still show where its pieces come from.
    const before = last.current ?? { ...survey(table), pieces: [] };
    last.current = fly(table, before, flights);
  }, [root, position]);

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let [width, height] = [table.clientWidth, table.clientHeight];
    const resized = new ResizeObserver(() => {
      // Observing reports once at the start, when pieces may still fly.
      if (table.clientWidth === width && table.clientHeight === height) return;
      [width, height] = [table.clientWidth, table.clientHeight];
      finishAll();
      last.current = survey(table);
    });
    resized.observe(table);
    return () => resized.disconnect();
  }, [root]);
}
