import type { Entry, Log } from '@starboard/table';
import type { MatchRow } from './database.ts';

/** Matches that could not be stored. They live as long as this page does, on whatever screen it is. */
const held = new Map<string, Held & { readonly row: MatchRow }>();

/** Such a match, and whether the device has no room for it; else the browser forbids to store it. */
export interface Held {
  readonly log: Log;
  readonly full: boolean;
}

/** Holds a match that could not be stored, or what has happened in it since. */
export function hold(row: MatchRow, entries: readonly Entry[], full: boolean): void {
  const before = held.get(row.id)?.log.entries ?? [];
  held.set(row.id, { row, log: { opening: row.opening, entries: [...before, ...entries] }, full });
  guard();
}

export function letGo(id: string): void {
  held.delete(id);
  guard();
}

export function heldMatch(id: string): Held | undefined {
  const match = held.get(id);
  return match && { log: match.log, full: match.full };
}

/** Whether something could not be stored for want of room. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

export function heldRows(): readonly MatchRow[] {
  return [...held.values()].map(({ row }) => row);
}

/** Closing the page would lose what is still played: the browser asks first. */
function guard(): void {
  if (heldRows().some(({ end }) => !end)) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
}

function askFirst(e: Event): void {
  e.preventDefault();
}
