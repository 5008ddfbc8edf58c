import { type MatchRecord, type Problem, problem } from '@starboard/kernel';
import type { NewTable } from '@starboard/server/api';
import type { Dice, Snapshots, TableInfo } from '@starboard/server/told';

/** What the server answers: something, or what stands against it. `code` says which, for who acts on it. */
export type Asked<T> = { readonly value: T } | { readonly code: string; readonly problems: readonly Problem[] };

/** There is nobody at the other end, or somebody who is no server of tables. */
const AWAY = {
  code: 'away',
  problems: [
    problem(
      '',
      'The server of online tables cannot be reached.',
      'Le serveur des tables en ligne est hors d’atteinte.',
    ),
  ],
} as const;

async function ask<T>(method: string, path: string, body?: unknown): Promise<Asked<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.headers.get('content-type')?.startsWith('application/json')) return AWAY;
    const answer: unknown = await response.json();
    return response.ok ? { value: answer as T } : (answer as { code: string; problems: readonly Problem[] });
  } catch {
    return AWAY;
  }
}

/** Who I am to the server: the name it knows, or nobody. */
export const me = () => ask<{ readonly name: string | null }>('GET', 'me');
export const callMe = (name: string) => ask<{ readonly name: string }>('PUT', 'me', { name });
export const listTables = () => ask<{ readonly tables: readonly TableInfo[] }>('GET', 'tables');
export const makeTable = (wish: NewTable) => ask<TableInfo>('POST', 'tables', wish);
export const join = (id: string, nonce: string, seat?: number) =>
  ask<TableInfo>('POST', `tables/${id}/join`, { nonce, ...(seat === undefined ? {} : { seat }) });
export const leaveTable = (id: string) => ask<TableInfo>('POST', `tables/${id}/leave`);
export const startTable = (id: string) => ask<TableInfo>('POST', `tables/${id}/start`);
export const giveSeat = (id: string, seat: number, put: object) =>
  ask<TableInfo>('POST', `tables/${id}/seats`, { seat, put });
export const recordOf = (id: string) => ask<MatchRecord>('GET', `tables/${id}/record`);
export const snapshotsOf = (id: string) => ask<Snapshots>('GET', `tables/${id}/snapshots`);
export const diceOf = (id: string) => ask<Dice>('GET', `tables/${id}/dice`);
