import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const turn: Section = {
  id: 'turn',
  title: { en: 'Your turn', fr: 'Votre tour' },
  icon: icons.bag,
  rules: [
    r(
      'TURN-1',
      'A turn starts with a choice: draw a gem, or cool down.',
      'Un tour commence par un choix : piocher une gemme ou refroidir.',
      unless('It is made once, at the start of the turn.', 'Il se fait une fois, au début du tour.'),
    ),
    r(
      'TURN-2',
      'After a draw: place the gem, buy, the track is refilled, gather.',
      'Après la pioche : placer la gemme, acheter, la piste se complète, récolter.',
      unless('Use the gem first.', 'Utilisez d’abord la gemme.'),
    ),
    r(
      'TURN-3',
      'After a cooldown you only gather: no buying.',
      'Après un refroidissement on récolte seulement : pas d’achat.',
      unless('Activate or exchange first.', 'Activez ou échangez d’abord.'),
    ),
    r('TURN-4', 'After overheating the turn is over.', 'Après une surchauffe le tour est fini.'),
    r('DRAW-1', 'Draw one gem out of your own bag, blind.', 'Piochez à l’aveugle une gemme de votre sac.'),
    r(
      'DRAW-2',
      'The gem activates a weapon or is exchanged.',
      'La gemme active une arme ou s’échange.',
      unless('Draw a gem first.', 'Piochez d’abord une gemme.'),
    ),
    r(
      'RULING-83',
      'Exactly one gem a turn.',
      'Exactement une gemme par tour.',
      unless('Wait for your next turn.', 'Attendez votre prochain tour.'),
    ),
    r(
      'RULING-8',
      'What is in a bag is known to all; only the next gem is not.',
      'Le contenu des sacs est connu de tous ; seule la prochaine gemme ne l’est pas.',
    ),
    r('RULING-12', 'A gem that can be placed must be placed.', 'Une gemme qui peut être placée doit l’être.'),
    r(
      'RULING-23',
      'With an empty bag you must cool down.',
      'Sac vide, il faut refroidir.',
      unless('Cool down: the gems come back.', 'Refroidissez : les gemmes reviennent.'),
    ),
    r(
      'GATHER-1',
      'At the end of the turn gain the credits under the first empty slot of your Victory Track.',
      'À la fin du tour, gagnez les crédits sous la première case vide de votre piste de victoire.',
    ),
    r('GATHER-2', 'Not in a turn in which you overheated.', 'Pas dans un tour où vous avez surchauffé.'),
    r('GATHER-3', 'Then the next pilot goes.', 'Puis c’est au pilote suivant.'),
    r('RULING-72', 'A full track pays nothing.', 'Une piste pleine ne paie rien.'),
    r('BOARD-12', 'Credits never go over 12.', 'Les crédits ne dépassent jamais 12.'),
    r('RULING-39', 'What would be more is lost.', 'Le surplus est perdu.'),
  ],
};

