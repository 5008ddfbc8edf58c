import type { Text } from '@starboard/kernel';
import { SECTORS, type Sector, SITES, type Site } from '../types.ts';

/** Points of a piece by strength: missing, damaged, undamaged. */
export const CITY_POINTS = [0, 1, 2] as const;
export const CORE_POINTS = [0, 1, 5] as const;

/** The core's place in `SITES`. */
export const CORE = 0;

/** The layout of a planet, ours: two rings of six around the Core; angle clockwise from the top, radius as a share. */
export const LAYOUT: readonly { readonly site: Site; readonly angle: number; readonly radius: number }[] = [
  { site: 'core', angle: 0, radius: 0 },
  { site: 'outer-1', angle: 0, radius: 0.76 },
  { site: 'outer-2', angle: 60, radius: 0.76 },
  { site: 'outer-3', angle: 120, radius: 0.76 },
  { site: 'outer-4', angle: 180, radius: 0.76 },
  { site: 'outer-5', angle: 240, radius: 0.76 },
  { site: 'outer-6', angle: 300, radius: 0.76 },
  { site: 'inner-1', angle: 0, radius: 0.38 },
  { site: 'inner-2', angle: 60, radius: 0.38 },
  { site: 'inner-3', angle: 120, radius: 0.38 },
  { site: 'inner-4', angle: 180, radius: 0.38 },
  { site: 'inner-5', angle: 240, radius: 0.38 },
  { site: 'inner-6', angle: 300, radius: 0.38 },
];

/** The five sites that an attack on a sector runs through, in order; ours. */
export const PATHS: Readonly<Record<Sector, readonly Site[]>> = {
  1: ['outer-1', 'inner-1', 'core', 'inner-4', 'outer-4'],
  2: ['outer-2', 'inner-2', 'core', 'inner-5', 'outer-5'],
  3: ['outer-3', 'inner-3', 'core', 'inner-6', 'outer-6'],
  4: ['outer-4', 'inner-4', 'core', 'inner-1', 'outer-1'],
  5: ['outer-5', 'inner-5', 'core', 'inner-2', 'outer-2'],
  6: ['outer-6', 'inner-6', 'core', 'inner-3', 'outer-3'],
};

/** The same as indices of `SITES`, by sector; nothing at 0. */
export const PATH_SITES: readonly (readonly number[])[] = [
  [],
  ...SECTORS.map((sector) => PATHS[sector].map((site) => SITES.indexOf(site))),
];

/** The six planets, by seat: names without effect on play. */
export const PLANETS = [
  {
    id: 'mossgard',
    name: 'Mossgard',
    people: { en: 'the Fernlings', fr: 'les Fougerons' },
    palette: { en: 'leaf green, cream', fr: 'vert feuille, crème' },
  },
  {
    id: 'pelagia',
    name: 'Pelagia',
    people: { en: 'the Tidefolk', fr: 'les Gens des marées' },
    palette: { en: 'teal, pearl', fr: 'bleu canard, perle' },
  },
  {
    id: 'cindermaw',
    name: 'Cindermaw',
    people: { en: 'the Emberkin', fr: 'les Braisiers' },
    palette: { en: 'ember orange, charcoal', fr: 'orange braise, charbon' },
  },
  {
    id: 'quartzine',
    name: 'Quartzine',
    people: { en: 'the Facets', fr: 'les Facettes' },
    palette: { en: 'ice violet, silver', fr: 'violet glacé, argent' },
  },
  {
    id: 'dustwallow',
    name: 'Dustwallow',
    people: { en: 'the Burrowers', fr: 'les Fouisseurs' },
    palette: { en: 'sand, rust', fr: 'sable, rouille' },
  },
  {
    id: 'gloomvale',
    name: 'Gloomvale',
    people: { en: 'the Lanterns', fr: 'les Lanternes' },
    palette: { en: 'midnight, lamp yellow', fr: 'nuit, jaune lampe' },
  },
] as const satisfies readonly { id: string; name: string; people: Text; palette: Text }[];
