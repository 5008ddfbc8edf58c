import type { Lang, Text } from '@starboard/kernel';

/** What the board says beside what the game says. */
export interface Words {
  readonly dice: string;
  readonly die: (n: number, face: number) => string;
  readonly keeps: (faces: readonly number[]) => string;
  readonly rerolls: (n: number) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    dice: 'Dice',
    die: (n, face) => `Die ${n}: ${face}`,
    keeps: (faces) => (faces.length > 0 ? `keeps ${faces.join(' ')}` : 'keeps nothing'),
    rerolls: (n) => `Re-rolls left: ${n}`,
  },
  fr: {
    dice: 'Dés',
    die: (n, face) => `Dé ${n} : ${face}`,
    keeps: (faces) => (faces.length > 0 ? `garde ${faces.join(' ')}` : 'ne garde rien'),
    rerolls: (n) => `Relances : ${n}`,
  },
};

export const MISSING: Text = { en: 'Mark the dice to roll again.', fr: 'Marquez les dés à relancer.' };
