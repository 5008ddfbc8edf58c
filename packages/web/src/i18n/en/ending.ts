import { pluralEn as plural } from '../plural.ts';

/** How a match ended. */
export const ending = {
  ending: {
    victory: 'Victory',
    wins: (name: string) => `${name} wins`,
    youWin: 'You win',
    win: (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} win`,
    shared: 'Shared victory',
    tie: 'Even',
    lost: 'Lost',
    /** Given up, and nobody has won. */
    given: 'Given up',
    left: (name: string) => `${name} gave the match up.`,
    youLeft: 'You gave the match up.',
    timedOut: (name: string) => `${name} ran out of time.`,
    youTimedOut: 'You ran out of time.',
    score: 'Result',
    place: (n: number) => `${n}.`,
    placeLong: (n: number) => `Place ${n}`,
    /** What the numbers of a match that nobody counted are. */
    stood: (unit = 'Points') => `${unit} as they stood`,
    turns: (n: number) => plural(n, 'turn', 'turns'),
    decisions: (n: number) => plural(n, 'decision', 'decisions'),
    minutes: (n: number) => plural(n, 'minute', 'minutes'),
    won: (won: number, of: number, name: string) => `${won} of ${of} won against ${name}`,
    story: 'How it went',
    storyAbout: 'Chances, points, turning points',
    result: 'Back to the result',
    waysOn: 'What next',
    another: 'Another game',
    begun: 'Match begun',
  },
} as const;
