import type { Store } from '../store.ts';

type Call = Exclude<keyof Store, 'close'>;

/** One call of the store, as it goes to the writing thread. */
export interface Asked {
  readonly n: number;
  readonly call: Call;
  readonly args: readonly unknown[];
}

/** What became of it. */
export type Done = { readonly n: number; readonly value: unknown } | { readonly n: number; readonly error: string };

/** The calls as they are done in that thread: at once, all of a group in one transaction. */
export type Calls = {
  readonly [K in Call]: (...args: Parameters<Store[K]>) => Awaited<ReturnType<Store[K]>>;
};
