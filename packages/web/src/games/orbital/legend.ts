import type { Lang } from '@starboard/kernel';
import type { View } from '@starboard/orbital';
import type { Sign } from '../../contract/skin.ts';

interface Signs {
  readonly race: string;
  readonly start: string;
  readonly hand: string;
  readonly bar: string;
  readonly market: string;
  readonly orbitals: string;
  readonly crew: string;
}

const SIGNS: Readonly<Record<Lang, Signs>> = {
  en: {
    race: 'Six colours: at the end of each year the crown pays 1 VP, in the last year 2. Ties pay everybody.',
    start:
      'Of eight cards you keep five: press three to give back. Arrows at the edge of a card are exits; without one it is a dead end.',
    bar: 'What you can do in a turn, and what it costs now. Press one to see where it begins; what is dim says why.',
    hand: 'Pick a card, then a glowing exit; the price stands in the cell. Or pick the exit first.',
    market: 'The farther from the pile, the cheaper. It is refilled only when the year ends.',
    orbitals: 'The orbitals of the others: press one to look at it. Attacks are aimed there.',
    crew: 'Crew works once a year: it lies down on the machine it worked. New crew comes with the new year.',
  },
  fr: {
    race: 'Six couleurs\u00a0: à chaque fin d’année la couronne paie 1 PV, la dernière année 2. Une égalité paie tout le monde.',
    start:
      'De huit cartes vous en gardez cinq\u00a0: touchez-en trois à remettre. Les flèches au bord d’une carte sont ses sorties\u00a0; sans flèche, c’est une impasse.',
    bar: 'Ce que l’on peut faire à son tour, et le prix actuel. Touchez pour voir où cela commence\u00a0; ce qui est éteint dit pourquoi.',
    hand: 'Prenez une carte, puis une sortie éclairée\u00a0; le prix est dans la case. Ou la sortie d’abord.',
    market: 'Plus c’est loin de la pioche, moins c’est cher. Il n’est regarni qu’en fin d’année.',
    orbitals: 'Les orbitaux des autres\u00a0: pressez pour les regarder. C’est là qu’on vise.',
    crew: 'Un équipage travaille une fois par an\u00a0: il se couche sur sa machine. L’an neuf en apporte d’autres.',
  },
};

/** What the signs of the table say to a newcomer. */
export function legend(view: View, lang: Lang): readonly Sign[] {
  const words = SIGNS[lang];
  return [
    { at: 'race', text: words.race },
    { at: 'hand', text: view.stack.at(-1)?.step === 'startingHand' ? words.start : words.hand },
    { at: 'bar', text: words.bar },
    { at: 'crew', text: words.crew },
    ...(view.players.length > 1 ? [{ at: 'orbitals', text: words.orbitals }] : []),
    ...(view.market.length > 0 ? [{ at: 'market', text: words.market }] : []),
  ];
}
