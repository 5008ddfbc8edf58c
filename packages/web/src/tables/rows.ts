import { isObject } from '@starboard/kernel';
import type { MatchRow } from './database.ts';

/** More than any game seats. */
const SEATS = 6;
const ID = /^[\w-]{1,64}$/;

/** Whether a row of the database is a match that can be listed: anything may have been written there. */
export function isMatchRow(row: unknown): row is MatchRow {
  if (!isObject(row) || !isObject(row.opening)) return false;
  const { id, updated, steps, end, opening } = row;
  const { game, players } = opening;
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    opening.id === id &&
    isTime(updated) &&
    Number.isInteger(steps) &&
    (end === undefined || (isObject(end) && Array.isArray(end.winners))) &&
    typeof game === 'string' &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.length <= SEATS &&
    players.every((player) => isObject(player) && typeof player.name === 'string')
  );
}

/** Whether it can be shown as a date. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}