export const activate: Section = {
  id: 'activate',
  title: { en: 'Activate, move', fr: 'Activer, voler' },
  icon: icons.fly,
  rules: [
    r(
      'ACT-1',
      'An Energy gem activates the weapon of its colour.',
      'Une gemme d’énergie active l’arme de sa couleur.',
      unless('Choose that weapon, or exchange the gem.', 'Choisissez cette arme, ou échangez la gemme.'),
    ),
    r(
      'ACT-2',
      'An Overheat gem activates any weapon and raises heat by 3.',
      'Une gemme de surchauffe active n’importe quelle arme : chaleur +3.',
    ),
    r(
      'ACT-3',
      'A weapon moves, then fires, then does its specials.',
      'Une arme déplace, puis tire, puis joue ses effets.',
      unless('Activate a weapon first.', 'Activez d’abord une arme.'),
    ),
    r('ACT-4', 'Each of these may be left out.', 'Chacun de ces pas peut être omis.'),
    r(
      'RULING-80',
      'Even all of them: Boost, Scavenge and Vent still happen.',
      'Même tous : surcharge, récupération et ventilation ont lieu quand même.',
    ),
    r('ACT-5', 'The icons of board and cards add up.', 'Les symboles du plateau et des cartes s’additionnent.'),
    r(
      'ACT-6',
      'A weapon Out of Order cannot be activated.',
      'Une arme hors service ne s’active pas.',
      unless('Repair it for 10 credits while buying.', 'Réparez-la pour 10 crédits pendant les achats.'),
    ),
    r(
      'RULING-17',
      'A gem whose weapon is broken can only be exchanged.',
      'Une gemme dont l’arme est hors service ne peut que s’échanger.',
    ),
    r(
      'RULING-81',
      'A weapon may be activated any number of times.',
      'Une arme peut être activée autant de fois qu’on veut.',
    ),
    r(
      'BOARD-10',
      'Four weapons, each with Move, Power and Special icons.',
      'Quatre armes, chacune avec mouvement, puissance et effets.',
    ),
    r(
      'BOARD-4',
      'A Starfighter is always on one space of the Player Row.',
      'Un chasseur est toujours sur une case de la ligne des joueurs.',
    ),
    r('BOARD-5', 'Any number may share an ordinary space.', 'Plusieurs peuvent partager une case ordinaire.'),
    r(
      'BOARD-6',
      'The ends are Wormholes: one Starfighter each.',
      'Les bouts sont des trous de ver : un chasseur chacun.',
    ),
    r(
      'MOVE-1',
      'Fly up to as many spaces as the weapon has Move.',
      'Volez d’autant de cases au plus que l’arme a de mouvement.',
      unless('Choose a space that is lit.', 'Choisissez une case éclairée.'),
    ),
    r('MOVE-2', 'In one direction only.', 'Dans une seule direction.'),
    r('MOVE-3', 'Others do not stand in the way.', 'Les autres ne gênent pas.'),
    r(
      'MOVE-4',
      'A Wormhole is entered only while nobody else is in it.',
      'On n’entre dans un trou de ver que s’il est libre.',
      unless('Choose another space.', 'Choisissez une autre case.'),
    ),
    r('MOVE-5', 'From one Wormhole to the other is one space.', 'D’un trou de ver à l’autre, c’est une case.'),
    r(
      'RULING-40',
      'So the row is a ring: left of the left Wormhole lies the right one.',
      'La ligne est donc un anneau : à gauche du trou de ver gauche se trouve le droit.',
    ),
    r(
      'RULING-41',
      'An occupied Wormhole blocks that way.',
      'Un trou de ver occupé barre le passage.',
      unless('Fly the other way.', 'Passez de l’autre côté.'),
    ),
    r(
      'RULING-42',
      'Nobody flies round to where they could go straight.',
      'On ne fait pas le tour pour aller où l’on va tout droit.',
      unless('Fly straight.', 'Volez tout droit.'),
    ),
    r('MOVE-6', 'In a Wormhole Aliens Fire! never hits.', 'Dans un trou de ver, le tir des aliens ne touche jamais.'),
    r('RULING-7', 'Nor can one fire from there.', 'On n’y tire pas non plus.'),
  ],
};

