import type { AnyGame } from '@starboard/kernel';

/** Every game of the house, one line each, loaded when it is first asked for. */
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  siege: async () => (await import('@starboard/siege')).game,
  settlers: async () => (await import('@starboard/settlers')).game,
  invasion: async () => (await import('@starboard/invasion')).game,
  scramble: async () => (await import('@starboard/scramble')).game,
  orbital: async () => (await import('@starboard/orbital')).game,
};

/** The ids of all games, in the order in which they are shown. */
export const ids: readonly string[] = Object.keys(GAMES);

/** The game with that id, or undefined if there is none. */
export async function load(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]() : undefined;
}
