import { rule, type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';

export const soldiers: Section = {
  id: 'soldiers',
  title: { en: 'Soldiers', fr: 'Les soldats' },
  icon: icons.vanguard,
  lead: {
    en: 'Whoever deploys a soldier chooses one of its two numbers. The effect changes a hand, and so the next aim.',
    fr: 'Qui déploie un soldat choisit l’un de ses deux nombres. L’effet change une main, donc la visée suivante.',
  },
  rules: [
    rule(
      'SIEGE-SOLDIER-1',
      'A deck holds three copies of each of the seven soldiers.',
      'Un paquet contient trois exemplaires de chacun des sept soldats.',
    ),
    rule(
      'SIEGE-SOLDIER-2',
      'Tide Herald, Chime Shard: you draw 1 or 2.',
      'Héraut des marées, Éclat carillon : vous piochez 1 ou 2.',
    ),
    rule(
      'SIEGE-SOLDIER-3',
      'Brood Matron, Geode Mother: you draw 3 or 4.',
      'Matrone des couvées, Mère géode : vous piochez 3 ou 4.',
    ),
    rule(
      'SIEGE-SOLDIER-4',
      'Moltguard, Slag Warden: you discard 1 or 2.',
      'Garde de mue, Gardien de scories : vous défaussez 1 ou 2.',
    ),
    rule(
      'SIEGE-SOLDIER-5',
      'Ebb Reaper, Quarry Tyrant: you discard 2 or 3.',
      'Faucheuse du reflux, Tyran des carrières : vous défaussez 2 ou 3.',
    ),
    rule(
      'SIEGE-SOLDIER-6',
      'Lure Dancer, False Beacon: the opponent draws 1 or 2.',
      'Danseuse d’appât, Faux phare : l’adversaire pioche 1 ou 2.',
    ),
    rule(
      'SIEGE-SOLDIER-7',
      'Siren Choir, Echo Flood: the opponent draws 2 or 3.',
      'Chœur des sirènes, Déluge d’échos : l’adversaire pioche 2 ou 3.',
    ),
    rule(
      'SIEGE-SOLDIER-8',
      'Stingray Lancer, Gloom Splinter: the opponent discards 1 or 2.',
      'Lancier raie, Écharde d’ombre : l’adversaire défausse 1 ou 2.',
    ),
    rule(
      'SIEGE-SOLDIER-9',
      'The player who deploys the soldier chooses the number, whoever has to draw or discard.',
      'Qui déploie le soldat choisit le nombre, quel que soit celui qui pioche ou défausse.',
    ),
  ],
};

export const officers: Section = {
  id: 'officers',
  title: { en: 'Officers', fr: 'Les officiers' },
  icon: icons.marshal,
  rules: [
    rule(
      'SIEGE-OFFICER-1',
      'Decoy (three copies): you may throw it away from your hand at any time.',
      'Leurre (trois exemplaires) : vous pouvez le jeter de votre main à tout moment.',
      unless(
        'Only a Decoy goes freely; other cards need an effect.',
        'Seul un Leurre part librement ; les autres cartes demandent un effet.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-2',
      'Throwing a Decoy away is not the deployment of your turn.',
      'Jeter un Leurre n’est pas le déploiement du tour.',
    ),
    rule(
      'SIEGE-OFFICER-3',
      'A Decoy may be deployed like any alien; it then has no effect of its own.',
      'Un Leurre peut être déployé comme tout alien ; il n’a alors aucun effet propre.',
    ),
    rule(
      'SIEGE-OFFICER-4',
      'After deploying a Decoy you may use the planet effect as usual.',
      'Après avoir déployé un Leurre, vous pouvez utiliser l’effet de la planète.',
    ),
    rule(
      'SIEGE-OFFICER-5',
      'Marshal (three copies): move one alien from one of your neighbouring siege forces to the Marshal’s.',
      'Maréchal (trois exemplaires) : déplacez un alien d’une de vos forces voisines vers la sienne.',
      unless(
        'Have an alien on a neighbouring planet before the Marshal lands.',
        'Ayez un alien sur une planète voisine avant l’arrivée du Maréchal.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-6',
      'Neighbours are the planets directly left and right; only your own forces count.',
      'Les voisines sont les planètes juste à gauche et à droite ; seules vos forces comptent.',
      unless(
        'Choose the planet directly left or right of the Marshal.',
        'Choisissez la planète juste à gauche ou à droite du Maréchal.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-7',
      'If a neighbouring force of yours holds an alien, the move is compulsory.',
      'Si une de vos forces voisines a un alien, le déplacement est obligatoire.',
      unless('Pull an alien; then end your turn.', 'Attirez un alien ; ensuite, terminez votre tour.'),
    ),
    rule(
      'SIEGE-OFFICER-8',
      'Raider (one copy): deploy it to any of your siege forces, whatever your aim.',
      'Corsaire (un exemplaire) : déployez-le dans n’importe laquelle de vos forces, quelle que soit la visée.',
    ),
    rule(
      'SIEGE-OFFICER-9',
      'In the turn of a Raider no planet effect is used.',
      'Le tour d’un Corsaire, aucun effet de planète.',
      unless(
        'Planet effects are open again in your next turn.',
        'Les effets de planète reviennent à votre prochain tour.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-10',
      'Oracle (one copy): this turn you may use any face-up planet effect instead of only that of your planet.',
      'Oracle (un exemplaire) : ce tour-ci vous pouvez utiliser n’importe quel effet visible, pas seulement celui de votre planète.',
    ),
    rule(
      'SIEGE-OFFICER-11',
      'Even so, only one planet effect in that turn.',
      'Même ainsi, un seul effet de planète ce tour-là.',
      unless('Your next turn opens a new planet effect.', 'Votre prochain tour ouvre un nouvel effet de planète.'),
    ),
    rule(
      'SIEGE-OFFICER-12',
      'Vanguard (one copy): deploy one more alien to the same siege force.',
      'Avant-garde (un exemplaire) : déployez un alien de plus dans la même force.',
      unless(
        'Choose the card only; its planet is the Vanguard’s.',
        'Choisissez seulement la carte ; sa planète est celle de l’Avant-garde.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-13',
      'In the turn of a Vanguard no planet effect is used.',
      'Le tour d’une Avant-garde, aucun effet de planète.',
      unless(
        'Planet effects are open again in your next turn.',
        'Les effets de planète reviennent à votre prochain tour.',
      ),
    ),
    rule(
      'SIEGE-OFFICER-14',
      'The effect of the additional alien is carried out as far as possible.',
      'L’effet de l’alien supplémentaire s’applique, autant que possible.',
    ),
    rule(
      'SIEGE-OFFICER-15',
      'A Raider as additional alien goes where the Vanguard is.',
      'Un Corsaire en alien supplémentaire va là où est l’Avant-garde.',
    ),
  ],
};
