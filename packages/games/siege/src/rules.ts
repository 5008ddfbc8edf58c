import type { RuleId, Text } from '@starboard/kernel';

/** One sentence for each rule that `check` can cite. */
export const rules: Readonly<Record<RuleId, Text>> = {
  'SIEGE-TURN-1': {
    en: 'It is not your turn to decide.',
    fr: 'Ce n’est pas à vous de décider.',
  },
  'SIEGE-TURN-4': {
    en: 'You deploy exactly one alien in your turn: you cannot skip it, and more come only through an effect.',
    fr: 'Vous déployez exactement un alien à votre tour : impossible de passer, et seul un effet en permet davantage.',
  },
  'SIEGE-TURN-5': {
    en: 'A number is chosen only when a soldier’s effect asks for one.',
    fr: 'On ne choisit un nombre que lorsque l’effet d’un soldat le demande.',
  },
  'SIEGE-TURN-6': {
    en: 'Only one planet effect can be used in a turn, and you have used it.',
    fr: 'Un seul effet de planète par tour, et vous l’avez utilisé.',
  },
  'SIEGE-DV-2': {
    en: 'You hold {hand} aliens and aim at planet {planet}: choose one of them to go there. Only a Raider goes elsewhere.',
    fr: 'Vous avez {hand} aliens en main et visez la planète {planet} ; seul un Corsaire va ailleurs.',
  },
  'SIEGE-DV-3': {
    en: 'You hold {hand} aliens: a deployment value of 8 or more aims at planet {planet}+.',
    fr: 'Vous avez {hand} aliens en main : à partir de 8, on vise la planète {planet}+.',
  },
  'SIEGE-DEPLOY-1': {
    en: 'You can only deploy an alien from your own hand.',
    fr: 'On ne déploie qu’un alien de sa propre main.',
  },
  'SIEGE-DEPLOY-2': {
    en: 'The effect of a deployed alien must be carried out first, as far as possible.',
    fr: 'L’effet d’un alien déployé doit d’abord être appliqué, autant que possible.',
  },
  'SIEGE-DISCARD-1': {
    en: 'A discard takes a card from your own hand, when an effect makes you discard.',
    fr: 'On défausse une carte de sa propre main, quand un effet y oblige.',
  },
  'SIEGE-OFFICER-1': {
    en: 'Only a Decoy can be thrown away freely.',
    fr: 'Seul un Leurre peut être défaussé librement.',
  },
  'SIEGE-OFFICER-5': {
    en: 'A Marshal pulls one of your aliens from a neighbouring planet where you have one.',
    fr: 'Un Maréchal attire l’un de vos aliens d’une planète voisine où vous en avez un.',
  },
  'SIEGE-OFFICER-6': {
    en: 'A Marshal pulls only from the neighbours of planet {planet}.',
    fr: 'Un Maréchal n’attire que depuis les voisines de la planète {planet}.',
  },
  'SIEGE-OFFICER-7': {
    en: 'The Marshal’s pull is compulsory while a neighbour holds one of your aliens.',
    fr: 'L’attraction du Maréchal est obligatoire tant qu’une voisine porte l’un de vos aliens.',
  },
  'SIEGE-OFFICER-9': {
    en: 'No planet effect can be used in the turn of a Raider.',
    fr: 'Aucun effet de planète le tour d’un Corsaire.',
  },
  'SIEGE-OFFICER-11': {
    en: 'The Oracle opens one planet effect only, and it has been used.',
    fr: 'L’Oracle n’ouvre qu’un seul effet de planète, et il a servi.',
  },
  'SIEGE-OFFICER-12': {
    en: 'The additional alien goes to the same siege force as the Vanguard, at planet {planet}.',
    fr: 'L’alien supplémentaire rejoint la même force que l’Avant-garde, à la planète {planet}.',
  },
  'SIEGE-OFFICER-13': {
    en: 'No planet effect can be used in the turn of a Vanguard.',
    fr: 'Aucun effet de planète le tour d’une Avant-garde.',
  },
  'SIEGE-PLANET-1': {
    en: 'You can use the effect of planet {planet} only when you deploy there; this turn you deployed to planet {deployed}.',
    fr: 'L’effet de la planète {planet} ne sert qu’en y déployant ; ce tour-ci vous avez déployé à la planète {deployed}.',
  },
  'SIEGE-PLANET-2': {
    en: 'The alien’s effect comes first, then the planet’s.',
    fr: 'L’effet de l’alien d’abord, puis celui de la planète.',
  },
  'SIEGE-PLANET-4': {
    en: 'This is declared when a soldier is about to land on a planet that changes soldiers.',
    fr: 'Cela s’annonce quand un soldat va se poser sur une planète qui change les soldats.',
  },
  'SIEGE-P2A-1': {
    en: 'Cordontion jams your orders: this turn you deploy a random alien.',
    fr: 'Cordontion brouille vos ordres : ce tour-ci vous déployez un alien au hasard.',
  },
  'SIEGE-P2B-1': {
    en: 'Zahwilta’s silence: you cannot use planet effects this turn.',
    fr: 'Le silence de Zahwilta : aucun effet de planète pour vous ce tour-ci.',
  },
  'SIEGE-P3A-1': {
    en: 'You shift your deployment value only in the turn after you used Emalto, once.',
    fr: 'On ne décale sa valeur de déploiement qu’au tour suivant l’usage d’Emalto, une fois.',
  },
  'SIEGE-P3A-2': {
    en: 'First decide whether to use Emalto’s shift, then deploy.',
    fr: 'Décidez d’abord du décalage d’Emalto, puis déployez.',
  },
  'SIEGE-P6A-2': {
    en: 'Hyperion takes a soldier, never an officer.',
    fr: 'Hyperion prend un soldat, jamais un officier.',
  },
  'SIEGE-P6B-1': {
    en: 'Cards are given only through Clio, from your own hand.',
    fr: 'On ne donne des cartes que par Clio, de sa propre main.',
  },
  'SIEGE-P7B-1': {
    en: 'Nyx moves an alien that faces yours where you deployed, and there is none.',
    fr: 'Nyx déplace un alien qui fait face aux vôtres là où vous avez déployé, et il n’y en a pas.',
  },
  'SIEGE-P8A-1': {
    en: 'Cards are thrown away at will only through Pandemonia, from your own hand.',
    fr: 'On ne jette des cartes à volonté que par Pandemonia, de sa propre main.',
  },
  'SIEGE-END-2': {
    en: 'The match is over.',
    fr: 'La partie est terminée.',
  },
  'SIEGE-RULING-8': {
    en: 'A Decoy is thrown away at your own aim, deploy or wrap-up step: keep it now and throw it then, with the same result.',
    fr: 'Un Leurre se jette à votre visée, déploiement ou fin de tour : gardez-le et jetez-le alors, le résultat est le même.',
  },
  'SIEGE-RULING-11': {
    en: 'A Decoy is thrown away from your hand, and this card is not there.',
    fr: 'Un Leurre se jette de la main, et cette carte n’y est pas.',
  },
  'SIEGE-RULING-18': {
    en: 'Iontian shifts by exactly one, up or down.',
    fr: 'Iontian décale d’exactement un, en plus ou en moins.',
  },
  'SIEGE-RULING-21': {
    en: 'One of the two printed numbers must be chosen: {low} or {high}.',
    fr: 'Il faut choisir l’un des deux nombres imprimés : {low} ou {high}.',
  },
  'SIEGE-RULING-27': {
    en: 'This planet changes a soldier before it lands: it must be declared then, not now.',
    fr: 'Cette planète change un soldat avant qu’il se pose : il fallait l’annoncer alors, pas maintenant.',
  },
  'SIEGE-RULING-29': {
    en: 'This planet effect could not have any result now.',
    fr: 'Cet effet de planète ne pourrait rien changer maintenant.',
  },
  'SIEGE-RULING-35': {
    en: 'The Vanguard’s additional alien is compulsory while you hold a card.',
    fr: 'L’alien supplémentaire de l’Avant-garde est obligatoire tant que vous avez une carte.',
  },
  'SIEGE-RULING-41': {
    en: 'Clio was chosen: give at least one card.',
    fr: 'Clio est choisie : donnez au moins une carte.',
  },
  'SIEGE-RULING-43': {
    en: 'An exchange needs two different planets whose siege forces differ in value.',
    fr: 'Un échange demande deux planètes différentes dont les forces diffèrent en valeur.',
  },
  'SIEGE-RULING-57': {
    en: 'This planet effect needs cards, and your hand is empty.',
    fr: 'Cet effet de planète demande des cartes, et votre main est vide.',
  },
  'SIEGE-RULING-58': {
    en: 'Pandemonia was chosen: throw away at least one card.',
    fr: 'Pandemonia est choisie : jetez au moins une carte.',
  },
  'SIEGE-RULING-59': {
    en: 'The alien must go to another planet than the one it is at.',
    fr: 'L’alien doit aller sur une autre planète que la sienne.',
  },
};
