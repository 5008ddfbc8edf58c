import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const missiles: Section = {
  id: 'missiles',
  title: { en: '5. Missiles', fr: '5. Missiles' },
  icon: icons.missile,
  rules: [
    r(
      'MISSILE-1',
      'Each Missile you keep is fired at all other players at once.',
      'Chaque Missile gardé est tiré sur tous les autres joueurs à la fois.',
    ),
    r(
      'MISSILE-2',
      'One Sector roll: that sector is struck on every other planet.',
      'Un lancer de secteur : ce secteur est frappé sur chaque autre planète.',
    ),
    r('MISSILE-3', 'A separate roll for each Missile.', 'Un lancer à part pour chaque Missile.'),
    r(
      'MISSILE-4',
      'A Missile does 1, 2 or 3 damage to each, by the round.',
      'Un Missile fait 1, 2 ou 3 dégâts à chacun, selon la manche.',
    ),
    r(
      'MISSILE-5',
      'Every target rolls its own Sector die against it.',
      'Chaque cible lance son propre dé de secteur contre lui.',
    ),
    r('MISSILE-6', 'An equal number is a shield: no damage.', 'Un nombre égal est un bouclier : aucun dégât.'),
    r(
      'MISSILE-7',
      'A shield also gives a free rebuild worth 1, 2 or 3.',
      'Un bouclier donne aussi une reconstruction gratuite de 1, 2 ou 3.',
      unless(
        'Match the Missile’s sector to rebuild now.',
        'Égalez le secteur du Missile pour reconstruire maintenant.',
      ),
    ),
    r(
      'MISSILE-8',
      'The free rebuild is used anywhere on the own planet, the Core included.',
      'La reconstruction gratuite sert n’importe où sur sa planète, Noyau compris.',
    ),
    r(
      'MISSILE-9',
      'A different number: damage in the Missile’s sector, not in the rolled one.',
      'Un autre nombre : dégâts dans le secteur du Missile, non dans celui du dé.',
    ),
    r('RULING-8', 'Missiles too pass through an empty centre.', 'Les Missiles aussi traversent un centre vide.'),
    r('RULING-26', 'A Missile that is kept is fired.', 'Un Missile gardé est tiré.'),
    r(
      'RULING-27',
      'Its damage counts once for each planet, not for each City.',
      'Ses dégâts comptent une fois par planète, non par Cité.',
    ),
    r(
      'RULING-28',
      'One sector for all targets; each target rolls for each Missile.',
      'Un secteur pour toutes les cibles ; chaque cible lance pour chaque Missile.',
    ),
    r(
      'RULING-29',
      'Missile by Missile: rolls, damage, free rebuilds, then the next.',
      'Missile par Missile : lancers, dégâts, reconstructions, puis le suivant.',
    ),
    r('RULING-30', 'Several who shield rebuild at the same time.', 'Plusieurs protégés reconstruisent en même temps.'),
    r('RULING-31', 'Points that cannot be used are lost.', 'Les points inutilisables sont perdus.'),
    r('RULING-32', 'A Missile never strikes its owner.', 'Un Missile ne frappe jamais son propriétaire.'),
  ],
};

export const rebuilding: Section = {
  id: 'rebuilding',
  title: { en: '6. Rebuilding', fr: '6. Reconstruction' },
  icon: icons.rebuild,
  rules: [
    r(
      'REBUILD-1',
      'Each Rebuild you keep gives 1, 2 or 3 points, by the round.',
      'Chaque Reconstruction gardée donne 1, 2 ou 3 points, selon la manche.',
      unless('Keep a Rebuild, or shield a Missile.', 'Gardez une Reconstruction, ou contrez un Missile.'),
    ),
    r(
      'REBUILD-2',
      'One point puts a damaged City on an empty crater.',
      'Un point pose une Cité endommagée sur un cratère vide.',
    ),
    r('REBUILD-3', 'One point makes a damaged City undamaged.', 'Un point rend intacte une Cité endommagée.'),
    r(
      'REBUILD-4',
      'Two points put an undamaged City on an empty crater.',
      'Deux points posent une Cité intacte sur un cratère vide.',
    ),
    r('REBUILD-5', 'Anywhere, in any order.', 'N’importe où, dans n’importe quel ordre.'),
    r('REBUILD-6', 'The Core costs the same as a City.', 'Le Noyau coûte autant qu’une Cité.'),
    r(
      'RULING-33',
      'All Rebuild dice make one pool of points.',
      'Tous les dés Reconstruction forment une même réserve.',
    ),
    r('RULING-34', 'You may stop; the rest is lost.', 'Vous pouvez arrêter ; le reste est perdu.'),
    r(
      'RULING-38',
      'On an undamaged planet Rebuild dice are wasted.',
      'Sur une planète intacte, les dés Reconstruction sont perdus.',
      unless('Choose a site that is damaged or missing.', 'Choisissez un site endommagé ou absent.'),
    ),
  ],
};