export const fire: Section = {
  id: 'fire',
  title: { en: 'Fire', fr: 'Tirer' },
  icon: icons.spotter,
  rules: [
    r(
      'BOARD-1',
      'Three rows of Invaders lie above the columns.',
      'Trois rangées d’envahisseurs dominent les colonnes.',
    ),
    r('BOARD-2', 'One Invader a space.', 'Un envahisseur par case.'),
    r('BOARD-3', 'Behind means: same column, farther away.', 'Derrière veut dire : même colonne, plus loin.'),
    r(
      'FIRE-1',
      'Fire at the Invader in front with the weapon’s Power.',
      'Tirez sur l’envahisseur devant vous avec la puissance de l’arme.',
      unless('Move to a column with an Invader.', 'Allez dans une colonne avec un envahisseur.'),
    ),
    r(
      'RULING-25',
      'In front is the nearest in the column; gaps do not matter.',
      'Devant, c’est le plus proche de la colonne ; les vides ne comptent pas.',
    ),
    r('RULING-26', 'Nobody fires over it.', 'On ne tire pas par-dessus.'),
    r(
      'FIRE-2',
      'With at least as much Power as shields it is destroyed and comes to your Victory Track.',
      'Avec au moins autant de puissance que de boucliers, il est détruit et vient sur votre piste de victoire.',
    ),
    r(
      'FIRE-3',
      'With less it loses that many shields, and you mark it with an Assist token.',
      'Avec moins, il perd autant de boucliers, et vous y posez un jeton d’assistance.',
    ),
    r(
      'FIRE-4',
      'Scatter, Beam and Blast hit more Invaders, each with full Power.',
      'Dispersion, rayon et explosion touchent d’autres envahisseurs, à pleine puissance.',
    ),
    r('FIRE-5', 'Scatter: also left and right of the target.', 'Dispersion : aussi à gauche et à droite de la cible.'),
    r('RULING-27', 'Only directly beside it in the same row.', 'Seulement juste à côté dans la même rangée.'),
    r('FIRE-6', 'Beam: also everything behind the target.', 'Rayon : aussi tout ce qui est derrière la cible.'),
    r('RULING-28', 'Over gaps too.', 'Par-dessus les vides aussi.'),
    r(
      'FIRE-7',
      'Blast: also directly and diagonally behind the target.',
      'Explosion : aussi juste derrière la cible et en diagonale.',
    ),
    r('RULING-29', 'Only in the next row.', 'Seulement dans la rangée suivante.'),
    r(
      'RULING-30',
      'Several effects add their targets; each Invader is hit once.',
      'Plusieurs effets ajoutent leurs cibles ; chacun n’est touché qu’une fois.',
    ),
    r('RULING-31', 'All or nothing: you do not choose among them.', 'Tout ou rien : on ne choisit pas parmi eux.'),
    r('RULING-32', 'Power that is left over is lost.', 'La puissance en trop est perdue.'),
    r(
      'RULING-33',
      'All hits count at once: first the destroyed leave, then damage is noted.',
      'Tous les coups comptent ensemble : d’abord partent les détruits, puis on note les dégâts.',
    ),
    r(
      'ASSIST-1',
      'Damage an Invader without destroying it: one of your Assist tokens marks it.',
      'Endommager sans détruire : un de vos jetons d’assistance le marque.',
    ),
    r(
      'ASSIST-2',
      'When another destroys it you get the token back and 2 credits a level.',
      'Quand un autre le détruit, vous reprenez le jeton et 2 crédits par niveau.',
    ),
    r('ASSIST-3', 'You have three tokens.', 'Vous avez trois jetons.'),
    r(
      'RULING-34',
      'One of yours an Invader, however often you hit it.',
      'Un des vôtres par envahisseur, quel que soit le nombre de coups.',
    ),
    r('RULING-35', 'Without a token left the damage still counts.', 'Sans jeton, les dégâts comptent quand même.'),
    r(
      'RULING-36',
      'If tokens are short you choose which Invader gets one.',
      'S’il en manque, vous choisissez qui en reçoit un.',
      unless('Choose an Invader that this shot damaged.', 'Choisissez un envahisseur endommagé par ce tir.'),
    ),
    r(
      'RULING-37',
      'Everybody else with a token is paid in full.',
      'Chaque autre pilote avec un jeton est payé en entier.',
    ),
    r('RULING-38', 'For one that gets through nobody is paid.', 'Pour celui qui passe, personne n’est payé.'),
    r('RULING-84', 'Damage and tokens stay when you cool down.', 'Dégâts et jetons restent quand vous refroidissez.'),
  ],
};
