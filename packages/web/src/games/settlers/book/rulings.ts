import { rule, type Section } from '../../../contract/book.ts';

/** Questions that come up at the table, and how this house answers them. */
export const rulings: Section = {
  id: 'rulings',
  title: { en: 'Special cases', fr: 'Cas particuliers' },
  lead: {
    en: 'What the short rules leave open, settled once and for all.',
    fr: 'Ce que les règles courtes laissent ouvert, tranché une fois pour toutes.',
  },
  rules: [
    rule(
      'SETTLERS-RULING-2',
      'The starting player is drawn by lot unless one is named; turns go round by seat.',
      'Le premier joueur est tiré au sort, sauf si on le nomme ; les tours suivent les places.',
    ),
    rule(
      'SETTLERS-RULING-7',
      'With two players one of the three marked Defence Upgrades goes back into the box; where a mode or a choice has left one out already, none goes.',
      'À deux, une des trois Défenses marquées retourne dans la boîte ; si un mode ou un choix en a déjà écarté une, aucune n’y va.',
    ),
    rule(
      'SETTLERS-RULING-13',
      'Slots are the most dice a pack takes; it may be filled with fewer.',
      'Les cases sont un maximum ; un lot peut être rempli avec moins de dés.',
    ),
    rule(
      'SETTLERS-RULING-16',
      'A roll is always a roll of all dice in the pool; none is held back.',
      'Un lancer prend toujours tous les dés disponibles ; on n’en garde aucun.',
    ),
    rule(
      'SETTLERS-RULING-18',
      'People never stand for a symbol, nor a symbol for people.',
      'Les habitants ne remplacent jamais un symbole, ni l’inverse.',
    ),
    rule(
      'SETTLERS-RULING-21',
      'Looking at a card binds nobody; the first fill does.',
      'Regarder une carte n’engage à rien ; le premier lot rempli, si.',
    ),
    rule(
      'SETTLERS-RULING-22',
      'A card is yours at once when its last pack is filled, with all that follows from it.',
      'Une carte est à vous dès que son dernier lot est rempli, avec tout ce qui en découle.',
    ),
    rule(
      'SETTLERS-RULING-24',
      'After a claim the dice left over are rolled before they fill anything.',
      'Après une prise, les dés restants sont relancés avant de remplir quoi que ce soit.',
    ),
    rule(
      'SETTLERS-RULING-28',
      'A turn ends by itself when no card is left that you may aim at.',
      'Un tour s’arrête de lui-même quand plus aucune carte ne peut être visée.',
    ),
    rule(
      'SETTLERS-RULING-29',
      'You may begin a card that your dice can no longer finish.',
      'Vous pouvez commencer une carte que vos dés ne peuvent plus finir.',
    ),
    rule(
      'SETTLERS-RULING-31',
      'A Settlement is the Upgrade of your turn, in every mode.',
      'Une Colonie est l’Amélioration de votre tour, dans tous les modes.',
    ),
    rule(
      'SETTLERS-RULING-32',
      'A successful attack is the World of your turn; dice left over may go for an Upgrade.',
      'Une attaque réussie est le Monde de votre tour ; les dés restants peuvent viser une Amélioration.',
    ),
    rule(
      'SETTLERS-RULING-33',
      'A System of one World is complete and locked at once.',
      'Un Système d’un seul Monde est aussitôt complet et verrouillé.',
    ),
    rule(
      'SETTLERS-RULING-34',
      'Locked Worlds count for Galactic Network; those you have lost do not.',
      'Les Mondes verrouillés comptent pour le Réseau galactique ; ceux que vous avez perdus, non.',
    ),
    rule(
      'SETTLERS-RULING-35',
      'A World won by attack may complete a System, and locks it.',
      'Un Monde pris par attaque peut compléter un Système, et le verrouille.',
    ),
    rule(
      'SETTLERS-RULING-36',
      'Every World but Solace has a Defence Pack of one Army.',
      'Chaque Monde sauf Solace a un lot de Défense d’une Armée.',
    ),
    rule(
      'SETTLERS-RULING-38',
      'A Defence Upgrade guards all face-up Worlds of its owner.',
      'Une Défense protège tous les Mondes visibles de son propriétaire.',
    ),
    rule(
      'SETTLERS-RULING-41',
      'Once an attack has succeeded, Resource Upgrades work again on the dice left over.',
      'Une fois l’attaque réussie, les Ressources servent de nouveau pour les dés restants.',
    ),
    rule(
      'SETTLERS-RULING-42',
      'A failed attack moves nothing and costs nothing.',
      'Une attaque manquée ne déplace rien et ne coûte rien.',
    ),
    rule(
      'SETTLERS-RULING-45',
      'A changed die keeps its new face until it is placed or rolled again.',
      'Un dé changé garde sa face jusqu’à ce qu’il soit posé ou relancé.',
    ),
    rule(
      'SETTLERS-RULING-47',
      'An Upgrade may be used in the very turn it was claimed.',
      'Une Amélioration peut servir dès le tour où elle est prise.',
    ),
    rule(
      'SETTLERS-RULING-50',
      'The display is filled up after each claim and at the end of each turn.',
      'L’étalage est complété après chaque prise et à la fin de chaque tour.',
    ),
    rule(
      'SETTLERS-RULING-52',
      'What Corruption takes is used at once and discarded.',
      'Ce que Corruption prend sert aussitôt, puis est défaussé.',
    ),
    rule(
      'SETTLERS-RULING-54',
      'Taking with Corruption is no claim: you may still claim an Upgrade.',
      'Prendre avec Corruption n’est pas la prise du tour : une Amélioration reste possible.',
    ),
    rule(
      'SETTLERS-RULING-57',
      'Settlements belong to no System and do not count for Galactic Network.',
      'Les Colonies n’ont pas de Système et ne comptent pas pour le Réseau galactique.',
    ),
    rule(
      'SETTLERS-RULING-61',
      'With the last World the match ends in mid-turn; dice left over are not rolled.',
      'Au dernier Monde, la partie finit en plein tour ; les dés restants ne sont pas lancés.',
    ),
    rule('SETTLERS-RULING-62', 'A World never returns to the centre.', 'Un Monde ne revient jamais au centre.'),
    rule(
      'SETTLERS-RULING-63',
      'The second tie-break counts all Worlds and all Upgrades of a player.',
      'Le second départage compte tous les Mondes et toutes les Améliorations d’un joueur.',
    ),
    rule(
      'SETTLERS-RULING-64',
      'All places are decided alike: points, completed Systems, cards; who is equal shares a place.',
      'Toutes les places se décident ainsi : points, Systèmes complets, cartes ; à égalité, on partage.',
    ),
    rule('SETTLERS-RULING-65', 'Points are open all the time.', 'Les points sont visibles à tout moment.'),
    rule('SETTLERS-RULING-68', 'Peaceful takes Corruption out as well.', 'Le mode Pacifique écarte aussi Corruption.'),
    rule(
      'SETTLERS-RULING-70',
      'Classic with Additional Settlements leaves the Settlements in their row.',
      'Classique avec Colonies supplémentaires laisse les Colonies dans leur rangée.',
    ),
    rule(
      'SETTLERS-RULING-71',
      'Hard makes no attack of a claim: Resource Upgrades work in the centre.',
      'Difficile ne fait pas d’une prise une attaque : les Ressources servent au centre.',
    ),
    rule(
      'SETTLERS-RULING-73',
      'In Weak Defences a filled Defence Upgrade falls at once, and counts for the attack.',
      'En Défenses faibles, une Défense remplie tombe aussitôt et compte pour l’attaque.',
    ),
    rule(
      'SETTLERS-RULING-75',
      'In Weak Defences you may attack only to destroy.',
      'En Défenses faibles, on peut attaquer seulement pour détruire.',
    ),
    rule(
      'SETTLERS-RULING-77',
      'With Additional Settlements the match ends when centre and row are both empty.',
      'Avec Colonies supplémentaires, la partie finit quand centre et rangée sont vides.',
    ),
    rule(
      'SETTLERS-RULING-78',
      'An Upgrade that is left out is out with all its copies.',
      'Une Amélioration écartée l’est avec toutes ses copies.',
    ),
    rule(
      'SETTLERS-RULING-79',
      'A blank card that the modes remove takes no part; set-up says so.',
      'Une carte vierge que les modes retirent ne sert pas ; la mise en place le dit.',
    ),
    rule(
      'SETTLERS-RULING-82',
      'For a player who leaves a bot may sit down; nobody waits for ever.',
      'Un robot peut prendre la place d’un joueur qui part ; personne n’attend sans fin.',
    ),
  ],
};
