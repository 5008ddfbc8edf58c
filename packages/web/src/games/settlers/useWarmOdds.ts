import type { View } from '@starboard/settlers';
import { prepareForecast } from '@starboard/settlers';
import { useEffect, useRef } from 'react';
import { soon } from '../../ui/soon.ts';
import { warmBoosts } from './useBoosts.ts';

/** Before a turn is rolled the chances of its cards are worked out, in small steps whenever the page has nothing else to do. */
export function useWarmOdds(view: View): void {
  const now = useRef(view);
  now.current = view;
  const { turns } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a turn.
  useEffect(() => {
    const { centre, display, settlementRow, players } = now.current;
    const cards = [...centre, ...settlementRow, ...display, ...players.flatMap(({ worlds }) => worlds)];
    const steps = cards.flatMap((card) => (card === null ? [] : prepareForecast(now.current, card)));
    const next = () => {
      steps.shift()?.();
      if (steps.length > 0) stop = soon(next);
    };
    let stop = soon(next);
    warmBoosts(now.current);
    return () => stop();
  }, [turns]);
}
