import { type CustomUpgrade, readCustom } from '@starboard/settlers';
import { useState } from 'react';
import { recalled, remember } from '../../../../settings/stored.ts';

const STORED = 'settlers.cards';

/** More than anybody wants to look through. */
const MOST = 24;

/** The cards that were designed on this device; what is not one, whoever wrote it there, is left out. */
export function savedCards(): readonly CustomUpgrade[] {
  const saved = recalled(STORED);
  if (!Array.isArray(saved)) return [];
  return saved
    .flatMap((one: unknown) => {
      const read = readCustom(one);
      return 'value' in read ? [read.value] : [];
    })
    .slice(0, MOST);
}

/** The shelf of designed cards; a card replaces the one of the same name. */
export function useShelf() {
  const [cards, set] = useState(savedCards);
  const keep = (next: readonly CustomUpgrade[]) => {
    remember(STORED, next);
    set(next);
  };
  return {
    cards,
    put: (card: CustomUpgrade) => keep([card, ...cards.filter(({ name }) => name !== card.name)].slice(0, MOST)),
    drop: (card: CustomUpgrade) => keep(cards.filter(({ name }) => name !== card.name)),
  };
}
