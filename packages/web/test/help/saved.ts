import {
  type AnyGame,
  advance,
  choices,
  keyFromSeed,
  legal,
  type Match,
  type MatchRecord,
  pick,
  record,
  rngOf,
  start,
} from '@starboard/kernel';
import { type Log, logOf, type Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import type { MatchRow } from '../../src/tables/database.ts';

export const YOU: Player = { kind: 'person', name: 'You' };
export const VEGA: Player = { kind: 'bot', name: 'Vega', level: 'easy' };

let made = 0;

/** A match as the browser would have stored it, and its record. */
export interface Saved {
  readonly id: string;
  readonly record: MatchRecord;
  readonly log: Log;
  readonly row: MatchRow;
}

/** A match to store; each under its own id, as a table left behind may still be saving. */
export function saved(match: Match, players: readonly Player[] = [YOU, VEGA], id = `test${++made}`): Saved {
  const names = players.map((s) => s.name);
  const r = record(match, names);
  const log = logOf(r, players, { id, time: 1 });
  if ('problems' in log) throw new Error('no log');
  const end = r.result ? { end: r.result } : {};
  return {
    id,
    record: r,
    log: log.value,
    row: { id, opening: log.value.opening, updated: 1, steps: r.actions.length, ...end },
  };
}

/** How random play is set up: with the fewest seats and the game's own options, unless said otherwise. */
export interface Deal {
  readonly seats?: number;
  readonly options?: object;
}

/** Random play from a seed: every position from the deal to the end. */
export function* randomPlay(game: AnyGame, seed: string, { seats, options }: Deal = {}): Generator<Match> {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  let match = start(game, seats ?? game.seats[0], { ...game.defaults, ...options }, keyFromSeed(seed));
  for (;;) {
    yield match;
    const [seat] = game.actors(match.state);
    if (seat === undefined) return;
    const next = advance(match, seat, pick(rng, legal(game, match.state, seat)));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

/** The first position over all seeds that is wanted. */
export function someMatch(game: AnyGame, wanted: (match: Match) => boolean, options: object = {}): Match {
  for (let i = 0; i < 3000; i++) {
    for (const match of randomPlay(game, `${i}`, { options })) if (wanted(match)) return match;
  }
  throw new Error('no such position found');
}

/** A position of a random match in which seat 0 decides, when this share of its decisions has been made. */
export function atShare(game: AnyGame, share: number, deal: Deal = {}): Match {
  const positions = [...randomPlay(game, 'share', deal)];
  const from = Math.floor(share * (positions.length - 1));
  const mine = (match: Match) => game.actors(match.state).includes(0);
  const found = positions.slice(from).find(mine) ?? positions.findLast(mine);
  if (!found) throw new Error('seat 0 never decides');
  return found;
}

/** A position near the end of a match. */
export function late(game: AnyGame, deal: Deal = {}): Match {
  return atShare(game, 0.85, deal);
}

/** Whether seat 0 is to decide, with this to choose from. */
export function offers(game: AnyGame, match: Match, test: (list: ReturnType<typeof choices>) => boolean): boolean {
  return game.actors(match.state).includes(0) && test(choices(game, match.state, 0));
}

/** Puts a match into the database of a page and opens its table. */
export async function openSaved(page: Page, { id, record: r, log, row }: Saved): Promise<void> {
  await page.evaluate(
    (json: string) =>
      new Promise<void>((resolve, reject) => {
        const { row, entries } = JSON.parse(json);
        const request = indexedDB.open('starboard', 2);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('entries', { keyPath: ['match', 'seq'] });
          request.result.createObjectStore('unreadable', { autoIncrement: true });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['games', 'entries'], 'readwrite');
          transaction.objectStore('games').put(row);
          for (const entry of entries) transaction.objectStore('entries').put({ ...entry, match: row.id });
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify({ row, entries: log.entries }),
  );
  await page.goto(new URL(`/table/${r.game}/${id}`, page.url()).href);
  await page.waitForSelector('[data-part="playing"]');
}
