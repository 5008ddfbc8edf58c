import { type Action, canonical, type Seat } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useMemo, useState } from 'react';
import type { GameSkin, Thing } from '../contract/skin.ts';
import type { Refusal } from './draft.ts';
import { over, type Snapshot } from './snapshot.ts';

/** What this player has decided while others decide. */
export interface Premoves {
  /** Those that still wait, each with the thing that stands for it. */
  readonly current: readonly { readonly action: Action; readonly thing: Thing }[];
  has(thing: Thing): boolean;
  /** Sets the premove of a thing, or takes it back; false if the thing has none. */
  toggle(thing: Thing): boolean;
}

interface Premove {
  /** Who made it: at one device with several people nobody sees or plays another's. */
  readonly seat: Seat;
  readonly action: Action;
  /** What was pressed for it. */
  readonly thing: Thing;
}

const same = (a: Action, b: Action) => canonical(a) === canonical(b);

/** Keeps premoves on this device and plays each as soon as its seat is asked; one that is refused then is told and dropped. */
export function usePremoves(
  table: Table,
  snapshot: Snapshot,
  skin: GameSkin,
  refused: (why: readonly Refusal[]) => void,
): Premoves {
  const { view, seat, choices, asked } = snapshot;
  const [set, setPremoves] = useState<readonly Premove[]>([]);
  const possible = useMemo(
    () => (seat === null || over(snapshot) ? [] : (skin.premoves?.(view, seat) ?? [])),
    [snapshot, skin, view, seat],
  );
  // What is not there any more, such as a card that had to be given away, is not shown.
  const current = useMemo(
    () => set.filter((p) => p.seat === seat && possible.some((action) => same(action, p.action))),
    [set, seat, possible],
  );
  // What is asked may be something else first, such as a discard in another's turn; then it waits on.
  const due = choices.find((choice) => current.some(({ action }) => same(action, choice.action)));
  useEffect(() => {
    if (!due || asked === undefined) return;
    const { action, violation } = due;
    setPremoves((was) => was.filter((p) => p.seat !== seat || !same(p.action, action)));
    if (violation) refused([{ action, violation }]);
    else
      void table.act?.(action, asked).then((answer) => {
        if (typeof answer === 'object' && 'violation' in answer) refused([{ action, violation: answer.violation }]);
      });
  }, [due, asked, seat, table, refused]);
  return useMemo(() => {
    const thingsOf = (action: Action) => skin.slots(action, view).flatMap(({ any }) => any);
    // The piece that was pressed, as long as it lies where it lay; else one that is equal to it.
    const shown = current.map(({ action, thing }) => {
      const things = thingsOf(action);
      return { action, thing: things.includes(thing) ? thing : things[0] };
    });
    return {
      current: shown,
      has: (thing) => shown.some((p) => p.thing === thing),
      toggle(thing) {
        const action = possible.find((p) => thingsOf(p).includes(thing));
        if (!action || seat === null) return false;
        const rest = set.filter((p) => p.seat !== seat || !same(p.action, action));
        setPremoves(rest.length < set.length ? rest : [...rest, { seat, action, thing }]);
        return true;
      },
    };
  }, [set, current, possible, skin, view, seat]);
}
