import type { KeepOdds, Loss, MissileOdds, View } from '@starboard/invasion';
import { useLayoutEffect, useMemo, useState } from 'react';
import { askLosses, askMissiles, askRerolls } from './askOdds.ts';
import { type Rerolls, rerollsOf } from './odds.ts';

interface Found<T> {
  readonly asked: Promise<T>;
  readonly view: View;
  readonly answer: T;
}

/** What the thread answers about a view: nothing until it has, and while something new is asked of the same view the last answer. */
function useAnswer<T>(view: View, what: string | undefined, ask: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<Found<T>>();
  // The thread works while the page still draws the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says how.
  const asked = useMemo(() => (what === undefined ? undefined : ask()), [what, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view asks.
  useLayoutEffect(() => {
    let current = true;
    asked?.then((answer) => current && setFound({ asked, view, answer }));
    return () => {
      current = false;
    };
  }, [asked]);
  // The next player at the same screen asks the same, which is known.
  return asked && found && (found.view === view || found.asked === asked) ? found.answer : undefined;
}

/** The odds of step 2: they come a moment after the dice lie. */
export function useRerolls(view: View, wanted: boolean): Rerolls | undefined {
  const asked = wanted && view.stack.at(-1)?.step === 'defense' ? 'rerolls' : undefined;
  const list = useAnswer<readonly KeepOdds[]>(view, asked, () => askRerolls(view));
  return useMemo(() => list && rerollsOf(list), [list]);
}

const NONE: readonly MissileOdds[] = [];

/** What one Missile would do to each target, while that matters. */
export function useMissiles(view: View, wanted: boolean): readonly MissileOdds[] {
  return useAnswer(view, wanted ? 'missiles' : undefined, () => askMissiles(view)) ?? NONE;
}

/** What the saucers cost, with the best shots of the dice that are not laid yet: one way or the other. */
export function useLosses(view: View, rests: readonly View[], wanted: boolean): readonly Loss[] | undefined {
  const what = rests.map(({ shown, tray }) => `${shown} ${tray}`).join(';');
  return useAnswer(view, wanted ? what : undefined, () => askLosses(rests));
}
