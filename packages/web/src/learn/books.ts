import { kept } from '../shell/kept.ts';
import type { Book } from './book.ts';

/** The rulebooks, loaded when they are opened. */
const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  siege: async () => (await import('./siege.ts')).siege,
};

export const loadBook = kept(async (game: string) => (Object.hasOwn(BOOKS, game) ? BOOKS[game]() : undefined));
