import type { Pause } from '../clocks/clock.ts';
import type { Store } from '../store/store.ts';

const ALIVE = 'alive';
const PAUSES = 'pauses';
/** How often the house notes that it is open, in milliseconds; so much of a downtime may count after all. */
const EVERY = 2000;
/** So many downtimes are remembered: more than a match that goes on has seen. */
const REMEMBERED = 500;

/** Downtimes: nobody's clock ran while the house was closed. */
export async function keptPauses(store: Store, now: () => number) {
  const list = JSON.parse((await store.note(PAUSES)) ?? '[]') as Pause[];
  const last = Number((await store.note(ALIVE)) ?? Number.NaN);
  const time = now();
  if (time > last) {
    list.push([last, time]);
    await store.postpone(time - last);
    await store.setNote(PAUSES, JSON.stringify(list.slice(-REMEMBERED)));
  }
  await store.setNote(ALIVE, String(time));
  let noted = time;
  return {
    list: list as readonly Pause[],
    /** The house is open. */
    async alive(atOnce = false): Promise<void> {
      if (!atOnce && now() - noted < EVERY) return;
      noted = now();
      await store.setNote(ALIVE, String(noted));
    },
  };
}
