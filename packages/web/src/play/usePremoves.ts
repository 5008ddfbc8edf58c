import { type Action, canonical } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useMemo, useState } from 'react';
import type { GameSkin, Thing } from '../contract/skin.ts';
import { over, type Snapshot } from './snapshot.ts';

/** What has been decided on ahead, while others decide. */
export interface Plan {
  readonly planned: readonly Action[];
  has(thing: Thing): boolean;
  /** Marks what the thing stands for, or takes the mark back; false if nothing can be decided ahead with it. */
  toggle(thing: Thing): boolean;
}

/** Keeps such marks on this device and plays each as soon as it is allowed. */
export function usePlan(table: Table, snapshot: Snapshot, skin: GameSkin): Plan {
  const { view, seat, choices, asked } = snapshot;
  const [marked, setMarked] = useState<readonly Action[]>([]);
  const possible = useMemo(
    () => (seat === null || over(snapshot) ? [] : (skin.ahead?.(view, seat) ?? [])),
    [snapshot, skin, view, seat],
  );
  // What is not there any more, such as a card that had to be given away, is forgotten.
  const planned = useMemo(
    () => marked.filter((action) => possible.some((p) => canonical(p) === canonical(action))),
    [marked, possible],
  );
  const due = planned.find((action) =>
    choices.some((choice) => !choice.violation && canonical(choice.action) === canonical(action)),
  );
  useEffect(() => {
    if (!due || asked === undefined) return;
    setMarked((was) => was.filter((action) => canonical(action) !== canonical(due)));
    void table.act?.(due, asked);
  }, [due, asked, table]);
  return useMemo(() => {
    const mentions = (action: Action, thing: Thing) => skin.things(action, view).includes(thing);
    return {
      planned,
      has: (thing) => planned.some((action) => mentions(action, thing)),
      toggle(thing) {
        const action = possible.find((p) => mentions(p, thing));
        if (!action) return false;
        const rest = planned.filter((other) => canonical(other) !== canonical(action));
        setMarked(rest.length < planned.length ? rest : [...rest, action]);
        return true;
      },
    };
  }, [planned, possible, skin, view]);
}
