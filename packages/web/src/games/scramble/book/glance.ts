import type { Glance } from '../../../contract/book.ts';

const say = (en: string, fr: string) => ({ en, fr });

/** The turn of Stellar Scramble at a glance. */
export const glance: Glance = {
  goal: say(
    'Have ten Invaders on your Victory Track when a round ends.',
    'Ayez dix envahisseurs sur votre piste de victoire à la fin d’une manche.',
  ),
  steps: [
    {
      id: 'draw',
      title: say('Draw a gem', 'Piochez une gemme'),
      text: say(
        'Its colour picks the gun; black ones fit all.',
        'Sa couleur choisit le canon ; les noires vont partout.',
      ),
      to: 'turn',
    },
    {
      id: 'fly',
      title: say('Fly and fire', 'Volez et tirez'),
      text: say('Power against shields, at the nearest Invader.', 'Puissance contre boucliers, sur le plus proche.'),
      to: 'fire',
    },
    {
      id: 'buy',
      title: say('Buy cards', 'Achetez des cartes'),
      text: say('They make guns stronger and change your bag.', 'Elles renforcent les canons et changent votre sac.'),
      to: 'market',
    },
    {
      id: 'gather',
      title: say('Gather', 'Récoltez'),
      text: say('Credits under your first empty slot.', 'Les crédits sous votre première case vide.'),
      to: 'SCRAMBLE-GATHER-1',
    },
  ],
  sides: [
    {
      id: 'cool',
      kind: 'instead',
      mark: say('0', '0'),
      title: say('Cool down', 'Refroidir'),
      text: say(
        'Instead of drawing: heat to 0, gems back. No buying.',
        'Au lieu de piocher : chaleur à 0, gemmes au sac. Sans achat.',
      ),
      to: 'SCRAMBLE-COOL-1',
    },
    {
      id: 'exchange',
      kind: 'instead',
      mark: say('+3', '+3'),
      title: say('Exchange', 'Échanger'),
      text: say('The gem for credits instead of a shot.', 'La gemme contre des crédits, au lieu d’un tir.'),
      to: 'SCRAMBLE-EXCH-1',
    },
    {
      id: 'meltdown',
      kind: 'danger',
      mark: say('8', '8'),
      title: say('Meltdown', 'Fusion'),
      text: say(
        'An Overheat gem at heat 6: credits gone, a gun broken.',
        'Une gemme de surchauffe à 6 : plus de crédits, un canon cassé.',
      ),
      to: 'heat',
    },
  ],
  when: {
    title: say('When a round ends', 'Quand une manche finit'),
    items: [
      {
        id: 'move',
        title: say('Aliens Move!', 'Les aliens avancent'),
        text: say('Your colour in front takes an Invader.', 'Votre couleur à l’avant prend un envahisseur.'),
        to: 'SCRAMBLE-AMOVE-2',
      },
      {
        id: 'fire',
        title: say('Aliens Fire!', 'Les aliens tirent'),
        text: say('Columns with Invaders are hit.', 'Les colonnes occupées sont touchées.'),
        to: 'SCRAMBLE-AFIRE-1',
      },
      {
        id: 'ten',
        title: say('Ten Invaders', 'Dix envahisseurs'),
        text: say('Held as a round ends, they win.', 'Tenus en fin de manche, ils font gagner.'),
        to: 'end',
      },
    ],
  },
};
