import { contentOf } from './content.ts';
import type { Card, State } from './types.ts';

/** Every card by kind, wherever it lies, every upgrade and every core: the same at all times. */
export function inventory(s: State): Record<string, number> {
  const c = contentOf(s.options);
  const cards = new Array<number>(c.kinds.length).fill(0);
  const upgrades = new Array<number>(c.upgrades.length).fill(0);
  let cores = 0;
  const add = (zone: readonly Card[]) => {
    for (const card of zone) cards[card]++;
  };
  add(s.drawPile);
  add(s.discardPile);
  add(s.market);
  for (const p of s.players) {
    add(p.hand);
    for (const m of p.modules) m.card < 0 ? cores++ : cards[m.card]++;
    if (p.upgrade >= 0) upgrades[p.upgrade]++;
  }
  for (const frame of s.stack) {
    if (frame.step === 'played') cards[frame.card]++;
    if (frame.step === 'observatory') add(frame.cards);
  }
  for (const index of s.upgradesLeft) upgrades[index]++;
  // Names of a card set may be anything, `constructor` too: a word in front keeps them apart from what objects have.
  const count: Record<string, number> = { cores };
  for (const [card, n] of cards.entries()) if (n > 0) count[`card ${c.kinds[card]}`] = n;
  for (const [index, n] of upgrades.entries()) if (n > 0) count[`upgrade ${c.upgrades[index].id}`] = n;
  return count;
}
