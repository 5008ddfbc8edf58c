import type { View } from '@starboard/settlers';
import { prepareForecast } from '@starboard/settlers';
import { useEffect, useRef } from 'react';
import { warmBoosts } from './useBoosts.ts';

const soon = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => then(), { timeout: 2000 }) : setTimeout(then, 50);

/** Before a turn is rolled the chances of its cards are worked out, one card whenever the page has nothing else to do. */
export function useWarmOdds(view: View): void {
  const now = useRef(view);
  now.current = view;
  const { turns } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn.
  useEffect(() => {
    let here = true;
    const { centre, display, settlementRow, players } = now.current;
    const cards = [...centre, ...settlementRow, ...display, ...players.flatMap(({ worlds }) => worlds)];
    const next = () => {
      const card = cards.shift();
      if (!here || card === undefined) return;
      if (card !== null) prepareForecast(now.current, card);
      soon(next);
    };
    soon(next);
    warmBoosts(now.current);
    return () => {
      here = false;
    };
  }, [turns]);
}
