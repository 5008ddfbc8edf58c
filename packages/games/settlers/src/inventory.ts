import { contentOf } from './content.ts';
import { NONE, type State } from './types.ts';

/** Every World and Upgrade Card, wherever it lies, and the dice: the same at all times. Keys have a prefix, so that no id of a card set can be mistaken for something else. */
export function inventory(s: State): Record<string, number> {
  const c = contentOf(s.options);
  const count = new Map([['dice', s.turn.places.length]]);
  const add = (name: string) => void count.set(name, (count.get(name) ?? 0) + 1);
  s.worlds.forEach((_, w) => {
    add(`world ${c.worlds[w].id}`);
  });
  const elsewhere = s.upgrades.flatMap((zone, u) => (zone === 'pile' || zone === 'display' ? [] : [u]));
  for (const u of [...s.pile, ...s.display, ...elsewhere]) if (u !== NONE) add(`upgrade ${c.upgrades[u].uid}`);
  return Object.fromEntries(count);
}
