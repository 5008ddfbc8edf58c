import type { Text } from '@starboard/kernel';
import { origins, type SystemRow, words } from './rows.ts';

const FIELDS = ['name', 'colour', 'icon', 'score', 'back'] as const;

/** The scores of three Systems stand in the printed scoring example; the others follow from the ancestor game. */
function system(
  id: string,
  name: Text,
  look: { readonly colour: string; readonly icon: string; readonly back: string },
  score: number,
  from: 'printed' | 'derived',
): SystemRow {
  return { id, name, ...look, score, origin: origins(FIELDS, { [from]: ['score'] }) };
}

export const SYSTEMS: readonly SystemRow[] = [
  system('halcyon', words('Halcyon'), { colour: 'amber', icon: 'sun', back: 'port-halcyon' }, 10, 'derived'),
  system(
    'cinder',
    words('Cinder Reach', 'Confins de Cendre'),
    { colour: 'red', icon: 'flame', back: 'emberfall' },
    8,
    'printed',
  ),
  system(
    'lantern',
    words('Twin Lanterns', 'Lanternes Jumelles'),
    { colour: 'violet', icon: 'lamps', back: 'lanternhead' },
    8,
    'derived',
  ),
  system('bento', words('Bento Cluster', 'Amas Bento'), { colour: 'green', icon: 'leaf', back: 'unagi' }, 5, 'printed'),
  system(
    'selene',
    words('Selene', 'Séléné'),
    { colour: 'silver-blue', icon: 'crescent', back: 'luna-ii' },
    4,
    'derived',
  ),
  system('threshold', words('Threshold', 'Le Seuil'), { colour: 'black', icon: 'ring', back: 'solace' }, 3, 'printed'),
];
