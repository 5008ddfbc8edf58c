/** Who sits at a place of a match on this device. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The levels that people are offered, weakest first: their names alone, the bots stay in their worker. */
export { LEVEL_NAMES as LEVELS, type LevelName as Level } from '@starboard/bots/levels';

/** The seats held by people. */
export function people(sitters: readonly Sitter[]): number[] {
  return sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
}

/** Everybody one place on, for a rematch. */
export function rotated<T>(sitters: readonly T[]): T[] {
  return [...sitters.slice(1), ...sitters.slice(0, 1)];
}
