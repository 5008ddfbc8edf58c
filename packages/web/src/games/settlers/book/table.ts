import { rule, type Section, unless } from '../../../contract/book.ts';

export const goal: Section = {
  id: 'goal',
  title: { en: 'The goal', fr: 'Le but' },
  rules: [
    rule(
      'SETTLERS-SCORE-2',
      'Who has most points when the match ends wins.',
      'Qui a le plus de points à la fin gagne.',
    ),
    rule(
      'SETTLERS-SCORE-1',
      'Points come from Worlds face up, the scores of completed Systems, and Upgrades.',
      'Les points viennent des Mondes visibles, des Systèmes complets et des Améliorations.',
    ),
    rule(
      'SETTLERS-END-1',
      'The match ends at once when the last World leaves the centre.',
      'La partie s’arrête net quand le dernier Monde quitte le centre.',
      unless('Begin another match.', 'Commencez une autre partie.'),
    ),
    rule(
      'SETTLERS-END-2',
      'Upgrades that nobody claimed, Settlements too, do not delay the end.',
      'Les Améliorations non prises, Colonies comprises, ne retardent pas la fin.',
    ),
    rule(
      'SETTLERS-RULING-66',
      'After too many turns without a claim from the table the match ends too: 6, 10 or 20 rounds.',
      'Trop de tours sans prise à la table finissent aussi la partie : 6, 10 ou 20 manches.',
      unless('Begin another match.', 'Commencez une autre partie.'),
    ),
    rule(
      'SETTLERS-TIE-1',
      'Equal points: most completed Systems first.',
      'À égalité : d’abord le plus de Systèmes complets.',
    ),
    rule('SETTLERS-TIE-2', 'Then most cards.', 'Puis le plus de cartes.'),
    rule('SETTLERS-TIE-3', 'Who is still equal shares the victory.', 'Qui reste à égalité partage la victoire.'),
  ],
};

export const setup: Section = {
  id: 'setup',
  title: { en: 'Before the match', fr: 'Avant la partie' },
  rules: [
    rule(
      'SETTLERS-SETUP-1',
      'All Worlds lie face up in the centre, by System.',
      'Tous les Mondes sont visibles au centre, par Système.',
    ),
    rule(
      'SETTLERS-SETUP-2',
      'The Upgrades are shuffled into a pile.',
      'Les Améliorations sont mélangées en une pioche.',
    ),
    rule('SETTLERS-SETUP-3', 'The top five are turned up: the display.', 'Les cinq premières sont visibles : l’étal.'),
    rule(
      'SETTLERS-SETUP-4',
      'With two players one of the three marked Defence Upgrades is taken out by lot.',
      'À deux, l’une des trois Défenses marquées est retirée au sort.',
    ),
    rule('SETTLERS-SETUP-5', 'Seven dice are shared by all.', 'Sept dés servent à tous.'),
    rule(
      'SETTLERS-SETUP-6',
      'Who saw a science-fiction film last may begin; here the lot decides, or the host.',
      'Qui a vu un film de science-fiction en dernier peut commencer ; ici le sort ou l’hôte décide.',
    ),
    rule('SETTLERS-SETUP-7', 'Nobody owns anything yet.', 'Personne ne possède encore rien.'),
  ],
};

export const packs: Section = {
  id: 'packs',
  title: { en: 'Dice and packs', fr: 'Dés et lots' },
  rules: [
    rule(
      'SETTLERS-PACK-1',
      'A die shows Water, Energy, Army, or one, two or three people.',
      'Un dé montre Eau, Énergie, Armée, ou un, deux ou trois habitants.',
    ),
    rule(
      'SETTLERS-PACK-2',
      'A pack of symbols takes one die for each symbol.',
      'Un lot de symboles prend un dé par symbole.',
      unless('Roll again, or turn a die with a Resource Upgrade.', 'Relancez, ou changez un dé avec une Amélioration.'),
    ),
    rule(
      'SETTLERS-PACK-3',
      'A pack of people needs at least its number; more is wasted.',
      'Un lot d’habitants demande au moins son nombre ; le surplus est perdu.',
      unless('Roll more people, or turn a die into three.', 'Obtenez plus d’habitants, ou changez un dé en trois.'),
    ),
    rule(
      'SETTLERS-PACK-4',
      'It takes no more dice than it has slots.',
      'Il ne prend pas plus de dés qu’il n’a de cases.',
      unless(
        'Roll higher faces: fewer dice must carry the number.',
        'Obtenez de plus hautes faces : moins de dés doivent suffire.',
      ),
    ),
    rule('SETTLERS-PACK-5', 'A pack is filled whole, from one roll.', 'Un lot se remplit en entier, d’un seul lancer.'),
    rule(
      'SETTLERS-PACK-6',
      'Dice on a pack stay there until the turn ends.',
      'Les dés d’un lot y restent jusqu’à la fin du tour.',
      unless('Use the dice that are still in the tray.', 'Utilisez les dés encore sur le plateau.'),
    ),
    rule(
      'SETTLERS-RULING-14',
      'Of people the fewest dice are taken, the highest first; nobody has to choose.',
      'Pour les habitants, le moins de dés possible, les plus hauts d’abord ; rien à choisir.',
    ),
    rule(
      'SETTLERS-RULING-15',
      'Of equal dice or cards the first is taken; a re-roll costs the last die of the tray.',
      'De dés ou cartes égaux on prend le premier ; une relance coûte le dernier dé.',
      unless('Take the first of the equal ones.', 'Prenez le premier des égaux.'),
    ),
  ],
};
