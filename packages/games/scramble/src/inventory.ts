import { tokenId } from './aliens.ts';
import { contentOf } from './content.ts';
import { hasAssist } from './grid.ts';
import { type Card, GEMS, type GemIndex, OVERHEAT, type State, type Token } from './types.ts';

/**
 * Every card, token and gem, wherever it lies, and every pilot's Assist tokens. The kind stands before each id, so that no
 * id of a card set meets another name, nor what every object inherits, such as `constructor`.
 */
export function inventory(s: State): Record<string, number> {
  const { cards } = contentOf(s.options);
  const count: Record<string, number> = {};
  const add = (name: string, n = 1) => {
    if (n > 0) count[name] = (count[name] ?? 0) + n;
  };
  const addCards = (list: readonly Card[]) => {
    for (const card of list) if (card >= 0) add(`card ${cards[card].id}`);
  };
  const addTokens = (list: readonly Token[]) => {
    for (const token of list) add(`Invader ${tokenId(s, token)}`);
  };
  const addGem = (gem: GemIndex, n: number) => add(`gem ${GEMS[gem]}`, n);
  const addGems = (list: readonly number[]) => {
    for (let gem = 0; gem <= OVERHEAT; gem++) addGem(gem, list[gem]);
  };
  for (const list of [s.main, ...s.innovation, s.discards, s.track, s.events]) addCards(list);
  for (const frame of s.stack) if (frame.step === 'discard') addCards([frame.card, frame.event]);
  addTokens(s.grid.filter((token) => token >= 0));
  for (const list of [...s.piles, s.gone]) addTokens(list);
  addGems(s.supply);
  if (s.turn.drawn >= 0) addGem(s.turn.drawn, 1);
  s.pilots.forEach((p, seat) => {
    addTokens(p.victory);
    addCards(p.systems);
    addGems(p.bag);
    addGems(p.exchanged);
    p.weapons.forEach((weapon, w) => {
      addCards(weapon.cards);
      addGem(w, weapon.energy);
      addGem(OVERHEAT, weapon.overheat);
    });
    const placed = s.assisted.filter((_, cell) => hasAssist(s, cell, seat)).length;
    add(`assist ${seat}`, p.assists + placed);
  });
  return count;
}
