import type { RuleId, Text } from '@starboard/kernel';
import {
  type CardKey,
  cardName,
  FACE_WORDS,
  FACES,
  KIND_WORDS,
  KINDS,
  type Kind,
  PLANET_FACES,
  roleText,
  SPECIES,
} from '@starboard/siege';
import type { Component } from '../../../contract/book.ts';

/** Where the rulebook says what each kind does. */
const KIND_RULES: Readonly<Record<Kind, RuleId>> = {
  'draw-1-2': 'SIEGE-SOLDIER-2',
  'draw-3-4': 'SIEGE-SOLDIER-3',
  'discard-1-2': 'SIEGE-SOLDIER-4',
  'discard-2-3': 'SIEGE-SOLDIER-5',
  'enemy-draw-1-2': 'SIEGE-SOLDIER-6',
  'enemy-draw-2-3': 'SIEGE-SOLDIER-7',
  'enemy-discard-1-2': 'SIEGE-SOLDIER-8',
  decoy: 'SIEGE-OFFICER-1',
  marshal: 'SIEGE-OFFICER-5',
  raider: 'SIEGE-OFFICER-8',
  oracle: 'SIEGE-OFFICER-10',
  vanguard: 'SIEGE-OFFICER-12',
};

const both = (say: (lang: keyof Text) => string): Text => ({ en: say('en'), fr: say('fr') });

const cards: readonly Component[] = KINDS.flatMap((kind) =>
  SPECIES.map((species): Component => {
    const card: CardKey = `${species}/${kind}`;
    const { text } = KIND_WORDS[kind];
    return {
      id: `card:${card}`,
      name: cardName(card),
      text: both((lang) => `${roleText(kind, lang)}. ${text[lang]}`),
      rule: KIND_RULES[kind],
    };
  }),
);

const planets: readonly Component[] = FACES.map((face, i) => {
  const { name, planet } = PLANET_FACES[face];
  const number = planet === 8 ? '8+' : `${planet}`;
  return {
    id: `planet:${face}`,
    name: both(() => `${number} ${name}`),
    text: FACE_WORDS[face].text,
    rule: `SIEGE-P${planet}${i % 2 === 0 ? 'A' : 'B'}-1`,
  };
});

/** Everything of the box that has a name. */
export const components: readonly Component[] = [...cards, ...planets];
