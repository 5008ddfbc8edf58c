import { rule, type Section, unless } from '../../../contract/book.ts';

export const year: Section = {
  id: 'year',
  title: { en: 'The end of a year', fr: 'La fin d’une année' },
  rules: [
    rule(
      'ORBITAL-END-1',
      'In this order: victory points, market, crew, MegaCredits, cards, maintenance, new year.',
      'Dans cet ordre : points de victoire, marché, équipage, MégaCrédits, cartes, maintenance, nouvelle année.',
    ),
    rule(
      'ORBITAL-END-2',
      'For each colour, who has most undamaged modules of it gets 1 VP. Ties pay everybody.',
      'Pour chaque couleur, qui a le plus de modules non endommagés gagne 1 PV. Une égalité paie tout le monde.',
    ),
    rule(
      'ORBITAL-END-3',
      'In the last year every colour pays 2 VP; then the match is over.',
      'La dernière année, chaque couleur paie 2 PV ; puis la partie est finie.',
      unless('The match is over.', 'La partie est finie.'),
    ),
    rule(
      'ORBITAL-END-4',
      'The market is cleared and five new cards are laid out.',
      'Le marché est vidé et cinq nouvelles cartes arrivent.',
    ),
    rule(
      'ORBITAL-END-5',
      'All crew leaves; then everybody gets one for each crew symbol on undamaged modules.',
      'Tout l’équipage part ; puis chacun en reçoit un par symbole sur ses modules non endommagés.',
    ),
    rule(
      'ORBITAL-END-6',
      'Everybody gets 7 MC, and 1 more for each undamaged module of one colour.',
      'Chacun reçoit 7 MC, et 1 de plus par module non endommagé d’une couleur.',
      unless(
        'Choose a colour of which you have an undamaged module.',
        'Choisissez une couleur dont vous avez un module non endommagé.',
      ),
    ),
    rule(
      'ORBITAL-END-7',
      'Storage, Promenade and the Luxury Core pay now.',
      'Entrepôt, Promenade et base de Luxe paient maintenant.',
    ),
    rule('ORBITAL-END-8', 'Every player draws 4 cards.', 'Chaque joueur pioche 4 cartes.'),
    rule(
      'ORBITAL-END-9',
      'Then hands are trimmed to the limit, which is 5 and what modules add.',
      'Puis les mains reviennent à la limite, 5 plus ce qu’ajoutent les modules.',
      unless('Choose a card of your hand.', 'Choisissez une carte de votre main.'),
    ),
    rule(
      'ORBITAL-END-10',
      'All damage is repaired, after everything else was counted.',
      'Tout dommage est réparé, après tous les comptes.',
    ),
    rule(
      'ORBITAL-END-11',
      'The first player marker moves on and a new year begins.',
      'Le premier joueur change et une nouvelle année commence.',
    ),
    rule(
      'ORBITAL-DECK-1',
      'An empty draw pile is made again from the discards.',
      'Une pioche vide est refaite avec la défausse.',
    ),
    rule('ORBITAL-WIN-1', 'Whoever has most VP wins.', 'Qui a le plus de PV gagne.'),
    rule(
      'ORBITAL-WIN-2',
      'Equal: most crew symbols on undamaged modules.',
      'Égalité : le plus de symboles d’équipage sur modules non endommagés.',
    ),
    rule('ORBITAL-WIN-3', 'Still equal: most MC.', 'Encore égalité : le plus de MC.'),
    rule('ORBITAL-VAR-1', 'The long variant has 6 years.', 'La variante longue compte 6 années.'),
    rule(
      'ORBITAL-VAR-2',
      'Then the sixth year pays double, not the fifth.',
      'Alors la sixième année paie double, pas la cinquième.',
    ),
  ],
};
