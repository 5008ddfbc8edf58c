import type { Guide } from './guide.ts';

/** The guided first matches, loaded when they are opened. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  siege: async () => (await import('./siege.ts')).siege,
};

export function hasGuide(game: string): boolean {
  return Object.hasOwn(GUIDES, game);
}

export async function loadGuide(game: string): Promise<Guide | undefined> {
  return hasGuide(game) ? GUIDES[game]() : undefined;
}
