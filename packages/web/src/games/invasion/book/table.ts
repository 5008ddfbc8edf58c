import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const goal: Section = {
  id: 'goal',
  title: { en: 'In short', fr: 'En bref' },
  icon: icons.planet,
  lead: {
    en: 'Saucers attack your planet. You roll dice to shoot them down, repair, or fire at everybody else. After three rounds the best-kept planet wins.',
    fr: 'Des soucoupes attaquent votre planète. Vous lancez des dés pour les abattre, réparer, ou tirer sur tous les autres. Après trois manches, la planète la mieux gardée gagne.',
  },
  rules: [
    r(
      'GOAL-1',
      'The match lasts exactly three rounds; whoever has the most points then wins.',
      'La partie dure exactement trois manches ; qui a alors le plus de points gagne.',
      unless('Start another match.', 'Commencez une autre partie.'),
    ),
    r('SCORE-6', 'The most points win.', 'Le plus de points gagne.'),
    r(
      'DEF-6',
      'Neighbours are all other players, wherever they sit.',
      'Les voisins sont tous les autres joueurs, où qu’ils soient assis.',
    ),
  ],
};

export const setup: Section = {
  id: 'setup',
  title: { en: 'Setting up', fr: 'Mise en place' },
  icon: icons.city,
  rules: [
    r(
      'SETUP-1',
      'Each player has a planet, a Core, twelve Cities and a Sector die.',
      'Chacun a une planète, un Noyau, douze Cités et un dé de secteur.',
    ),
    r('SETUP-2', 'The Core lies on the central crater, undamaged.', 'Le Noyau est sur le cratère central, intact.'),
    r(
      'SETUP-3',
      'The Cities lie on the twelve other craters, undamaged.',
      'Les Cités sont sur les douze autres cratères, intactes.',
    ),
    r(
      'SETUP-4',
      'A first player is drawn; the Staging Board lies beside that player.',
      'Un premier joueur est tiré au sort ; le plateau de réserve est près de lui.',
    ),
    r(
      'SETUP-5',
      'For each of rounds 2 and 3 one Invasion die of each colour and one Defense die wait on the Staging Board.',
      'Pour chacune des manches 2 et 3, un dé d’invasion de chaque couleur et un dé de défense attendent sur le plateau de réserve.',
    ),
    r(
      'SETUP-6',
      'Three Invasion dice, one of each colour, and three Defense dice are in play from the start.',
      'Trois dés d’invasion, un par couleur, et trois dés de défense sont en jeu dès le début.',
    ),
    r(
      'SETUP-7',
      'The set-up is the same for every number of players.',
      'La mise en place est la même quel que soit le nombre de joueurs.',
    ),
    r('SETUP-8', 'Two to six players.', 'De deux à six joueurs.'),
    r(
      'RULING-18',
      'The first player is drawn and begins all three rounds; in a rematch the next seat begins.',
      'Le premier joueur est tiré au sort et commence les trois manches ; à la revanche, c’est la place suivante.',
    ),
    r(
      'RULING-35',
      'Pieces never run out: as many as there are craters. The centre takes the Core only.',
      'Les pièces ne manquent jamais : autant que de cratères. Le centre ne reçoit que le Noyau.',
    ),
  ],
};

