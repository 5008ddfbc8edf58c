import type { RuleId, Text } from '@starboard/kernel';

/** One sentence for each rule that `check` can cite. */
export const rules: Readonly<Record<RuleId, Text>> = {
  'ORBITAL-TURN-1': {
    en: 'It is not your turn to decide.',
    fr: 'Ce n’est pas à vous de décider.',
  },
  'ORBITAL-TURN-2': {
    en: 'This is an action of your own turn, and there is something else to decide now.',
    fr: 'C’est une action de votre propre tour, et il y a autre chose à décider maintenant.',
  },
  'ORBITAL-SETUP-7': {
    en: 'At the start you return exactly 3 of your 8 cards.',
    fr: 'Au départ, vous remettez exactement 3 de vos 8 cartes.',
  },
  'ORBITAL-CARD-2': {
    en: 'Only a module of your own with an arrow can be operated.',
    fr: 'Seul un de vos modules avec une flèche peut fonctionner.',
  },
  'ORBITAL-GEO-8': {
    en: 'A new module must be connected to a free exit of your own orbital.',
    fr: 'Un nouveau module doit être connecté à une sortie libre de votre orbital.',
  },
  'ORBITAL-GEO-10': {
    en: 'This exit is blocked: another module lies in front of it.',
    fr: 'Cette sortie est bloquée : un autre module se trouve devant.',
  },
  'ORBITAL-GEO-12': {
    en: 'This would leave your orbital without a usable exit.',
    fr: 'Votre orbital n’aurait plus aucune sortie utilisable.',
  },
  'ORBITAL-BUILD-1': {
    en: 'You can only build a module card from your own hand.',
    fr: 'On ne construit qu’une carte de module de sa propre main.',
  },
  'ORBITAL-BUILD-5': {
    en: 'This build costs {cost} MC; you have {mc}.',
    fr: 'Cette construction coûte {cost} MC ; vous en avez {mc}.',
  },
  'ORBITAL-UPG-1': {
    en: 'An upgrade costs {cost} MC; you have {mc}.',
    fr: 'Une amélioration coûte {cost} MC ; vous en avez {mc}.',
  },
  'ORBITAL-UPG-2': {
    en: 'Your core module has been upgraded already.',
    fr: 'Votre module de base est déjà amélioré.',
  },
  'ORBITAL-UPG-6': {
    en: 'This upgrade has been taken.',
    fr: 'Cette amélioration est déjà prise.',
  },
  'ORBITAL-BUY-2': {
    en: 'This card costs {cost} MC; you have {mc}.',
    fr: 'Cette carte coûte {cost} MC ; vous en avez {mc}.',
  },
  'ORBITAL-BUY-4': {
    en: 'There is no such card in the market; it is refilled at the end of the year.',
    fr: 'Il n’y a pas de telle carte au marché ; il est regarni en fin d’année.',
  },
  'ORBITAL-OPER-2': {
    en: 'Operating this costs {cost} MC; you have {mc}.',
    fr: 'La faire fonctionner coûte {cost} MC ; vous en avez {mc}.',
  },
  'ORBITAL-OPER-4': {
    en: 'This needs {crew} unused crew; you have {have}.',
    fr: 'Il faut {crew} équipage inutilisé ; vous en avez {have}.',
  },
  'ORBITAL-OPER-5': {
    en: 'This module has been operated this year.',
    fr: 'Ce module a déjà fonctionné cette année.',
  },
  'ORBITAL-EVENT-1': {
    en: 'You can only play an event card from your own hand.',
    fr: 'On ne joue qu’une carte événement de sa propre main.',
  },
  'ORBITAL-EVENT-2': {
    en: 'The effect of this event cannot be carried out.',
    fr: 'L’effet de cet événement ne peut pas être exécuté.',
  },
  'ORBITAL-REPAIR-1': {
    en: 'A repair takes damage off one of your own damaged modules.',
    fr: 'On ne répare qu’un de ses propres modules endommagés.',
  },
  'ORBITAL-REPAIR-3': {
    en: 'A repair costs you {cost} MC; you have {mc}.',
    fr: 'Une réparation vous coûte {cost} MC ; vous en avez {mc}.',
  },
  'ORBITAL-END-3': {
    en: 'The match is over.',
    fr: 'La partie est terminée.',
  },
  'ORBITAL-END-6': {
    en: 'The income colour is chosen at the end of the year.',
    fr: 'La couleur du revenu se choisit en fin d’année.',
  },
  'ORBITAL-END-9': {
    en: 'You trim cards of your own hand until it fits its limit.',
    fr: 'On réduit sa propre main jusqu’à sa limite.',
  },
  'ORBITAL-DMG-3': {
    en: 'This module is damaged: repair it first.',
    fr: 'Ce module est endommagé : réparez-le d’abord.',
  },
  'ORBITAL-DMG-5': {
    en: 'Nothing can be connected to a damaged module.',
    fr: 'On ne peut rien connecter à un module endommagé.',
  },
  'ORBITAL-DMG-8': {
    en: 'This module is immune to damage.',
    fr: 'Ce module est immunisé contre les dommages.',
  },
  'ORBITAL-OUTER-1': {
    en: 'Only an outer module can be hit by this.',
    fr: 'Seul un module extérieur peut être touché.',
  },
  'ORBITAL-SOLO-2': {
    en: 'There is no market in a match of one player against automata.',
    fr: 'Il n’y a pas de marché quand un joueur seul affronte des bots.',
  },
  'ORBITAL-SOLO-5': {
    en: 'Without a market this draws cards from the pile, if any are left.',
    fr: 'Sans marché, on pioche des cartes, s’il en reste.',
  },
  'ORBITAL-MOD-17': {
    en: 'A Robotic Arm moves an outer module of your own orbital, never itself.',
    fr: 'Un Bras Robotique déplace un module extérieur de votre orbital, jamais lui-même.',
  },
  'ORBITAL-MOD-18': {
    en: 'A Workshop repairs one of your own damaged modules; there is none like that.',
    fr: 'Un Atelier répare un de vos modules endommagés ; celui-ci ne l’est pas.',
  },
  'ORBITAL-MOD-22': {
    en: 'You take one of the cards that your Observatory shows you.',
    fr: 'On prend une des cartes que montre l’Observatoire.',
  },
  'ORBITAL-MOD-26': {
    en: 'A Military Command builds military modules only.',
    fr: 'Une Commande Militaire ne construit que des modules militaires.',
  },
  'ORBITAL-EV-1': {
    en: 'You discard an event; only a hand without events is shown.',
    fr: 'On défausse un événement ; seule une main sans événement se montre.',
  },
  'ORBITAL-EV-2': {
    en: 'There is no such card in the market.',
    fr: 'Il n’y a pas de telle carte au marché.',
  },
  'ORBITAL-EV-3': {
    en: 'A Meteor Storm hits two different outer modules of one opponent, or the only one.',
    fr: 'Une Tempête de Météores frappe deux modules extérieurs d’un adversaire, ou le seul qu’il ait.',
  },
  'ORBITAL-EV-5': {
    en: 'Nobody has any MC to lose.',
    fr: 'Personne n’a de MC à perdre.',
  },
  'ORBITAL-EV-7': {
    en: 'You have no undamaged military module.',
    fr: 'Vous n’avez aucun module militaire non endommagé.',
  },
  'ORBITAL-EV-8': {
    en: 'A High-Risk Project stakes at least 1 of your unused crew on cards of the pile.',
    fr: 'Un Projet à Haut Risque engage au moins 1 équipage inutilisé sur des cartes de la pioche.',
  },
  'ORBITAL-EV-12': {
    en: 'This opponent has no unused crew.',
    fr: 'Cet adversaire n’a pas d’équipage inutilisé.',
  },
  'ORBITAL-EV-13': {
    en: 'Only a damaged outer module of an opponent can be condemned.',
    fr: 'Seul un module extérieur endommagé d’un adversaire peut être condamné.',
  },
  'ORBITAL-RULING-22': {
    en: 'Hands are trimmed only at the end of a year.',
    fr: 'On ne réduit sa main qu’en fin d’année.',
  },
  'ORBITAL-RULING-23': {
    en: 'This module would have no effect now.',
    fr: 'Ce module n’aurait aucun effet maintenant.',
  },
  'ORBITAL-RULING-29': {
    en: 'Cards are trimmed in the order of the card list, so that enough remain to choose.',
    fr: 'Les cartes se retirent dans l’ordre de la liste, afin qu’il en reste assez.',
  },
  'ORBITAL-RULING-31': {
    en: 'You choose a card of your own hand, when an effect asks for one.',
    fr: 'On choisit une carte de sa propre main, quand un effet en demande une.',
  },
  'ORBITAL-RULING-33': {
    en: 'This needs a target at an opponent’s.',
    fr: 'Il faut une cible chez un adversaire.',
  },
  'ORBITAL-RULING-39': {
    en: 'You have no undamaged module of this colour.',
    fr: 'Vous n’avez aucun module non endommagé de cette couleur.',
  },
  'ORBITAL-RULING-51': {
    en: 'A moved module needs another exit than the one it hangs on.',
    fr: 'Un module déplacé doit changer de sortie.',
  },
  'ORBITAL-RULING-52': {
    en: 'A command module builds onto its own exits only.',
    fr: 'Un module de commande ne construit qu’à ses propres sorties.',
  },
  'ORBITAL-RULING-53': {
    en: 'This module can only be built with an undamaged module of the type printed on it.',
    fr: 'Ce module ne se construit qu’avec un module non endommagé du type qui y est imprimé.',
  },
  'ORBITAL-RULING-55': {
    en: 'No card is left to look at.',
    fr: 'Il ne reste aucune carte à regarder.',
  },
  'ORBITAL-RULING-56': {
    en: 'A visitor works on an undamaged module with an arrow at an opponent’s; not on command modules or a Robotic Arm.',
    fr: 'Un visiteur travaille chez un adversaire sur un module non endommagé avec une flèche ; ni commande ni Bras Robotique.',
  },
  'ORBITAL-RULING-57': {
    en: 'A failed project damages one of your own modules.',
    fr: 'Un projet manqué endommage un de vos propres modules.',
  },
  'ORBITAL-RULING-58': {
    en: 'Crew Rotation takes one or two of your modules with crew on them.',
    fr: 'La Rotation des Équipes concerne un ou deux de vos modules occupés.',
  },
  'ORBITAL-RULING-59': {
    en: 'This opponent has neither MC nor cards.',
    fr: 'Cet adversaire n’a ni MC ni cartes.',
  },
};
