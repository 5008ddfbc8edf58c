import {
  type AnyGame,
  advance,
  choices,
  keyFromSeed,
  legal,
  type Match,
  pick,
  record,
  rngOf,
  start,
} from '@starboard/kernel';
import type { Page } from 'playwright-core';
import type { SavedMatch } from '../../src/table/saved.ts';
import type { Sitter } from '../../src/table/seats.ts';

export const YOU: Sitter = { kind: 'person', name: 'You' };
export const VEGA: Sitter = { kind: 'bot', name: 'Vega', level: 'easy' };

let made = 0;

/** A match as the browser would have stored it; each under its own id, as a table left behind may still be saving. */
export function saved(match: Match, sitters: readonly Sitter[] = [YOU, VEGA], id = `test${++made}`): SavedMatch {
  const names = sitters.map((s) => s.name);
  return { id, record: record(match, names), sitters, created: 1, updated: 1 };
}

/** Random play from a seed, up to the first position that is wanted. */
export function playedTo(
  game: AnyGame,
  seed: string,
  wanted: (match: Match) => boolean,
  options: object = {},
): Match | undefined {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  let match = start(game, game.seats[0], { ...game.defaults, ...options }, keyFromSeed(seed));
  for (;;) {
    if (wanted(match)) return match;
    const [seat] = game.actors(match.state);
    if (seat === undefined) return undefined;
    const next = advance(match, seat, pick(rng, legal(game, match.state, seat)));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

/** The first position over all seeds that is wanted. */
export function someMatch(game: AnyGame, wanted: (match: Match) => boolean, options: object = {}): Match {
  for (let i = 0; i < 3000; i++) {
    const match = playedTo(game, `${i}`, wanted, options);
    if (match) return match;
  }
  throw new Error('no such position found');
}

/** Whether seat 0 is to decide, with this to choose from. */
export function offers(game: AnyGame, match: Match, test: (list: ReturnType<typeof choices>) => boolean): boolean {
  return game.actors(match.state).includes(0) && test(choices(game, match.state, 0));
}

/** Puts a match into the database of a page and opens its table. */
export async function openSaved(page: Page, match: SavedMatch): Promise<void> {
  await page.evaluate(
    (json: string) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('starboard', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put(JSON.parse(json));
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(match),
  );
  await page.goto(new URL(`/table/${match.record.game}/${match.id}`, page.url()).href);
  await page.waitForSelector('[data-part="prompt"]');
}
