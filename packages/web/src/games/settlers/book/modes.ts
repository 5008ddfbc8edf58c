import { rule, type Section, unless } from '../../../contract/book.ts';

export const modes: Section = {
  id: 'modes',
  title: { en: 'Modes', fr: 'Modes' },
  rules: [
    rule('SETTLERS-MODE-1', 'Choose any modes, in any combination.', 'Choisissez des modes, à combiner librement.'),
    rule('SETTLERS-MODE-2', 'Decide which Upgrades take part.', 'Décidez quelles Améliorations participent.'),
    rule(
      'SETTLERS-MODE-3',
      'Peaceful: nobody takes a card from another.',
      'Pacifique : personne ne prend de carte à un autre.',
      unless('Play without Peaceful to take from others.', 'Jouez sans le mode Pacifique pour prendre aux autres.'),
    ),
    rule('SETTLERS-MODE-4', 'Peaceful: no Defence Upgrades.', 'Pacifique : pas de Défenses.'),
    rule(
      'SETTLERS-MODE-5',
      'Weak Defences: a Defence Upgrade falls when its pack is filled.',
      'Défenses faibles : une Défense tombe dès que son lot est rempli.',
    ),
    rule('SETTLERS-MODE-6', 'Weak Defences: several may be kept.', 'Défenses faibles : on peut en garder plusieurs.'),
    rule('SETTLERS-MODE-7', 'Classic: no Upgrades.', 'Classique : pas d’Améliorations.'),
    rule(
      'SETTLERS-MODE-8',
      'Hard: the Defence Pack counts in the centre too.',
      'Difficile : le lot de Défense compte aussi au centre.',
    ),
    rule(
      'SETTLERS-MODE-9',
      'Additional Settlements: all Settlements lie open from the start.',
      'Colonies supplémentaires : toutes sont ouvertes dès le début.',
    ),
    rule(
      'SETTLERS-MODE-10',
      'Additional Settlements: they must be claimed too before the end.',
      'Colonies supplémentaires : elles doivent être prises avant la fin.',
    ),
    rule(
      'SETTLERS-MODE-11',
      'A blank card may be designed and added.',
      'Une carte vierge peut être conçue et ajoutée.',
    ),
  ],
};

export const custom: Section = {
  id: 'custom',
  title: { en: 'The blank card', fr: 'La carte vierge' },
  rules: [
    rule(
      'SETTLERS-CUSTOM-1',
      'One a match, seen by all before it begins.',
      'Une par partie, vue de tous avant le début.',
    ),
    rule(
      'SETTLERS-CUSTOM-2',
      'A type, one to three packs, one effect; its text is made from these.',
      'Un type, un à trois lots, un effet ; son texte en découle.',
    ),
    rule(
      'SETTLERS-CUSTOM-3',
      'Its packs need at most five dice together.',
      'Ses lots demandent au plus cinq dés ensemble.',
    ),
    rule(
      'SETTLERS-CUSTOM-4',
      'The effort of its packs fits its effect, and is at most 14.',
      'L’effort de ses lots convient à l’effet, au plus 14.',
    ),
    rule('SETTLERS-CUSTOM-5', 'It follows every rule of its type.', 'Elle suit toutes les règles de son type.'),
    rule(
      'SETTLERS-CUSTOM-6',
      'It is never one of the marked Defence Upgrades.',
      'Elle n’est jamais une Défense marquée.',
    ),
    rule(
      'SETTLERS-CUSTOM-7',
      'Re-roll: discard it, regain lost dice, and roll without a cost.',
      'Relance : défaussez-la, reprenez des dés perdus, lancez sans coût.',
      unless('Own the card and roll first.', 'Possédez la carte et lancez d’abord.'),
    ),
    rule('SETTLERS-CUSTOM-8', 'Points for each completed System.', 'Des points par Système complet.'),
    rule('SETTLERS-CUSTOM-9', 'A point for each other Upgrade.', 'Un point par autre Amélioration.'),
    rule(
      'SETTLERS-CUSTOM-10',
      'The other effects work as on the cards of the game.',
      'Les autres effets agissent comme sur les cartes du jeu.',
    ),
  ],
};