export const turn: Section = {
  id: 'turn',
  title: { en: 'Rounds and turns', fr: 'Manches et tours' },
  icon: icons.dice,
  rules: [
    r(
      'ROUND-1',
      'In a round everybody has one turn, the first player first.',
      'Dans une manche chacun a un tour, le premier joueur d’abord.',
      unless('Wait for your turn.', 'Attendez votre tour.'),
    ),
    r(
      'ROUND-2',
      'Round 1: three Invasion dice, three Defense dice.',
      'Manche 1 : trois dés d’invasion, trois dés de défense.',
    ),
    r(
      'ROUND-3',
      'Round 2: six Invasion dice, four Defense dice.',
      'Manche 2 : six dés d’invasion, quatre dés de défense.',
    ),
    r(
      'ROUND-4',
      'Round 3: nine Invasion dice, five Defense dice.',
      'Manche 3 : neuf dés d’invasion, cinq dés de défense.',
    ),
    r(
      'ROUND-5',
      'After the last turn of round 3 points are counted.',
      'Après le dernier tour de la manche 3, on compte les points.',
    ),
    r(
      'TURN-1',
      'A turn has six steps: invasion, Defense dice, shots, damage, Missiles, rebuilding.',
      'Un tour a six étapes : invasion, dés de défense, tirs, dégâts, Missiles, reconstruction.',
      unless('Wait until this step comes.', 'Attendez que cette étape vienne.'),
    ),
    r(
      'RULING-17',
      'Play goes clockwise; the neighbour on your right has just played.',
      'On joue dans le sens horaire ; le voisin de droite vient de jouer.',
    ),
    r(
      'RULING-16',
      'The dice that join in round 3 wait on the Staging Board beside the words “Round 3”.',
      'Les dés qui arrivent à la manche 3 attendent sur le plateau de réserve, à côté de « Manche 3 ».',
    ),
    r(
      'RULING-36',
      'Rebuilding comes last: it never prevents damage of the same turn.',
      'On reconstruit en dernier : cela n’empêche jamais les dégâts du même tour.',
    ),
    r(
      'SCALE-1',
      'A Blaster, Missile or Rebuild is worth 1, 2, 3 in rounds 1, 2, 3.',
      'Un Blaster, Missile ou Reconstruction vaut 1, 2, 3 aux manches 1, 2, 3.',
    ),
    r(
      'SCALE-2',
      'The free rebuild of a shield grows too: 1, 2, 3 points.',
      'La reconstruction gratuite d’un bouclier grandit aussi : 1, 2, 3 points.',
    ),
    r(
      'SCALE-3',
      'Saucers do not grow: each is always one point of damage.',
      'Les soucoupes ne grandissent pas : chacune fait toujours un point de dégâts.',
    ),
  ],
};

export const invasion: Section = {
  id: 'invasion',
  title: { en: '1. The invasion', fr: '1. L’invasion' },
  icon: icons.saucer,
  rules: [
    r(
      'INV-1',
      'The neighbour on your right throws the Invasion dice.',
      'Votre voisin de droite lance les dés d’invasion.',
    ),
    r('INV-2', 'All of the round, once; there is no re-roll.', 'Tous ceux de la manche, une fois ; sans relance.'),
    r('INV-3', 'It is the invasion of your planet only.', 'C’est l’invasion de votre seule planète.'),
    r(
      'RULING-19',
      'The throw is automatic; the thrower decides nothing.',
      'Le lancer est automatique ; le lanceur ne décide rien.',
    ),
    r(
      'RULING-10',
      'An Invasion die shows 0, 1, 1, 2, 2 or 3 saucers.',
      'Un dé d’invasion montre 0, 1, 1, 2, 2 ou 3 soucoupes.',
    ),
    r(
      'RULING-11',
      'Three dice of each colour; all saucers of a die have its colour.',
      'Trois dés par couleur ; toutes les soucoupes d’un dé ont sa couleur.',
    ),
  ],
};

