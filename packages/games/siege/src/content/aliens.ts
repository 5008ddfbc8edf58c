import {
  anyPlanetEffect,
  deployAdditional,
  discard,
  draw,
  type Effect,
  noPlanetEffect,
  pullAdjacent,
} from '../effects.ts';
import { type Card, type CardKey, KINDS, type Kind, SPECIES, type Species } from '../types.ts';

/** What is true of a card in hand, before it is deployed. */
export type Trait = 'discardableAnyTime' | 'deployAnywhere';

/** A kind of alien. Copies and effects are printed; names and lines, in `names.ts`, are ours. */
export interface Alien {
  readonly rank: 'soldier' | 'officer';
  readonly copies: number;
  readonly traits: readonly Trait[];
  readonly effects: readonly Effect[];
}

export const ALIENS: Readonly<Record<Kind, Alien>> = {
  'draw-1-2': { rank: 'soldier', copies: 3, traits: [], effects: [draw('you', [1, 2])] },
  'draw-3-4': { rank: 'soldier', copies: 3, traits: [], effects: [draw('you', [3, 4])] },
  'discard-1-2': { rank: 'soldier', copies: 3, traits: [], effects: [discard('you', [1, 2])] },
  'discard-2-3': { rank: 'soldier', copies: 3, traits: [], effects: [discard('you', [2, 3])] },
  'enemy-draw-1-2': { rank: 'soldier', copies: 3, traits: [], effects: [draw('enemy', [1, 2])] },
  'enemy-draw-2-3': { rank: 'soldier', copies: 3, traits: [], effects: [draw('enemy', [2, 3])] },
  'enemy-discard-1-2': { rank: 'soldier', copies: 3, traits: [], effects: [discard('enemy', [1, 2])] },
  decoy: { rank: 'officer', copies: 3, traits: ['discardableAnyTime'], effects: [] },
  marshal: { rank: 'officer', copies: 3, traits: [], effects: [pullAdjacent()] },
  raider: { rank: 'officer', copies: 1, traits: ['deployAnywhere'], effects: [noPlanetEffect('raider')] },
  oracle: { rank: 'officer', copies: 1, traits: [], effects: [anyPlanetEffect()] },
  vanguard: { rank: 'officer', copies: 1, traits: [], effects: [noPlanetEffect('vanguard'), deployAdditional()] },
};

/** Every card key; a card in a state is its index here. */
export const CARD_KEYS: readonly CardKey[] = SPECIES.flatMap((species) =>
  KINDS.map((kind): CardKey => `${species}/${kind}`),
);

const CARDS = new Map<string, Card>(CARD_KEYS.map((key, card) => [key, card]));

/** The card with that key, or -1 for a text that is none. */
export function cardOf(key: string): Card {
  return CARDS.get(key) ?? -1;
}

export function cardKeys(cards: readonly Card[]): CardKey[] {
  return cards.map((card) => CARD_KEYS[card]);
}

export function kindOf(card: Card): Kind {
  return KINDS[card % KINDS.length];
}

/** The alien on a card, by card. */
export const ALIEN_OF: readonly Alien[] = CARD_KEYS.map((_, card) => ALIENS[kindOf(card)]);

const sorted = (species: Species): readonly Card[] =>
  KINDS.flatMap((kind) => new Array<Card>(ALIENS[kind].copies).fill(cardOf(`${species}/${kind}`)));
const DECKS: Readonly<Record<Species, readonly Card[]>> = {
  antillian: sorted('antillian'),
  morkolyte: sorted('morkolyte'),
};

/** The 30 cards of a species' deck, sorted, in a new list. */
export function deck(species: Species): Card[] {
  return DECKS[species].slice();
}

export function isSoldier(card: Card): boolean {
  return ALIEN_OF[card].rank === 'soldier';
}

/** By trait and card. */
const TRAITS: Readonly<Record<Trait, readonly boolean[]>> = {
  discardableAnyTime: ALIEN_OF.map(({ traits }) => traits.includes('discardableAnyTime')),
  deployAnywhere: ALIEN_OF.map(({ traits }) => traits.includes('deployAnywhere')),
};

export function has(card: Card, trait: Trait): boolean {
  return TRAITS[trait][card];
}
