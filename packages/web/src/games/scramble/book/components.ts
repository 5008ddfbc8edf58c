import type { Text } from '@starboard/kernel';
import { contentOf, ENERGIES, type Face, GEMS, LABELS, ongoingText } from '@starboard/scramble';
import type { Component } from '../../../contract/book.ts';
import { iconWords } from '../iconNames.ts';
import { kindOf } from '../kind.ts';
import { WORDS } from '../words.ts';

const { cards, tokens, base } = contentOf({ cards: null });

const both = (say: (lang: keyof Text) => string): Text => ({ en: say('en'), fr: say('fr') });

const weapons: readonly Component[] = ENERGIES.map((weapon, i) => ({
  id: `weapon:${weapon}`,
  name: base[i].name,
  text: both((lang) => iconWords(base[i].icons, lang)),
  rule: 'SCRAMBLE-BOARD-10',
}));

const kinds = new Map(tokens.map((token) => [kindOf(token.id), token]));
const invaders: readonly Component[] = [...kinds].map(([kind, { name, level, shield }]) => ({
  id: `invader:${kind}`,
  name,
  text: both((lang) => `${WORDS[lang].level(level)}, ${WORDS[lang].shields(shield, shield)}`),
  rule: 'SCRAMBLE-SETUP-6',
}));

function cardText({ weapon, gems, icons, ongoing }: Face): Text {
  return both((lang) =>
    ongoing
      ? ongoingText(ongoing, lang)
      : `${base[weapon].name[lang]}, ${iconWords(icons, lang)}; ${WORDS[lang].adds(gems.map((gem) => LABELS[lang].gems[GEMS[gem]]).join(', '))}`,
  );
}

const upgrades: readonly Component[] = cards
  .filter(({ event }) => event === null)
  .map((face) => ({
    id: `card:${face.id}`,
    name: face.name,
    text: cardText(face),
    rule: face.ongoing ? 'SCRAMBLE-BOARD-14' : 'SCRAMBLE-BOARD-13',
  }));

const HOT: Text = {
  en: 'Activates any weapon: +3 heat. Exchanged: 4 credits, +2 heat.',
  fr: 'Active toute arme : +3 de chaleur. Échangée : 4 crédits, +2 de chaleur.',
};
const COLD: Text = {
  en: 'Activates the weapon of its colour. Exchanged: 3 credits.',
  fr: 'Active l’arme de sa couleur. Échangée : 3 crédits.',
};

const gems: readonly Component[] = GEMS.map((gem) => ({
  id: `gem:${gem}`,
  name: both((lang) => (lang === 'en' ? `${LABELS.en.gems[gem]} gem` : `gemme ${LABELS.fr.gems[gem]}`)),
  text: both((lang) => (gem === 'overheat' ? HOT[lang] : COLD[lang])),
  rule: 'SCRAMBLE-BOARD-15',
}));

/** Everything of the box that has a name. */
export const components: readonly Component[] = [...gems, ...weapons, ...invaders, ...upgrades];
