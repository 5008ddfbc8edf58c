import type { Text } from '@starboard/kernel';

/** What the set-up of a siege says beside the game's own words. */
export const WORDS = {
  planet: (number: string, name: string): Text => ({
    en: `Planet ${number}: ${name}`,
    fr: `Planète ${number} : ${name}`,
  }),
  either: (a: string, b: string): Text => ({ en: `${a} or ${b}`, fr: `${a} ou ${b}` }),
  byLot: { en: 'by lot', fr: 'au sort' },
  sides: { en: 'Planets by lot', fr: 'Planètes au sort' },
  turn: { en: 'Press a planet to turn it over.', fr: 'Touchez une planète pour la retourner.' },
  lot: {
    en: 'The lot decides which side of each planet lies up. Press one to choose yourself.',
    fr: 'Le sort décide de la face de chaque planète. Touchez-en une pour choisir vous-même.',
  },
  peoples: { en: 'Peoples', fr: 'Peuples' },
  begins: { en: 'Begins', fr: 'Commence' },
  lastTurn: {
    en: 'Who begins never has the last turn.',
    fr: 'Qui commence n’a jamais le dernier tour.',
  },
} as const;
