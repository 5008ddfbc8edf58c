import type { KeepOdds } from '@starboard/invasion';

/** What stopping and each re-roll lead to, by the faces that are rolled again. */
export type Rerolls = ReadonlyMap<string, KeepOdds>;

export const rerollKey = (faces: readonly string[]): string => [...faces].sort().join();

export function rerollsOf(list: readonly KeepOdds[]): Rerolls {
  return new Map(list.map((odds) => [rerollKey(odds.action.type === 'reroll' ? odds.action.faces : []), odds]));
}
