import type { Text } from '@starboard/kernel';
import { ids } from '@starboard/registry';
import { skins } from '../games/skins.ts';

/** What a cover says; known before a game's code is loaded, and for games that are not at the table yet. */
export interface Cover {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly line: Text;
}

/** The five games, in the order of the home page: each game's own words, held equal to them by a test. */
export const CATALOGUE: readonly Cover[] = [
  {
    id: 'siege',
    name: 'Stellar Siege',
    players: [2, 2],
    minutes: [10, 25],
    line: {
      en: 'Eight planets, two peoples, and a hand whose size is your aim.',
      fr: 'Huit planètes, deux peuples, et une main dont la taille est votre visée.',
    },
  },
  {
    id: 'settlers',
    name: 'Stellar Settlers',
    players: [2, 6],
    minutes: [15, 30],
    line: {
      en: 'Seven dice, fourteen Worlds: take what you have, or risk a die for more.',
      fr: 'Sept dés, quatorze Mondes : prenez ce que vous avez, ou risquez un dé pour plus.',
    },
  },
  {
    id: 'invasion',
    name: 'We Come In Peace',
    players: [2, 6],
    minutes: [4, 12],
    line: {
      en: 'Saucers over your planet, missiles on your neighbours: three rounds, and the best-kept world wins.',
      fr: 'Des soucoupes sur votre planète, des missiles chez les voisins : trois manches, et le monde le mieux gardé gagne.',
    },
  },
  {
    id: 'scramble',
    name: 'Stellar Scramble',
    players: [2, 4],
    minutes: [15, 45],
    line: {
      en: 'Draw a gem, pick a gun, shoot first: and do not melt down.',
      fr: 'Piochez une gemme, choisissez un canon, tirez le premier : et gare à la fusion.',
    },
  },
  {
    id: 'orbital',
    name: 'Star Scrappers: Orbital',
    players: [1, 5],
    minutes: [30, 90],
    line: {
      en: 'Grow one space station out of one core, and race for six colours.',
      fr: 'Faites grandir une station spatiale autour d’un module, et courez après six couleurs.',
    },
  },
];

/** Whether the game can be played already: it has rules and looks. */
export function atTable(id: string): boolean {
  return ids.includes(id) && Object.hasOwn(skins, id);
}

export function nameOf(id: string): string {
  return CATALOGUE.find((cover) => cover.id === id)?.name ?? id;
}
