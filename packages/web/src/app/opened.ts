import { type Problem, parseRecord } from '@starboard/kernel';
import { LARGEST, packed } from '../story/share.ts';
import { isRaw, restored } from '../tables/unreadable.ts';

/** What opening a file led to: the address of the match in it, or what it is instead. */
export type Opened =
  | { readonly place: string }
  /** No record at all, too large for one, or one with something wrong in it. */
  | { readonly kind: 'foreign' | 'huge' }
  | { readonly kind: 'damaged'; readonly problems: readonly Problem[] };

/** Opens a file of a match: a record, or a match as it was stored. */
export async function opened(file: Blob): Promise<Opened> {
  if (file.size > LARGEST) return { kind: 'huge' };
  const text = await file.text();
  const json = parsed(text);
  if (isRaw(json)) {
    const row = await restored(json);
    return row ? { place: `/${row.end ? 'replay' : 'table'}/${row.opening.game}/${row.id}` } : { kind: 'foreign' };
  }
  // Whatever names neither format nor game was never a record; of one that does, everything wrong is told.
  if (typeof json !== 'object' || json === null || !('format' in json && 'game' in json)) return { kind: 'foreign' };
  const record = parseRecord(text);
  return 'problems' in record
    ? { kind: 'damaged', problems: record.problems }
    : { place: `/shared#${await packed(record.value)}` };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
