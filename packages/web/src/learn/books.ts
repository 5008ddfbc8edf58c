import type { Book } from './book.ts';

/** The rulebooks, loaded when they are opened. */
const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  siege: async () => (await import('./siege.ts')).siege,
};

export async function loadBook(game: string): Promise<Book | undefined> {
  return Object.hasOwn(BOOKS, game) ? BOOKS[game]() : undefined;
}
