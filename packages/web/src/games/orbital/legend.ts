import type { Lang } from '@starboard/kernel';
import type { View } from '@starboard/orbital';
import type { Sign } from '../../contract/skin.ts';

interface Signs {
  readonly counts: string;
  readonly next: string;
  readonly exits: string;
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
    counts: 'The crystal is victory points (VP): most of them win. The gold coin is money, MegaCredits (MC).',
    next: 'From the left: the years; the cards you hold, of how many you may keep; the exits you can build at.',
    exits: 'The arrows at the edges are exits: new modules dock there.',
    race: 'The crown sits on who has most modules of a colour: at the end of each year it pays 1 VP, in the last year 2. Ties pay everybody.',
    start:
      'Of eight cards you keep five: press three to give back. Arrows at the edge of a card are exits; without one it is a dead end.',
    bar: 'What you can do in a turn, and what it costs now. Press one to see where it begins; what is dim says why.',
    hand: 'Pick a card, then a glowing exit; the price stands in the cell. Or pick the exit first.',
    market: 'The farther from the pile, the cheaper. It is refilled only when the year ends.',
    orbitals: 'The orbitals of the others: press one to look at it. Attacks are aimed there.',
    crew: 'The astronauts are your crew. Each works once a year, then rests on its machine. A small astronaut on a tile brings one crew a year.',
  },
  fr: {
    counts:
      'Le cristal, ce sont les points de victoire (PV)\u00a0: le plus gagne. La pièce d’or, c’est l’argent, les MégaCrédits (MC).',
    next: 'De gauche à droite\u00a0: les années\u00a0; vos cartes, sur combien vous pouvez en garder\u00a0; les sorties où construire.',
    exits: 'Les flèches aux bords sont des sorties\u00a0: les modules s’y connectent.',
    race: 'La couronne est à qui a le plus de modules d’une couleur\u00a0: à chaque fin d’année elle paie 1 PV, la dernière année 2. Une égalité paie tout le monde.',
    start:
      'De huit cartes vous en gardez cinq\u00a0: touchez-en trois à remettre. Les flèches au bord d’une carte sont ses sorties\u00a0; sans flèche, c’est une impasse.',
    bar: 'Ce que l’on peut faire à son tour, et le prix actuel. Touchez pour voir où cela commence\u00a0; ce qui est éteint dit pourquoi.',
    hand: 'Prenez une carte, puis une sortie éclairée\u00a0; le prix est dans la case. Ou la sortie d’abord.',
    market: 'Plus c’est loin de la pioche, moins c’est cher. Il n’est regarni qu’en fin d’année.',
    orbitals: 'Les orbitaux des autres\u00a0: pressez pour les regarder. C’est là qu’on vise.',
    crew: 'Les astronautes sont vos équipages. Chacun travaille une fois par an, puis se repose sur sa machine. Un petit astronaute sur une tuile apporte un équipage par an.',
  },
};

/** What the signs of the table say to a newcomer. */
export function legend(view: View, lang: Lang): readonly Sign[] {
  const words = SIGNS[lang];
  // No tip lies over what another one explains.
  return [
    { at: 'counts', text: words.counts, side: 'top' },
    { at: 'crew', text: words.crew, side: 'top' },
    { at: 'next', text: words.next, side: 'top' },
    { at: `module:${view.seat ?? 0}:0`, text: words.exits, side: 'top' },
    { at: 'race', text: words.race, side: 'left' },
    { at: 'hand', text: view.stack.at(-1)?.step === 'startingHand' ? words.start : words.hand, side: 'top' },
    { at: 'bar', text: words.bar, side: 'top' },
    ...(view.players.length > 1 ? [{ at: 'orbitals', text: words.orbitals, side: 'right' as const }] : []),
    ...(view.market.length > 0 ? [{ at: 'market', text: words.market, side: 'left' as const }] : []),
  ];
}
