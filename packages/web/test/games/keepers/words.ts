import type { Lang, Text } from '@starboard/kernel';

/** What the board says beside what the game says. */
export interface Words {
  readonly dice: string;
  readonly die: (n: number, face: number) => string;
  readonly rerolls: (n: number) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    dice: 'Dice',
    die: (n, face) => `Die ${n}: ${face}`,
    rerolls: (n) => `Re-rolls left: ${n}`,
  },
  fr: {
    dice: 'Dés',
    die: (n, face) => `Dé ${n} : ${face}`,
    rerolls: (n) => `Relances : ${n}`,
  },
};

export const MISSING: Text = { en: 'Mark the dice to roll again.', fr: 'Marquez les dés à relancer.' };
