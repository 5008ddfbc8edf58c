import { type Boosts, type CardUid, facesMadeBy, type View } from '@starboard/settlers';
import { useEffect, useState } from 'react';

/** What the thread is asked; questions and answers find each other by number. */
export interface BoostsQuestion {
  readonly id: number;
  readonly view: View;
  readonly card: CardUid;
}

interface BoostsAnswer {
  readonly id: number;
  readonly boosts: Boosts | undefined;
}

let thread: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (boosts: Boosts | undefined) => void>();

function ask(view: View, card: CardUid, answer: (boosts: Boosts | undefined) => void): () => void {
  if (!thread) {
    thread = new Worker(new URL('./boostsThread.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data: { id, boosts } }: MessageEvent<BoostsAnswer>) => {
      waiting.get(id)?.(boosts);
      waiting.delete(id);
    };
  }
  const id = ++asked;
  waiting.set(id, answer);
  thread.postMessage({ id, view, card } satisfies BoostsQuestion);
  return () => void waiting.delete(id);
}

const held = (view: View) => view.players[view.active].upgrades.some((uid) => facesMadeBy(view, uid).length > 0);

/** Starts the thread once somebody holds a Resource Upgrade and lets it work out what the table may ask soon. */
export function warmBoosts(view: View): void {
  if (held(view)) for (const card of view.centre) ask(view, card, () => {});
}

/** The chances of a card with the Resource Upgrades of the active player; undefined where there are none, and until they are known. */
export function useBoosts(view: View, card: CardUid | undefined): Boosts | undefined {
  const [known, setKnown] = useState<{ readonly view: View; readonly card: CardUid; readonly boosts: Boosts }>();
  useEffect(() => {
    if (card === undefined || !held(view)) return;
    return ask(view, card, (boosts) => boosts && setKnown({ view, card, boosts }));
  }, [view, card]);
  return known?.view === view && known.card === card ? known.boosts : undefined;
}
