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

/** The five games, in the order of the home page. */
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
    minutes: [20, 40],
    line: {
      en: 'One more roll: settle six systems before your luck runs dry.',
      fr: 'Encore un jet : peuplez six systèmes avant que la chance tourne.',
    },
  },
  {
    id: 'invasion',
    name: 'We Come In Peace',
    players: [2, 6],
    minutes: [15, 30],
    line: {
      en: 'Saucers over toy cities, a fistful of dice, and nobody believes you.',
      fr: 'Des soucoupes sur des villes jouets, une poignée de dés, et personne ne vous croit.',
    },
  },
  {
    id: 'scramble',
    name: 'Stellar Scramble',
    players: [2, 4],
    minutes: [30, 45],
    line: {
      en: 'Build your bag, arm your fighter, outrun the others to the last invader.',
      fr: 'Composez votre sac, armez votre chasseur, devancez les autres jusqu’au dernier envahisseur.',
    },
  },
  {
    id: 'orbital',
    name: 'Star Scrappers: Orbital',
    players: [1, 5],
    minutes: [45, 90],
    line: {
      en: 'A station of scrap, one module at a time, and a core that must hold.',
      fr: 'Une station de ferraille, module après module, et un noyau qui doit tenir.',
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
