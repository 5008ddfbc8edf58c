import { createHash } from 'node:crypto';
import { isPrintable } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

/** Somebody with a name. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface People {
  /** Whose secret this is. */
  known(secret: string | undefined): Promise<Person | undefined>;
  /** A new guest, and the secret its browser keeps. */
  welcome(name: string): Promise<{ readonly person: Person; readonly secret: string }>;
  rename(person: Person, name: string): Promise<Person>;
}

const SECRET = /^[0-9a-f]{64}$/;

export interface PeopleParts {
  readonly store: Store;
  readonly now: () => number;
  /** So many random bytes as hexadecimal digits. */
  readonly random: (bytes: number) => string;
}

/** Guests: a random secret in a cookie, of which only the hash is stored. */
export function people({ store, now, random }: PeopleParts): People {
  return {
    async known(secret) {
      if (!secret || !SECRET.test(secret)) return undefined;
      const row = await store.person(hashed(secret));
      return row && { id: row.id, name: row.name };
    },
    async welcome(wish) {
      const name = checked(wish);
      const secret = random(32);
      const person = { id: random(16), name };
      await store.addPerson({ ...person, secret: hashed(secret), created: now() });
      return { person, secret };
    },
    async rename(person, wish) {
      const name = checked(wish);
      if (name !== person.name) await store.rename(person.id, name);
      return { ...person, name };
    },
  };
}

function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function checked(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && isPrintable(trimmed)) return trimmed;
  throw new Refusal(400, 'name', 'A name has at least one letter.', 'Un nom a au moins une lettre.');
}
