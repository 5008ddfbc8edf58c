import { kept } from '../../shell/kept.ts';
import type { Guide } from './guide.ts';

/** The guided first matches, loaded when they are opened. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  siege: async () => (await import('./siege.ts')).siege,
};

export function hasGuide(game: string): boolean {
  return Object.hasOwn(GUIDES, game);
}

export const loadGuide = kept(async (game: string) => (hasGuide(game) ? GUIDES[game]() : undefined));
