import type { Messages } from '../messages.ts';
import { pluralFr as plural } from '../plural.ts';

/** How a match ended. */
export const ending: Pick<Messages, 'ending'> = {
  ending: {
    victory: 'Victoire',
    wins: (name) => `${name} gagne`,
    youWin: 'Vous gagnez',
    win: (names) => `${names.slice(0, -1).join(', ')} et ${names.at(-1)} gagnent`,
    shared: 'Victoire partagée',
    tie: 'Égalité',
    lost: 'Perdu',
    given: 'Abandon',
    left: (name) => `${name} a abandonné la partie.`,
    youLeft: 'Vous avez abandonné la partie.',
    timedOut: (name) => `${name} a épuisé son temps.`,
    youTimedOut: 'Vous avez épuisé votre temps.',
    score: 'Résultat',
    place: (n) => `${n}.`,
    placeLong: (n) => `Place ${n}`,
    stood: (unit = 'Points') => `${unit} du moment`,
    turns: (n) => plural(n, 'tour', 'tours'),
    decisions: (n) => plural(n, 'décision', 'décisions'),
    minutes: (n) => plural(n, 'minute', 'minutes'),
    won: (won, of, name) => `${plural(won, 'victoire', 'victoires')} sur ${of} contre ${name}`,
    story: 'Le fil de la partie',
    storyAbout: 'Chances, points, tournants',
    result: 'Retour au résultat',
    waysOn: 'Et ensuite',
    another: 'Autre jeu',
    begun: 'Partie en cours',
  },
};
