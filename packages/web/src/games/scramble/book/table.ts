import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const goal: Section = {
  id: 'goal',
  title: { en: 'In short', fr: 'En bref' },
  icon: icons.roll,
  lead: {
    en: 'Pilots shoot at one alien fleet. Draw a gem, let it choose the gun, and do not melt down. Whoever has ten Invaders when a round ends wins.',
    fr: 'Les pilotes tirent sur une même flotte. Piochez une gemme, elle choisit le canon, et gare à la fusion. Qui a dix envahisseurs à la fin d’une manche gagne.',
  },
  rules: [
    r(
      'BOARD-8',
      'Destroyed Invaders go onto your Victory Track, one a slot; it is full at ten.',
      'Les envahisseurs détruits vont sur votre piste de victoire, un par case ; elle est pleine à dix.',
    ),
    r(
      'BOARD-15',
      'Energy gems come in the four weapon colours. Black Overheat gems activate any weapon but raise heat.',
      'Les gemmes d’énergie ont les quatre couleurs des armes. Les noires, de surchauffe, activent n’importe quelle arme mais font chauffer.',
    ),
    r(
      'ROUND-1',
      'In a round each pilot takes one turn, the first player first, then clockwise.',
      'Dans une manche chaque pilote joue un tour, le premier joueur d’abord, puis dans le sens horaire.',
      unless('Wait for your turn.', 'Attendez votre tour.'),
    ),
    r(
      'ROUND-2',
      'When everybody has had a turn, the Progress Track advances, an event that leaves it strikes, then victory is checked.',
      'Quand chacun a joué, la piste de progression avance, un événement qui en sort frappe, puis on vérifie la victoire.',
    ),
  ],
};

export const setup: Section = {
  id: 'setup',
  title: { en: 'Setting up', fr: 'Mise en place' },
  icon: icons.fly,
  rules: [
    r(
      'SETUP-1',
      'Six columns for two or three players; the extension makes eight for four.',
      'Six colonnes à deux ou trois ; l’extension en fait huit à quatre.',
    ),
    r(
      'RULING-1',
      'So each level of Invaders is exactly two rows, in every mode.',
      'Chaque niveau d’envahisseurs fait ainsi exactement deux rangées, dans tous les cas.',
    ),
    r(
      'SETUP-2',
      'Each pilot has a board, a Starfighter, a bag, two pawns and three Assist tokens in one colour.',
      'Chaque pilote a un plateau, un chasseur, un sac, deux pions et trois jetons d’assistance de sa couleur.',
    ),
    r(
      'RULING-4',
      'Pilots are orange, purple, teal and white, never a weapon colour.',
      'Les pilotes sont orange, violet, turquoise et blanc, jamais d’une couleur d’arme.',
    ),
    r(
      'SETUP-3',
      'Two defeated Invaders lie on each Victory Track from the start.',
      'Deux envahisseurs vaincus sont dès le début sur chaque piste de victoire.',
    ),
    r(
      'SETUP-4',
      'Each bag holds 8 Overheat gems and 3 Energy gems of each colour.',
      'Chaque sac contient 8 gemmes de surchauffe et 3 gemmes d’énergie de chaque couleur.',
    ),
    r('SETUP-5', 'Heat and credits start at 0.', 'Chaleur et crédits partent de 0.'),
    r('SETUP-6', 'Invader tokens are sorted by level.', 'Les envahisseurs sont triés par niveau.'),
    r(
      'SETUP-7',
      'With two or three pilots the tokens with a 4 stay out.',
      'À deux ou trois pilotes, ceux marqués d’un 4 restent dans la boîte.',
    ),
    r(
      'RULING-3',
      'All four colours are in play, equally often at each level.',
      'Les quatre couleurs sont en jeu, autant de fois à chaque niveau.',
    ),
    r(
      'SETUP-8',
      'Each level is a shuffled pile behind the board.',
      'Chaque niveau forme une pile mélangée derrière le plateau.',
    ),
    r(
      'SETUP-9',
      'Level 1 fills the second and third row at random.',
      'Le niveau 1 remplit au hasard les deuxième et troisième rangées.',
    ),
    r(
      'RULING-2',
      'Rows are counted from the Player Row: 1 is the front, empty at the start.',
      'Les rangées se comptent depuis la ligne des joueurs : 1 est l’avant, vide au début.',
    ),
    r(
      'SETUP-10',
      'The aggression marker is above slot 1, 4 or 5 with two, three or four pilots.',
      'Le marqueur d’agression est sur la case 1, 4 ou 5 à deux, trois ou quatre pilotes.',
    ),
    r(
      'SETUP-11',
      'Out of Order cards, Boost tokens, dice and spare gems lie in reach of all.',
      'Cartes hors service, jetons de surcharge, dés et gemmes restantes sont à portée de tous.',
    ),
    r('SETUP-12', 'A first player is drawn.', 'Un premier joueur est tiré au sort.'),
    r(
      'RULING-5',
      'The first player stays the same for the whole match.',
      'Le premier joueur reste le même toute la partie.',
    ),
    r(
      'SETUP-13',
      'From the first player on, each pilot chooses a space of the Player Row. Sharing is allowed.',
      'Depuis le premier joueur, chacun choisit une case de la ligne des joueurs. On peut la partager.',
      unless('Choose before the first round.', 'Choisissez avant la première manche.'),
    ),
    r(
      'RULING-6',
      'A Wormhole may be chosen while nobody is in it.',
      'Un trou de ver peut être choisi tant que personne n’y est.',
      unless('Choose another space.', 'Choisissez une autre case.'),
    ),
    r(
      'DECK-1',
      'Events are set aside, Upgrades sorted by level.',
      'Les événements sont mis de côté, les améliorations triées par niveau.',
    ),
    r(
      'DECK-2',
      'Four cards of level 1 lie open in slots 1 to 4.',
      'Quatre cartes de niveau 1 sont ouvertes dans les cases 1 à 4.',
    ),
    r(
      'DECK-3',
      'Four, eight and eight cards of levels 1, 2, 3 make three small decks.',
      'Quatre, huit et huit cartes de niveaux 1, 2, 3 forment trois petits paquets.',
    ),
    r('DECK-4', 'What remains of a level is its Innovation deck.', 'Le reste d’un niveau est sa pioche d’innovation.'),
    r(
      'DECK-5',
      'Each small deck gets an Aliens Fire! and an Aliens Move! and is shuffled.',
      'Chaque petit paquet reçoit un tir et une avancée des aliens et est mélangé.',
    ),
    r(
      'DECK-6',
      'The Main deck is built by level, an Aliens Move! below each small deck: 29 cards.',
      'La pioche principale se monte par niveau, une avancée sous chaque petit paquet : 29 cartes.',
    ),
    r(
      'RULING-77',
      'The changes for Experienced Pilots come together.',
      'Les changements des pilotes expérimentés vont ensemble.',
    ),
    r(
      'EXP-1',
      'Experienced Pilots always use eight columns.',
      'Les pilotes expérimentés jouent toujours sur huit colonnes.',
    ),
    r(
      'RULING-76',
      'All sixteen tokens of each level are used then.',
      'Les seize jetons de chaque niveau servent alors.',
    ),
    r(
      'EXP-2',
      'The aggression marker is one slot farther right.',
      'Le marqueur d’agression est une case plus à droite.',
    ),
    r('EXP-3', 'Each bag holds one more Overheat gem.', 'Chaque sac a une gemme de surchauffe de plus.'),
  ],
};
