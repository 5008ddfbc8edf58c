import { type Action, canonical } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useMemo, useState } from 'react';
import type { GameSkin, Thing } from '../contract/skin.ts';
import { over, type Snapshot } from './snapshot.ts';

/** What this player has decided while others decide. */
export interface Premoves {
  readonly current: readonly Action[];
  has(thing: Thing): boolean;
  /** Sets the premove of a thing, or takes it back; false if the thing has none. */
  toggle(thing: Thing): boolean;
}

interface Premove {
  readonly action: Action;
  /** What was pressed for it. */
  readonly thing: Thing;
}

/** Keeps premoves on this device and plays each as soon as it is allowed. */
export function usePremoves(table: Table, snapshot: Snapshot, skin: GameSkin): Premoves {
  const { view, seat, choices, asked } = snapshot;
  const [set, setPremoves] = useState<readonly Premove[]>([]);
  const possible = useMemo(
    () => (seat === null || over(snapshot) ? [] : (skin.premoves?.(view, seat) ?? [])),
    [snapshot, skin, view, seat],
  );
  // What is not there any more, such as a card that had to be given away, is forgotten.
  const current = useMemo(
    () => set.filter(({ action }) => possible.some((p) => canonical(p) === canonical(action))),
    [set, possible],
  );
  const due = current.find(({ action }) =>
    choices.some((choice) => !choice.violation && canonical(choice.action) === canonical(action)),
  )?.action;
  useEffect(() => {
    if (!due || asked === undefined) return;
    setPremoves((was) => was.filter(({ action }) => canonical(action) !== canonical(due)));
    void table.act?.(due, asked);
  }, [due, asked, table]);
  return useMemo(() => {
    const thingsOf = (action: Action) => skin.slots(action, view).flatMap(({ any }) => any);
    // The piece that was pressed, as long as it lies where it lay; else one that is equal to it.
    const shown = current.map(({ action, thing }) => {
      const things = thingsOf(action);
      return things.includes(thing) ? thing : things[0];
    });
    return {
      current: current.map(({ action }) => action),
      has: (thing) => shown.includes(thing),
      toggle(thing) {
        const action = possible.find((p) => thingsOf(p).includes(thing));
        if (!action) return false;
        const rest = current.filter((other) => canonical(other.action) !== canonical(action));
        setPremoves(rest.length < current.length ? rest : [...rest, { action, thing }]);
        return true;
      },
    };
  }, [current, possible, skin, view]);
}
