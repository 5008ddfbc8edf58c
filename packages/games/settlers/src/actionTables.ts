import type { ActionOf } from './types.ts';

/** Every action that names cards exists once for a catalogue and is shared: lists of choices cost no new objects. */
export interface ActionTables {
  /** By card, then by pack. */
  readonly fill: ActionOf<'fill'>[][];
  /** By Upgrade, then by the two faces. */
  readonly useResource: ActionOf<'useResource'>[][];
  /** By Upgrade, then by the victim and the two faces. */
  readonly useCorruption: ActionOf<'useCorruption'>[][];
  /** By Upgrade. */
  readonly useReroll: ActionOf<'useReroll'>[];
  readonly discardDefence: ActionOf<'discardDefence'>[];
}

/** Empty tables for so many cards. */
export function actionTables(cards: number): ActionTables {
  const rows = <T>(): T[][] => Array.from({ length: cards }, () => []);
  return {
    fill: rows(),
    useResource: rows(),
    useCorruption: rows(),
    useReroll: [],
    discardDefence: [],
  };
}
