import { BOTS, type Bot, botNamed } from '@starboard/bots';
import type { AnyGame, Lang } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { didYouMean } from './suggest.ts';
import { fail } from './userError.ts';

/** A person at this terminal. */
export const YOU = 'you';
export type Player = Bot | typeof YOU;

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

/** The bots of a list such as `medium,random`. */
export function botsNamed(list: string): Bot[] {
  const known = BOTS.map((bot) => bot.name);
  return words(list).map((name) => botNamed(name) ?? unknown(name, known));
}

/** Who sits where, from a list such as `you,medium`. */
export function playersNamed(list: string): Player[] {
  const known = [YOU, ...BOTS.map((bot) => bot.name)];
  return words(list).map((name) => (name === YOU ? YOU : (botNamed(name) ?? unknown(name, known))));
}

/** The name of a player as it stands in a record, or as it is shown in a language. */
export function playerName(player: Player, lang: Lang = 'en'): string {
  if (player !== YOU) return player.name;
  return lang === 'fr' ? 'vous' : YOU;
}

function words(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}

function unknown(name: string, known: readonly string[]): never {
  const hint = didYouMean(name, known);
  fail(
    `“${name}” cannot take a seat.${hint.en} Those who can are: ${known.join(', ')}.`,
    `« ${name} » ne peut pas prendre place.${hint.fr} Peuvent le faire : ${known.join(', ')}.`,
  );
}
