import { secureKey } from '../secure.ts';
import { recalled, remember } from '../settings/stored.ts';

const stored = (table: string) => `nonce.${table}`;

/** A number of my own for the dice of a table. */
export function newNonce(): string {
  return secureKey()
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

/** Kept, so that I can see afterwards that mine is among them. */
export function keepNonce(table: string, nonce: string): void {
  remember(stored(table), nonce);
}

export function keptNonce(table: string): string | undefined {
  const nonce = recalled(stored(table));
  return typeof nonce === 'string' ? nonce : undefined;
}
