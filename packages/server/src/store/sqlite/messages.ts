import type { Store } from '../store.ts';

export type Call = Exclude<keyof Store, 'close'>;

/** One call of the store, as it goes to the writing thread. It answers in the order of the calls; an error is one that failed. */
export type Asked = readonly [call: Call, args: readonly unknown[]];

/** The calls as they are done in that thread: at once, all of a group in one transaction. */
export type Calls = {
  readonly [K in Call]: (...args: Parameters<Store[K]>) => Awaited<ReturnType<Store[K]>>;
};
