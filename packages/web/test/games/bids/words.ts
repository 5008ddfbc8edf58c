import type { Lang } from '@starboard/kernel';

/** What the board says beside what the game says. */
export interface Words {
  readonly round: (n: number, of: number) => string;
  readonly table: string;
  readonly numbers: string;
  readonly number: (n: number) => string;
  readonly legend: string;
  readonly laid: string;
  readonly thinks: string;
  readonly used: (numbers: readonly number[]) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    round: (n, of) => `Round ${n} of ${of}`,
    table: 'The table',
    numbers: 'Your numbers',
    number: (n) => `Number ${n}`,
    legend: 'A number is laid here, face down.',
    laid: 'has laid a number',
    thinks: 'has not laid a number yet',
    used: (numbers) => `laid before: ${numbers.join(', ') || 'nothing'}`,
  },
  fr: {
    round: (n, of) => `Manche ${n} sur ${of}`,
    table: 'La table',
    numbers: 'Vos nombres',
    number: (n) => `Le nombre ${n}`,
    legend: 'On pose ici un nombre, face cachée.',
    laid: 'a posé un nombre',
    thinks: 'n’a pas encore posé de nombre',
    used: (numbers) => `déjà posé : ${numbers.join(', ') || 'rien'}`,
  },
};