export const defense: Section = {
  id: 'defense',
  title: { en: '2. The Defense dice', fr: '2. Les dés de défense' },
  icon: icons.dice,
  rules: [
    r(
      'DEF-1',
      'You roll all Defense dice of the round, once the invasion is known.',
      'Vous lancez tous les dés de défense de la manche, une fois l’invasion connue.',
    ),
    r(
      'DEF-2',
      'You may re-roll up to three times.',
      'Vous pouvez relancer jusqu’à trois fois.',
      unless(
        'Keep your dice: the re-rolls are used up or the step is over.',
        'Gardez vos dés : les relances sont épuisées ou l’étape est finie.',
      ),
    ),
    r(
      'DEF-3',
      'Each time any of the dice: one, several or all. None ends the step.',
      'À chaque fois n’importe quels dés : un, plusieurs ou tous. Aucun met fin à l’étape.',
      unless('Mark at least one die that shows.', 'Marquez au moins un dé visible.'),
    ),
    r(
      'DEF-4',
      'Dice you leave out are set aside for that re-roll only; you may roll them later.',
      'Les dés laissés ne sont mis de côté que pour cette relance ; vous pourrez les relancer plus tard.',
    ),
    r(
      'DEF-5',
      'The icons: three Blasters, Interceptor, Missile, Rebuild.',
      'Les icônes : trois Blasters, Intercepteur, Missile, Reconstruction.',
      unless(
        'Lay a Blaster or an Interceptor that still has a target.',
        'Posez un Blaster ou un Intercepteur qui a encore une cible.',
      ),
    ),
    r(
      'RULING-9',
      'A Defense die has each of the six icons once.',
      'Un dé de défense porte chacune des six icônes une fois.',
    ),
    r(
      'RULING-12',
      'One roll and up to three re-rolls: four rolls at most.',
      'Un lancer et jusqu’à trois relances : quatre lancers au plus.',
    ),
    r('RULING-13', 'The three re-rolls are yours, not each die’s.', 'Les trois relances sont à vous, non à chaque dé.'),
    r(
      'RULING-14',
      'A die that was set aside may be rolled again while re-rolls are left.',
      'Un dé mis de côté peut être relancé tant qu’il reste des relances.',
    ),
    r(
      'RULING-15',
      'A re-roll that is not used is lost.',
      'Une relance non utilisée est perdue.',
      unless('Keep at the end of step 2.', 'Gardez à la fin de l’étape 2.'),
    ),
  ],
};

export const shots: Section = {
  id: 'shots',
  title: { en: '3. Shots at saucers', fr: '3. Tirs sur les soucoupes' },
  icon: icons.blaster,
  rules: [
    r(
      'ASSIGN-1',
      'A Blaster repels 1, 2 or 3 saucers of its colour, by the round.',
      'Un Blaster repousse 1, 2 ou 3 soucoupes de sa couleur, selon la manche.',
    ),
    r(
      'ASSIGN-2',
      'It is laid on one die of its colour and works on that one only.',
      'On le pose sur un dé de sa couleur et il n’agit que sur celui-là.',
      unless('Choose a die of the Blaster’s colour.', 'Choisissez un dé de la couleur du Blaster.'),
    ),
    r(
      'ASSIGN-3',
      'A Defense die is never divided; surplus is lost.',
      'Un dé de défense ne se partage jamais ; le surplus est perdu.',
      unless('Choose a die with saucers left.', 'Choisissez un dé où il reste des soucoupes.'),
    ),
    r(
      'ASSIGN-4',
      'Several may be laid on the same die; they add up.',
      'On peut en poser plusieurs sur le même dé ; ils s’ajoutent.',
    ),
    r(
      'ASSIGN-5',
      'An Interceptor cancels one whole die, any colour, any number.',
      'Un Intercepteur annule un dé entier, de toute couleur et tout nombre.',
    ),
    r(
      'ASSIGN-6',
      'The Interceptor does not grow: one die in every round.',
      'L’Intercepteur ne grandit pas : un dé à chaque manche.',
    ),
    r(
      'ASSIGN-7',
      'A die that is partly repelled keeps the rest of its saucers.',
      'Un dé repoussé en partie garde le reste de ses soucoupes.',
    ),
    r(
      'RULING-20',
      'Blasters and Interceptors must be used while they have a target.',
      'Blasters et Intercepteurs doivent servir tant qu’ils ont une cible.',
      unless('Lay all that have a target.', 'Posez tous ceux qui ont une cible.'),
    ),
    r(
      'RULING-21',
      'An Interceptor may go on a die that a Blaster has weakened.',
      'Un Intercepteur peut aller sur un dé qu’un Blaster a affaibli.',
    ),
  ],
};

