import { type AnyGame, formatProblems, type Problem } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { didYouMean } from './spelling.ts';
import type { Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** The game with that id. */
export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await load(id);
  if (game) return game;
  const hint = didYouMean(id, ids);
  return fail(
    `There is no game “${id}”.${hint.en} The games are: ${ids.join(', ')}.`,
    `Il n’y a pas de jeu « ${id} ».${hint.fr} Les jeux sont : ${ids.join(', ')}.`,
  );
}

/** How many sit down when nobody says: two, or the nearest number that the game allows. */
export function usualSeats({ seats: [min, max] }: AnyGame): number {
  return Math.min(Math.max(2, min), max);
}

/** Says on stderr what a player should know of the chosen options although they are allowed. */
export function printWarnings(io: Terminal, game: AnyGame, options: object): void {
  const warnings: readonly Problem[] = game.warnings?.(options) ?? [];
  if (warnings.length > 0) io.note(formatProblems(warnings, io.lang));
}
