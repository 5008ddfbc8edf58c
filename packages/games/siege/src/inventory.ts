import { CARD_KEYS } from './content/aliens.ts';
import type { Card, State } from './types.ts';

/** Every card by key, wherever it lies: 60 in all, at all times. */
export function inventory(s: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (card: Card) => {
    count[CARD_KEYS[card]] = (count[CARD_KEYS[card]] ?? 0) + 1;
  };
  for (const p of s.players) for (const zone of [p.hand, p.pile, p.discards, ...p.forces]) zone.forEach(add);
  for (const frame of s.stack) if ('card' in frame) add(frame.card);
  return count;
}
