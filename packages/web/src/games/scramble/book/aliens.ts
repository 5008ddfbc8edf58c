import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const aliens: Section = {
  id: 'aliens',
  title: { en: 'The aliens', fr: 'Les aliens' },
  icon: icons.aliensMove,
  rules: [
    r(
      'BOARD-7',
      'The Progress Track has seven slots; everything on it slides right each round.',
      'La piste de progression a sept cases ; tout y glisse à droite à chaque manche.',
    ),
    r(
      'TRACK-1',
      'After the last turn of a round everything slides one slot on.',
      'Après le dernier tour d’une manche, tout avance d’une case.',
    ),
    r('TRACK-2', 'A card that slides off is discarded.', 'Une carte qui sort est défaussée.'),
    r('TRACK-3', 'An event that slides off strikes first.', 'Un événement qui sort frappe d’abord.'),
    r(
      'TRACK-4',
      'A new card of the Main deck fills slot 1.',
      'Une nouvelle carte de la pioche principale remplit la case 1.',
    ),
    r(
      'RULING-61',
      'In this order: slide, event, discard, new card, victory.',
      'Dans cet ordre : glissement, événement, défausse, carte, victoire.',
    ),
    r(
      'EVENT-1',
      'There are two events: Aliens Move! and Aliens Fire!',
      'Il y a deux événements : les aliens avancent, les aliens tirent.',
    ),
    r(
      'EVENT-2',
      'A revealed event goes under the card at the aggression marker.',
      'Un événement révélé va sous la carte au marqueur d’agression.',
    ),
    r(
      'EVENT-3',
      'If one is there already: the first free slot to its left, else to its right.',
      'S’il y en a déjà un : la première case libre à gauche, sinon à droite.',
    ),
    r('RULING-58', 'Free means without an event.', 'Libre veut dire sans événement.'),
    r(
      'RULING-57',
      'Then the next card is revealed, until an Upgrade comes.',
      'Puis on révèle la suivante, jusqu’à une amélioration.',
    ),
    r('RULING-59', 'An event may lie alone in a slot.', 'Un événement peut être seul dans une case.'),
    r(
      'RULING-60',
      'With two pilots it waits in slot 1 for the next Upgrade.',
      'À deux pilotes il attend en case 1 la prochaine amélioration.',
    ),
    r('EVENT-4', 'It travels with its card.', 'Il voyage avec sa carte.'),
    r('EVENT-5', 'It strikes when it leaves the track.', 'Il frappe en quittant la piste.'),
    r('RULING-62', 'Never two in one round.', 'Jamais deux dans une manche.'),
    r(
      'AMOVE-1',
      'Aliens Move!: the whole fleet comes one row nearer.',
      'Les aliens avancent : toute la flotte avance d’une rangée.',
    ),
    r('RULING-67', 'Damage and tokens go with it.', 'Dégâts et jetons suivent.'),
    r(
      'AMOVE-2',
      'One that leaves the front row attacks the pilot of its colour.',
      'Celui qui quitte l’avant attaque le pilote de sa couleur.',
    ),
    r('AMOVE-3', 'That pilot loses one Invader.', 'Ce pilote perd un envahisseur.'),
    r('RULING-63', 'The newest one, for good.', 'Le plus récent, pour de bon.'),
    r('RULING-64', 'One for each that gets through.', 'Un pour chacun qui passe.'),
    r('AMOVE-4', 'Who has none loses none.', 'Qui n’en a pas n’en perd pas.'),
    r('RULING-65', 'Those who got through do not come back.', 'Ceux qui sont passés ne reviennent pas.'),
    r(
      'AMOVE-5',
      'A new row comes from the lowest level left.',
      'Une nouvelle rangée vient du plus bas niveau restant.',
    ),
    r(
      'RULING-66',
      'From column 1 on, until the piles are empty.',
      'Depuis la colonne 1, jusqu’à épuisement des piles.',
    ),
    r(
      'AFIRE-1',
      'Aliens Fire!: every Starfighter with an Invader in its column is hit.',
      'Les aliens tirent : chaque chasseur avec un envahisseur dans sa colonne est touché.',
    ),
    r('RULING-68', 'In whatever row.', 'Dans n’importe quelle rangée.'),
    r('AFIRE-2', 'Who is hit overheats.', 'Qui est touché surchauffe.'),
    r(
      'RULING-69',
      'Between turns: nobody loses a gathering for it.',
      'Entre les tours : personne n’y perd de récolte.',
    ),
  ],
};

export const end: Section = {
  id: 'end',
  title: { en: 'The end', fr: 'La fin' },
  icon: icons.roll,
  rules: [
    r(
      'WIN-1',
      'After the event of a round, ten Invaders win.',
      'Après l’événement d’une manche, dix envahisseurs gagnent.',
      unless('Start another match.', 'Commencez une autre partie.'),
    ),
    r(
      'RULING-70',
      'Ten in the middle of a round can still be lost.',
      'Dix en cours de manche peuvent encore se perdre.',
    ),
    r(
      'WIN-2',
      'If several have ten: most credits, then lowest heat.',
      'Si plusieurs en ont dix : le plus de crédits, puis le moins de chaleur.',
    ),
    r('RULING-71', 'More than ten counts as ten.', 'Plus de dix compte pour dix.'),
    r(
      'WIN-3',
      'If the last Aliens Move! leaves and nobody has ten: most Invaders, then credits, then heat.',
      'Si la dernière avancée part et que personne n’en a dix : le plus d’envahisseurs, puis crédits, puis chaleur.',
    ),
    r('RULING-73', 'Equal in all three: a shared victory.', 'Égalité en tout : victoire partagée.'),
    r('RULING-74', 'The last is the sixth to leave the track.', 'La dernière est la sixième à quitter la piste.'),
    r('RULING-75', 'Without Main cards the track slides on.', 'Sans cartes principales, la piste glisse encore.'),
    r(
      'RULING-85',
      'Without Invaders play goes on: credits and heat decide.',
      'Sans envahisseurs on joue encore : crédits et chaleur décident.',
    ),
    r('RULING-82', 'For a pilot who leaves a bot plays on.', 'Pour un pilote qui part, un robot continue.'),
  ],
};
