import type { Due, Store } from '../store.ts';

export type Call = Exclude<keyof Store, 'close'>;

/**
 * Calls of the store as they go to the writing thread: of each its name, how many arguments it has, and these. One flat
 * list, as nested ones take several times as long to hand over. It answers in the order of the calls; an error is one that
 * failed.
 */
export type Asked = readonly unknown[];

type Done<K extends Call> = (...args: Parameters<Store[K]>) => Awaited<ReturnType<Store[K]>>;

/** The calls as they are done in that thread: at once, all of a group in one transaction. */
export type Calls = { readonly [K in Exclude<Call, 'append'>]: Done<K> } & {
  append(...args: FlatEntry): boolean;
};

/** What is appended, without the names of its fields: by far the most of all calls. */
export type FlatEntry = readonly [
  match: number,
  seq: number,
  time: number,
  command: string,
  body: string,
  version: number,
  hash: string | null,
  due: Due | undefined,
];
