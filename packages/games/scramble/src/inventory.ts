import { tokenId } from './aliens.ts';
import { contentOf } from './cards.ts';
import { hasAssist } from './grid.ts';
import { type Card, ENERGIES, GEMS, OVERHEAT, type State } from './types.ts';

/** Every card, token and gem, wherever it lies, and every pilot's Assist tokens. */
export function inventory(s: State): Record<string, number> {
  const { cards } = contentOf(s);
  const count: Record<string, number> = {};
  const add = (name: string, n = 1) => {
    if (n > 0) count[name] = (count[name] ?? 0) + n;
  };
  const addCards = (list: readonly Card[]) => {
    for (const card of list) if (card >= 0) add(cards[card].id);
  };
  const addGems = (list: readonly number[]) => {
    for (let gem = 0; gem <= OVERHEAT; gem++) add(GEMS[gem], list[gem]);
  };
  for (const list of [s.main, ...s.innovation, s.discards, s.track, s.events]) addCards(list);
  for (const frame of s.stack) if (frame.step === 'discard') addCards([frame.card, frame.event]);
  for (const token of s.grid) if (token >= 0) add(tokenId(s, token));
  for (const list of [...s.piles, s.gone]) for (const token of list) add(tokenId(s, token));
  addGems(s.supply);
  if (s.turn.drawn >= 0) add(GEMS[s.turn.drawn]);
  s.pilots.forEach((p, seat) => {
    for (const token of p.victory) add(tokenId(s, token));
    addCards(p.systems);
    addGems(p.bag);
    addGems(p.exchanged);
    p.weapons.forEach((weapon, w) => {
      addCards(weapon.cards);
      add(ENERGIES[w], weapon.energy);
      add('overheat', weapon.overheat);
    });
    const placed = s.assisted.filter((_, cell) => hasAssist(s, cell, seat)).length;
    add(`assist ${seat}`, p.assists + placed);
  });
  return count;
}
