import { rule, type Section, unless } from '../../../contract/book.ts';

export const goal: Section = {
  id: 'goal',
  title: { en: 'Goal and colours', fr: 'But et couleurs' },
  rules: [
    rule('ORBITAL-GOAL-1', 'A match lasts 5 years.', 'Une partie dure 5 années.'),
    rule(
      'ORBITAL-GOAL-2',
      'Most victory points (VP) after the last year win.',
      'Le plus de points de victoire (PV) après la dernière année gagne.',
    ),
    rule(
      'ORBITAL-GOAL-3',
      'Everybody builds one orbital of their own, from one core module.',
      'Chacun construit son propre orbital, à partir d’un module de base.',
    ),
    rule(
      'ORBITAL-GOAL-4',
      'A year is a row of single actions in turn. When all pass in a row it ends and is scored.',
      'Une année est une suite d’actions, une par tour. Quand tous passent de suite, elle finit et on la compte.',
    ),
    rule(
      'ORBITAL-COLOUR-1',
      'Six types, six colours: red Structural, green Bio, yellow Commercial, orange Support, blue Scientific, purple Military.',
      'Six types, six couleurs : rouge Structurel, vert Bio, jaune Commercial, orange Soutien, bleu Scientifique, violet Militaire.',
    ),
    rule(
      'ORBITAL-COLOUR-2',
      'A core without an upgrade is a red module.',
      'Un module de base non amélioré est un module rouge.',
    ),
    rule(
      'ORBITAL-CARD-1',
      'A module card has a type, one entry, up to three exits, crew symbols and perhaps an effect.',
      'Une carte de module a un type, une entrée, jusqu’à trois sorties, des symboles d’équipage et parfois un effet.',
    ),
    rule(
      'ORBITAL-CARD-2',
      'An arrow marks an action: cost before it, result behind it. Without an arrow an effect always works.',
      'Une flèche marque une action : le coût avant, le résultat après. Sans flèche, l’effet est permanent.',
      unless('Choose a module of yours with an arrow.', 'Choisissez un de vos modules avec une flèche.'),
    ),
  ],
};

export const setup: Section = {
  id: 'setup',
  title: { en: 'Setup', fr: 'Installation' },
  rules: [
    rule('ORBITAL-SETUP-1', 'Everybody takes a core module.', 'Chacun prend un module de base.'),
    rule(
      'ORBITAL-SETUP-2',
      'Five core upgrades lie open for all.',
      'Cinq améliorations de base sont visibles pour tous.',
    ),
    rule(
      'ORBITAL-SETUP-3',
      '86 modules and 36 events make one draw pile.',
      '86 modules et 36 événements forment une seule pioche.',
    ),
    rule('ORBITAL-SETUP-4', 'The top five cards form the market.', 'Les cinq premières cartes forment le marché.'),
    rule(
      'ORBITAL-SETUP-5',
      'Everybody starts with 1 unused crew on the core.',
      'Chacun commence avec 1 équipage inutilisé sur sa base.',
    ),
    rule('ORBITAL-SETUP-6', 'Everybody starts with 16 MC and 0 VP.', 'Chacun commence avec 16 MC et 0 PV.'),
    rule(
      'ORBITAL-SETUP-7',
      'Of 8 cards you keep 5; 3 go back and the pile is shuffled.',
      'De 8 cartes vous en gardez 5 ; 3 retournent dans la pioche, qu’on mélange.',
      unless('Mark exactly three cards to return.', 'Marquez exactement trois cartes à remettre.'),
    ),
    rule('ORBITAL-SETUP-8', 'Chance names the first player.', 'Le hasard désigne le premier joueur.'),
  ],
};

export const geometry: Section = {
  id: 'geometry',
  title: { en: 'How modules dock', fr: 'Comment les modules se connectent' },
  rules: [
    rule(
      'ORBITAL-GEO-2',
      'The core has an exit on each of its four sides and no entry.',
      'Le module de base a une sortie sur ses quatre côtés et aucune entrée.',
    ),
    rule(
      'ORBITAL-GEO-3',
      'A card lies with its entry at the bottom; exits are left, up or right.',
      'Une carte se lit l’entrée en bas ; les sorties sont à gauche, en haut ou à droite.',
    ),
    rule(
      'ORBITAL-GEO-4',
      'A new module is turned so that its entry touches the exit. It is never mirrored.',
      'Un nouveau module est tourné pour que son entrée touche la sortie. On ne le retourne jamais.',
    ),
    rule(
      'ORBITAL-GEO-6',
      'A module is connected to its host and to what docks at its exits. Lying side by side connects nothing.',
      'Un module est connecté à son hôte et à ce qui est connecté à ses sorties. Être côte à côte ne connecte rien.',
    ),
    rule('ORBITAL-GEO-7', 'Modules never overlap.', 'Les modules ne se chevauchent jamais.'),
    rule(
      'ORBITAL-GEO-8',
      'A module docks at a free exit of your own orbital.',
      'Un module se connecte à une sortie libre de votre orbital.',
      unless(
        'Choose an exit of yours that nothing is docked to.',
        'Choisissez une de vos sorties où rien n’est connecté.',
      ),
    ),
    rule(
      'ORBITAL-GEO-10',
      'An exit with a module in front of it is blocked.',
      'Une sortie avec un module devant elle est bloquée.',
      unless('Choose an exit with an empty cell before it.', 'Choisissez une sortie devant laquelle la case est vide.'),
    ),
    rule(
      'ORBITAL-GEO-11',
      'An exit is usable if its cell is empty and its module undamaged.',
      'Une sortie est utilisable si sa case est vide et son module non endommagé.',
    ),
    rule(
      'ORBITAL-GEO-12',
      'After every build at least one usable exit must be left. Exits of the new module count.',
      'Après chaque construction il doit rester une sortie utilisable. Celles du nouveau module comptent.',
      unless(
        'Dock a module with an exit of its own, or repair one with open exits first.',
        'Connectez un module qui a une sortie, ou réparez d’abord un module aux sorties ouvertes.',
      ),
    ),
    rule(
      'ORBITAL-GEO-13',
      'A module without others docked to it is an outer module; the core never is.',
      'Un module sans autre module à ses sorties est un module extérieur ; la base ne l’est jamais.',
    ),
    rule(
      'ORBITAL-GEO-14',
      'From the inside out: by the way to the core, then clockwise from the west.',
      'De l’intérieur vers l’extérieur : par distance à la base, puis dans le sens horaire depuis l’ouest.',
    ),
  ],
};