export const end: Section = {
  id: 'end',
  title: { en: 'Points and the duel', fr: 'Points et duel' },
  icon: icons.planet,
  rules: [
    r('SCORE-1', 'Undamaged City: 2 points.', 'Cité intacte : 2 points.'),
    r('SCORE-2', 'Damaged City: 1 point.', 'Cité endommagée : 1 point.'),
    r('SCORE-3', 'Undamaged Core: 5 points.', 'Noyau intact : 5 points.'),
    r('SCORE-4', 'Damaged Core: 1 point.', 'Noyau endommagé : 1 point.'),
    r(
      'SCORE-5',
      'Empty craters: 0. A fresh planet has 29, the maximum.',
      'Cratères vides : 0. Une planète neuve en a 29, le maximum.',
    ),
    r(
      'TIE-1',
      'Who ties for the most points fights a duel of Missiles, without Defense dice.',
      'Les ex æquo en tête s’affrontent en duel de Missiles, sans dés de défense.',
    ),
    r('TIE-2', 'In turn order each of them fires one Missile.', 'Dans l’ordre du tour, chacun tire un Missile.'),
    r(
      'TIE-3',
      'The others in the duel roll to shield and rebuild as in step 5.',
      'Les autres du duel se protègent et reconstruisent comme à l’étape 5.',
    ),
    r('TIE-4', 'Until one has won.', 'Jusqu’à un vainqueur.'),
    r(
      'RULING-39',
      'Missiles of the duel do 3 damage; a shield gives 3 points.',
      'Les Missiles du duel font 3 dégâts ; un bouclier donne 3 points.',
    ),
    r(
      'RULING-40',
      'Whether the duel is won is checked after a whole cycle, never in the middle.',
      'On vérifie après un cycle entier du duel, jamais au milieu.',
    ),
    r(
      'RULING-41',
      'With more than two, each strikes all others; only the highest stay.',
      'À plus de deux, chacun frappe tous les autres ; seuls les plus hauts restent.',
    ),
    r(
      'RULING-42',
      'Players outside the duel are not touched and cannot overtake.',
      'Les joueurs hors du duel ne sont pas touchés et ne peuvent dépasser.',
    ),
    r('RULING-43', 'After 20 cycles lots are drawn.', 'Après 20 cycles, on tire au sort.'),
    r(
      'RULING-44',
      'The points of the count are reported; the duel only orders the tied.',
      'On retient les points du décompte ; le duel ne fait que départager.',
    ),
    r(
      'RULING-45',
      'Below first place equal points share a place; who leaves the duel later ranks higher.',
      'Au-dessous de la première place, à égalité on partage ; qui quitte le duel plus tard est mieux classé.',
    ),
    r(
      'RULING-46',
      'In the duel the order is that of the seats from the first player.',
      'Dans le duel, l’ordre est celui des places depuis le premier joueur.',
    ),
  ],
};

export const variants: Section = {
  id: 'variants',
  title: { en: 'House rules', fr: 'Règles maison' },
  icon: icons.radar,
  lead: {
    en: 'Three variants of ours, off unless they are chosen when a match is set up.',
    fr: 'Trois variantes à nous, absentes sauf si on les choisit en préparant la partie.',
  },
  rules: [
    r(
      'VAR-1',
      'A match is Classic unless variants are chosen at its start; they are named wherever it is shown.',
      'Une partie est Classique sauf variantes choisies au départ ; elles sont nommées partout où elle apparaît.',
      unless(
        'Choose Cat and Mouse when you set up a match.',
        'Choisissez Le chat et la souris en préparant une partie.',
      ),
    ),
    r(
      'VAR-RADAR-1',
      'Radar: the sector of each die with saucers is rolled at once and lies open.',
      'Radar : le secteur de chaque dé à soucoupes est lancé aussitôt et reste visible.',
    ),
    r(
      'VAR-RADAR-2',
      'Radar: step 4 rolls nothing; each die strikes its announced sector.',
      'Radar : l’étape 4 ne lance rien ; chaque dé frappe le secteur annoncé.',
    ),
    r(
      'VAR-RADAR-3',
      'Radar: dice are alike only with equal colour, saucers and sector.',
      'Radar : deux dés ne se valent qu’à couleur, soucoupes et secteur égaux.',
    ),
    r(
      'VAR-FAIR-1',
      'Fair Skies: the invasion is thrown once a round, for everybody.',
      'Ciel équitable : l’invasion est lancée une fois par manche, pour tous.',
    ),
    r(
      'VAR-FAIR-2',
      'Fair Skies: sectors are rolled for each player, with Radar once for all.',
      'Ciel équitable : les secteurs se lancent pour chacun, avec Radar une fois pour tous.',
    ),
    r(
      'VAR-CAT-1',
      'Cat and Mouse: attacker and targets pick a sector in secret, all at once.',
      'Le chat et la souris : attaquant et cibles choisissent un secteur en secret, en même temps.',
      unless('Wait until everybody has picked.', 'Attendez que chacun ait choisi.'),
    ),
    r(
      'VAR-CAT-2',
      'Cat and Mouse: the picks replace the rolls; equal is a shield.',
      'Le chat et la souris : les choix remplacent les lancers ; égaux, c’est un bouclier.',
    ),
    r(
      'VAR-CAT-3',
      'Cat and Mouse: fresh picks for each Missile, in the duel too.',
      'Le chat et la souris : de nouveaux choix à chaque Missile, au duel aussi.',
      unless('Pick when a Missile is fired.', 'Choisissez quand un Missile est tiré.'),
    ),
    r(
      'RULING-49',
      'A pick that does not come in time is made at random by the table.',
      'Un choix qui tarde est fait au hasard par la table.',
    ),
    r(
      'RULING-47',
      'Random numbers are drawn in a fixed order, so that a replay is exact.',
      'Les nombres sont tirés dans un ordre fixe, pour qu’un replay soit exact.',
    ),
    r('RULING-48', 'For a player who leaves, a bot plays on.', 'Pour un joueur qui part, un robot continue.'),
  ],
};