export const damage: Section = {
  id: 'damage',
  title: { en: '4. Damage', fr: '4. Dégâts' },
  icon: icons.city,
  rules: [
    r(
      'DMG-1',
      'Every saucer that is left does one point of damage.',
      'Chaque soucoupe restante fait un point de dégâts.',
    ),
    r(
      'DMG-2',
      'One Sector roll for each die with saucers left, not for each saucer.',
      'Un lancer de secteur par dé où il reste des soucoupes, non par soucoupe.',
    ),
    r('DMG-3', 'All saucers of that die strike that sector.', 'Toutes les soucoupes de ce dé frappent ce secteur.'),
    r('DMG-4', 'A City that is hit turns from undamaged to damaged.', 'Une Cité touchée passe d’intacte à endommagée.'),
    r('DMG-5', 'Hit again it leaves the planet.', 'Touchée encore, elle quitte la planète.'),
    r(
      'DMG-6',
      'The Core too: the first hit damages it, the second removes it.',
      'Le Noyau aussi : le premier coup l’endommage, le second l’enlève.',
    ),
    r(
      'DMG-7',
      'Through an empty centre damage goes on to the far side.',
      'Par un centre vide, les dégâts passent de l’autre côté.',
    ),
    r(
      'DMG-8',
      'A saucer that finds nothing on its path does nothing.',
      'Une soucoupe qui ne trouve rien sur son chemin ne fait rien.',
    ),
    r(
      'DMG-9',
      'The path: outer City, inner City, Core, inner and outer City of the opposite sector.',
      'Le chemin : Cité extérieure, Cité intérieure, Noyau, Cités intérieure et extérieure du secteur opposé.',
    ),
    r(
      'RULING-1',
      'Two rings of six Cities around the Core; each sector has one of both.',
      'Deux anneaux de six Cités autour du Noyau ; chaque secteur en a une de chacun.',
    ),
    r(
      'RULING-2',
      'Sectors 1 to 6 run clockwise from the top; opposite are 1–4, 2–5, 3–6.',
      'Les secteurs 1 à 6 vont dans le sens horaire depuis le haut ; opposés : 1–4, 2–5, 3–6.',
    ),
    r('RULING-3', 'From outside inwards; nobody chooses.', 'De l’extérieur vers l’intérieur ; personne ne choisit.'),
    r(
      'RULING-4',
      'Beyond the empty centre: the inner City, then the outer one, then the rest is lost.',
      'Au-delà du centre vide : la Cité intérieure, puis l’extérieure, puis le reste est perdu.',
    ),
    r(
      'RULING-5',
      'Points strike one at a time, each the first site that is not empty.',
      'Les points frappent un à un, chacun le premier site non vide.',
    ),
    r(
      'RULING-6',
      'If the Core falls in mid-attack, the rest passes through at once.',
      'Si le Noyau tombe en pleine attaque, le reste passe aussitôt.',
    ),
    r('RULING-7', 'With no City on the path the Core is hit.', 'Sans Cité sur le chemin, le Noyau est touché.'),
    r(
      'RULING-22',
      'Dice strike one after another: fewest saucers first, then yellow, blue, magenta.',
      'Les dés frappent l’un après l’autre : le moins de soucoupes d’abord, puis jaune, bleu, magenta.',
      unless(
        'Lay the dice as you like: the table finds the plan with the same result.',
        'Posez les dés à votre gré : la table trouve le plan de même résultat.',
      ),
    ),
    r(
      'RULING-23',
      'The active player’s own Sector die is rolled, by itself.',
      'C’est le dé de secteur du joueur actif qui est lancé, tout seul.',
    ),
    r('RULING-24', 'Several dice may strike the same sector.', 'Plusieurs dés peuvent frapper le même secteur.'),
    r('RULING-25', 'No roll for a die without saucers.', 'Aucun lancer pour un dé sans soucoupe.'),
    r(
      'RULING-37',
      'A planet with nothing left plays on, and may still win.',
      'Une planète vide continue de jouer, et peut encore gagner.',
    ),
  ],
};
