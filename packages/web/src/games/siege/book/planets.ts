import { rule, type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';

export const planets: Section = {
  id: 'planets',
  title: { en: 'Planet effects', fr: 'Effets des planètes' },
  icon: icons.slingshot,
  lead: {
    en: 'A planet’s effect is an offer, never a duty. Three of them change a soldier and ask before it lands.',
    fr: 'L’effet d’une planète est une offre, jamais un devoir. Trois changent un soldat et demandent avant qu’il se pose.',
  },
  rules: [
    rule(
      'SIEGE-PLANET-1',
      'You can use a planet’s effect when you deploy an alien there.',
      'On peut utiliser l’effet d’une planète quand on y déploie un alien.',
      unless('Deploy to that planet, or deploy an Oracle.', 'Déployez sur cette planète, ou déployez un Oracle.'),
    ),
    rule(
      'SIEGE-PLANET-2',
      'The alien’s effect comes first, then the planet’s, unless a planet says otherwise.',
      'L’effet de l’alien d’abord, puis celui de la planète, sauf si elle dit le contraire.',
      unless('Settle the alien’s effect first.', 'Réglez d’abord l’effet de l’alien.'),
    ),
    rule('SIEGE-PLANET-3', 'Planet effects are optional.', 'Les effets des planètes sont facultatifs.'),
    rule(
      'SIEGE-PLANET-4',
      'Ambyria, Taltuva and Aspal must be declared before the soldier joins the siege force.',
      'Ambyria, Taltuva et Aspal s’annoncent avant que le soldat rejoigne la force.',
      unless(
        'Deploy a soldier to such a planet; the question comes by itself.',
        'Déployez un soldat sur une telle planète ; la question vient d’elle-même.',
      ),
    ),
    rule(
      'SIEGE-P1A-1',
      '1 Siptou: exchange your siege forces at two planets.',
      '1 Siptou : échangez vos forces de siège de deux planètes.',
    ),
    rule(
      'SIEGE-P1B-1',
      '1 Valtinia: exchange the opponent’s siege forces at two planets.',
      '1 Valtinia : échangez les forces de l’adversaire sur deux planètes.',
    ),
    rule('SIEGE-P1-1', 'Empty forces may take part in an exchange.', 'Une force vide peut participer à un échange.'),
    rule(
      'SIEGE-P2A-1',
      '2 Cordontion: next turn the opponent deploys a random alien.',
      '2 Cordontion : au prochain tour, l’adversaire déploie un alien au hasard.',
      unless(
        'Deploy at random; you choose again in your next turn.',
        'Déployez au hasard ; vous choisirez de nouveau au prochain tour.',
      ),
    ),
    rule(
      'SIEGE-P2B-1',
      '2 Zahwilta: next turn the opponent cannot use a planet effect.',
      '2 Zahwilta : au prochain tour, l’adversaire n’a aucun effet de planète.',
      unless('The silence ends with this turn.', 'Le silence finit avec ce tour.'),
    ),
    rule(
      'SIEGE-P3A-1',
      '3 Emalto: in your next turn you may shift your deployment value by one.',
      '3 Emalto : à votre prochain tour, vous pouvez décaler votre valeur d’un.',
      unless(
        'Use Emalto’s effect; the shift comes in the turn after.',
        'Utilisez l’effet d’Emalto ; le décalage vient au tour d’après.',
      ),
    ),
    rule(
      'SIEGE-P3A-2',
      'Whether and how to shift is decided at the start of that turn.',
      'On décide de ce décalage au début de ce tour.',
      unless('Answer Emalto first: up, down, or not at all.', 'Répondez d’abord à Emalto : plus, moins, ou rien.'),
    ),
    rule(
      'SIEGE-P3B-1',
      '3 Iontian: shift the opponent’s next deployment value by one.',
      '3 Iontian : décalez d’un la prochaine valeur de l’adversaire.',
    ),
    rule(
      'SIEGE-P4A-1',
      '4 Ambyria: a soldier that would affect you affects the opponent instead.',
      '4 Ambyria : un soldat qui vous toucherait touche l’adversaire.',
    ),
    rule(
      'SIEGE-P4B-1',
      '4 Taltuva: your soldier affects both players.',
      '4 Taltuva : votre soldat touche les deux joueurs.',
    ),
    rule(
      'SIEGE-P5A-1',
      '5 Plomeena: in the opponent’s next turn soldiers cannot affect you.',
      '5 Plomeena : au prochain tour de l’adversaire, aucun soldat ne vous touche.',
    ),
    rule(
      'SIEGE-P5A-2',
      'The opponent may still deploy soldiers; their effect on you is ignored.',
      'L’adversaire peut déployer des soldats ; leur effet sur vous est ignoré.',
    ),
    rule(
      'SIEGE-P5B-1',
      '5 Aspal: your soldier’s draw becomes a discard, or the other way round.',
      '5 Aspal : la pioche de votre soldat devient défausse, ou l’inverse.',
    ),
    rule(
      'SIEGE-P6A-1',
      '6 Hyperion: discard a soldier from your hand and use its effect.',
      '6 Hyperion : défaussez un soldat de votre main et utilisez son effet.',
    ),
    rule(
      'SIEGE-P6A-2',
      'Hyperion takes no officer.',
      'Hyperion ne prend aucun officier.',
      unless(
        'Choose a soldier: a card that draws or discards.',
        'Choisissez un soldat : une carte qui fait piocher ou défausser.',
      ),
    ),
    rule(
      'SIEGE-P6B-1',
      '6 Clio: put up to three aliens from your hand into the opponent’s.',
      '6 Clio : mettez jusqu’à trois aliens de votre main dans celle de l’adversaire.',
      unless(
        'Use Clio at planet 6, with cards of your own hand.',
        'Utilisez Clio à la planète 6, avec des cartes de votre main.',
      ),
    ),
    rule(
      'SIEGE-P6B-2',
      'Given aliens belong to the opponent from then on.',
      'Les aliens donnés sont désormais à l’adversaire.',
    ),
    rule(
      'SIEGE-P7A-1',
      '7 Artemis: move the alien you deployed this turn to any planet.',
      '7 Artemis : déplacez l’alien déployé ce tour-ci vers n’importe quelle planète.',
    ),
    rule(
      'SIEGE-P7B-1',
      '7 Nyx: move one opponent’s alien from the planet you deployed to, to another planet.',
      '7 Nyx : déplacez un alien de l’adversaire de la planète où vous avez déployé vers une autre.',
      unless(
        'Deploy to a planet where an alien faces yours.',
        'Déployez sur une planète où un alien fait face aux vôtres.',
      ),
    ),
    rule(
      'SIEGE-P8A-1',
      '8+ Pandemonia: discard as many cards as you like.',
      '8+ Pandemonia : défaussez autant de cartes que vous voulez.',
      unless('Use Pandemonia at planet 8+.', 'Utilisez Pandemonia à la planète 8+.'),
    ),
    rule(
      'SIEGE-P8B-1',
      '8+ Aether: shuffle your hand into your draw pile.',
      '8+ Aether : mélangez votre main dans votre pioche.',
    ),
  ],
};

export const end: Section = {
  id: 'end',
  title: { en: 'The end', fr: 'La fin' },
  icon: icons.finish,
  rules: [
    rule(
      'SIEGE-END-1',
      'The moment one draw pile is empty, the end is triggered.',
      'Dès qu’une pioche est vide, la fin est déclenchée.',
    ),
    rule(
      'SIEGE-END-2',
      'In the second player’s turn: that turn is finished, and the match is over.',
      'Au tour du second joueur : ce tour se termine, et la partie aussi.',
      unless('Start a rematch.', 'Lancez une revanche.'),
    ),
    rule(
      'SIEGE-END-3',
      'In the first player’s turn: that turn is finished, the second player has one last turn, then it is over.',
      'Au tour du premier joueur : ce tour se termine, le second a un dernier tour, puis c’est fini.',
    ),
    rule(
      'SIEGE-SCORE-1',
      'At every planet the larger siege force conquers it.',
      'À chaque planète, la plus grande force la conquiert.',
    ),
    rule(
      'SIEGE-SCORE-2',
      'Equal forces: nobody conquers that planet.',
      'Forces égales : personne ne conquiert la planète.',
    ),
    rule('SIEGE-SCORE-3', 'Planets 1 to 7 are worth one point each.', 'Les planètes 1 à 7 valent un point chacune.'),
    rule('SIEGE-SCORE-4', 'Planet 8+ is worth half a point.', 'La planète 8+ vaut un demi-point.'),
    rule(
      'SIEGE-SCORE-6',
      'Equal points are a tie; nothing breaks it.',
      'À égalité de points, la partie est nulle ; rien ne départage.',
    ),
  ],
};
