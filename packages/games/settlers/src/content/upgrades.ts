import { convert, corruption, defend, type Effect, points, scoreDistinctSystems, TYPE_OF } from '../effects.ts';
import { origins, type UpgradeRow, words } from './rows.ts';

const FIELDS = ['name', 'type', 'copies', 'cost', 'effect', 'marked'] as const;
type Field = (typeof FIELDS)[number];

interface Values {
  readonly en: string;
  readonly fr: string;
  readonly cost: readonly string[];
  readonly effect: Effect;
  readonly copies?: number;
  readonly printed?: readonly Field[];
  readonly derived?: readonly Field[];
}

/** Names and effects of six cards are printed; costs and copies are all ours. */
function upgrade(id: string, { en, fr, cost, effect, ...values }: Values): UpgradeRow {
  const { copies = 1, printed = [], derived = [] } = values;
  const type = TYPE_OF[effect.kind];
  const marked = type === 'defence';
  return { id, name: words(en, fr), type, copies, cost, effect, marked, origin: origins(FIELDS, { printed, derived }) };
}

const KNOWN: readonly Field[] = ['name', 'type', 'effect'];
const MARKED: readonly Field[] = ['type', 'marked'];

export const UPGRADES: readonly UpgradeRow[] = [
  upgrade('water-depot', {
    en: 'Water Depot',
    fr: 'Dépôt d’eau',
    copies: 2,
    cost: ['E'],
    effect: convert('water'),
    printed: KNOWN,
  }),
  upgrade('solar-array', { en: 'Solar Array', fr: 'Champ solaire', copies: 2, cost: ['W'], effect: convert('energy') }),
  upgrade('battle-station', {
    en: 'Battle Station',
    fr: 'Station de combat',
    copies: 2,
    cost: ['P3/2'],
    effect: convert('army'),
    printed: KNOWN,
  }),
  upgrade('colony-ship', {
    en: 'Colony Ship',
    fr: 'Vaisseau colonial',
    copies: 2,
    cost: ['A'],
    effect: convert('pop3'),
  }),
  upgrade('matter-forge', {
    en: 'Matter Forge',
    fr: 'Forge de matière',
    copies: 2,
    cost: ['WE'],
    effect: convert('any'),
  }),
  upgrade('diplomacy', {
    en: 'Diplomacy',
    fr: 'Diplomatie',
    cost: ['P4/2'],
    effect: defend('P3/2'),
    printed: ['name', ...MARKED],
    derived: ['effect'],
  }),
  upgrade('planetary-shield', {
    en: 'Planetary Shield',
    fr: 'Bouclier planétaire',
    cost: ['W', 'P2/1'],
    effect: defend('E'),
    printed: MARKED,
  }),
  upgrade('home-fleet', {
    en: 'Home Fleet',
    fr: 'Flotte territoriale',
    cost: ['A', 'P2/1'],
    effect: defend('A'),
    printed: MARKED,
  }),
  upgrade('ring-world', {
    en: 'Ring World',
    fr: 'Monde-anneau',
    cost: ['EE', 'P5/3'],
    effect: points(3),
    printed: ['name', 'effect'],
    derived: ['type'],
  }),
  upgrade('sky-harbour', { en: 'Sky Harbour', fr: 'Port céleste', cost: ['WE', 'P3/2'], effect: points(2) }),
  upgrade('ocean-habitat', { en: 'Ocean Habitat', fr: 'Habitat océanique', cost: ['W', 'P6/3'], effect: points(2) }),
  upgrade('moon-base', { en: 'Moon Base', fr: 'Base lunaire', cost: ['W', 'E'], effect: points(1) }),
  upgrade('asteroid-mine', { en: 'Asteroid Mine', fr: 'Mine d’astéroïdes', cost: ['EA'], effect: points(1) }),
  upgrade('garden-ship', { en: 'Garden Ship', fr: 'Vaisseau-jardin', cost: ['P5/3'], effect: points(1) }),
  upgrade('galactic-network', {
    en: 'Galactic Network',
    fr: 'Réseau galactique',
    cost: ['WEA', 'P3/2'],
    effect: scoreDistinctSystems(),
    printed: KNOWN,
  }),
  upgrade('corruption', {
    en: 'Corruption',
    fr: 'Corruption',
    cost: ['A'],
    effect: corruption(),
    printed: KNOWN,
  }),
];
