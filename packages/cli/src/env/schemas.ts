import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../checkout.ts';
import type { Layout } from './observation.ts';

/** What `docs/schemas/<game>.json` holds: JSON schemas of what programs are told and may send, and the observation. */
export interface Schemas {
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  readonly view: object;
  readonly action: object;
  readonly event: object;
  readonly observation: Layout;
  /** The fixed list of actions, told apart by a hash; its version rises whenever a number would mean another action. */
  readonly actions: { readonly version: number; readonly length: number; readonly hash: string } | null;
}

const READ = new Map<string, Schemas | null>();

/** The published schemas of a game; undefined for a game that has none. */
export function publishedSchemas(id: string): Schemas | undefined {
  const known = READ.get(id);
  if (known !== undefined) return known ?? undefined;
  const file = join(checkout(), 'docs', 'schemas', `${id}.json`);
  const schemas: Schemas | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  READ.set(id, schemas);
  return schemas ?? undefined;
}
