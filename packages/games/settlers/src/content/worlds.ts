import { origins, type WorldRow, words } from './rows.ts';

const FIELDS = ['name', 'system', 'points', 'packs', 'defence', 'flavour'] as const;
type Field = (typeof FIELDS)[number];

interface Values extends Pick<WorldRow, 'system' | 'points' | 'packs' | 'flavour'> {
  readonly defence?: readonly string[];
  readonly printed?: readonly Field[];
  readonly derived?: readonly Field[];
}

/** Points are derived from the printed scoring example; all else is ours where nothing is said to be printed. */
function world(id: string, name: string, { printed = [], derived = [], defence = ['A'], ...values }: Values): WorldRow {
  const origin = origins(FIELDS, { printed, derived: ['points', ...derived] });
  return { id, name: words(name), ...values, defence, origin };
}

export const WORLDS: readonly WorldRow[] = [
  world('port-halcyon', 'Port Halcyon', {
    system: 'halcyon',
    points: 3,
    packs: ['W', 'EE', 'P5/3'],
    flavour: words(
      'Every ship through the wormhole refuels here, whether it wants to or not.',
      'Tout vaisseau sorti du trou de ver fait le plein ici, qu’il le veuille ou non.',
    ),
  }),
  world('verdance', 'Verdance', {
    system: 'halcyon',
    points: 2,
    packs: ['W', 'E', 'P7/4'],
    flavour: words(
      'One continent, one forest, one very long queue of settlers.',
      'Un continent, une forêt, une très longue file de colons.',
    ),
  }),
  world('quillon', 'Quillon', {
    system: 'halcyon',
    points: 1,
    packs: ['P8/4'],
    flavour: words(
      'Nothing to mine and nothing to drink, yet everybody has a cousin there.',
      'Rien à creuser, rien à boire, et pourtant tout le monde y a un cousin.',
    ),
  }),
  world('tindertop', 'Tindertop', {
    system: 'halcyon',
    points: 1,
    packs: ['W', 'E', 'A'],
    flavour: words('Dry, windy and guarded by three volunteers.', 'Sec, venteux et gardé par trois volontaires.'),
  }),
  world('emberfall', 'Emberfall', {
    system: 'cinder',
    points: 3,
    packs: ['WE', 'EA', 'P3/2'],
    flavour: words(
      'The glow on the horizon is the good neighbourhood.',
      'La lueur à l’horizon, c’est le quartier chic.',
    ),
  }),
  world('kiln', 'Kiln', {
    system: 'cinder',
    points: 2,
    packs: ['A', 'W', 'P4/2', 'P3/2'],
    flavour: words('Two cities, one well, constant negotiations.', 'Deux villes, un puits, des négociations sans fin.'),
  }),
  world('vandelay', 'Vandelay', {
    system: 'cinder',
    points: 1,
    packs: ['WW', 'E'],
    flavour: words('Imports water. Exports opinions.', 'Importe de l’eau. Exporte des opinions.'),
    printed: ['name', 'packs', 'defence'],
  }),
  world('lanternhead', 'Lanternhead', {
    system: 'lantern',
    points: 4,
    packs: ['WEA', 'P5/2'],
    flavour: words('The brightest prize in the sky, and it knows it.', 'Le plus beau trophée du ciel, et il le sait.'),
  }),
  world('afterglow', 'Afterglow', {
    system: 'lantern',
    points: 3,
    packs: ['E', 'WA', 'P6/3'],
    flavour: words(
      'Sunset lasts eleven hours. Rent is accordingly.',
      'Le couchant dure onze heures. Les loyers s’en ressentent.',
    ),
  }),
  world('unagi', 'Unagi', {
    system: 'bento',
    points: 2,
    packs: ['P8/3', 'A'],
    flavour: words(
      'Ask anybody here about the eels. Better: do not.',
      'Demandez donc à quelqu’un de vous parler des anguilles. Ou plutôt, non.',
    ),
    printed: ['name'],
    derived: ['packs'],
  }),
  world('tamago', 'Tamago', {
    system: 'bento',
    points: 2,
    packs: ['W', 'E', 'P6/2'],
    flavour: words(
      'Round, yellow, and slightly sweet at the equator.',
      'Rond, jaune, et légèrement sucré à l’équateur.',
    ),
  }),
  world('luna-ii', 'Luna II', {
    system: 'selene',
    points: 2,
    packs: ['WW', 'P5/3'],
    flavour: words('Better than the first one.', 'Mieux que la première.'),
    printed: ['name'],
  }),
  world('luna-i', 'Luna I', {
    system: 'selene',
    points: 1,
    packs: ['EE', 'A'],
    flavour: words('They would rather not talk about the second one.', 'On y préfère ne pas parler de la seconde.'),
  }),
  world('solace', 'Solace', {
    system: 'threshold',
    points: 3,
    packs: ['AA', 'WE', 'P3/2'],
    defence: [],
    flavour: words(
      'The last light before The Bridge. Nobody lets go of it.',
      'La dernière lumière avant le Pont. Personne ne la lâche.',
    ),
  }),
];
