import type { Text } from '@starboard/kernel';
import type { Variant } from '../types.ts';

/** The optional variants: house rules of ours, none of them printed. */
export const VARIANT_WORDS: Readonly<Record<Variant, { readonly name: Text; readonly about: Text }>> = {
  radar: {
    name: { en: 'Radar', fr: 'Radar' },
    about: {
      en: 'The sector of each saucer die is rolled at once and lies open while you defend.',
      fr: 'Le secteur de chaque dé à soucoupes est lancé aussitôt et reste visible pendant la défense.',
    },
  },
  fairSkies: {
    name: { en: 'Fair Skies', fr: 'Ciel équitable' },
    about: {
      en: 'The Invasion dice are thrown once a round, and everybody defends against the same faces.',
      fr: 'Les dés d’invasion sont lancés une fois par manche, et tous se défendent contre les mêmes faces.',
    },
  },
  catAndMouse: {
    name: { en: 'Cat and Mouse', fr: 'Le chat et la souris' },
    about: {
      en: 'Missile and shields are not rolled: everybody secretly picks a sector.',
      fr: 'Missile et boucliers ne se lancent pas : chacun choisit un secteur en secret.',
    },
  },
};
