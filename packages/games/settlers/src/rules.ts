import type { RuleId, Text } from '@starboard/kernel';

/** One sentence for each rule that `check` can cite. */
export const rules: Readonly<Record<RuleId, Text>> = {
  'SETTLERS-TURN-1': {
    en: 'It is not your turn.',
    fr: 'Ce n’est pas votre tour.',
  },
  'SETTLERS-TURN-2': {
    en: 'A turn starts with a roll of all 7 dice: roll first.',
    fr: 'Un tour commence par un lancer des 7 dés : lancez d’abord.',
  },
  'SETTLERS-TURN-3': {
    en: 'You can only aim at a World, or at an Upgrade that lies face up on the table.',
    fr: 'On ne peut viser qu’un Monde, ou une Amélioration visible sur la table.',
  },
  'SETTLERS-TURN-4': {
    en: 'You need not fill such a pack for this card.',
    fr: 'Cette carte ne demande pas un tel lot.',
  },
  'SETTLERS-TURN-5': {
    en: 'Only one pack can be filled per roll: roll the dice that are left first, it is free.',
    fr: 'Un seul lot par lancer : relancez d’abord les dés restants, c’est gratuit.',
  },
  'SETTLERS-TURN-7': {
    en: 'You have begun another card: you cannot switch until it is claimed.',
    fr: 'Vous avez commencé une autre carte : impossible de changer avant de l’avoir prise.',
  },
  'SETTLERS-TURN-8': {
    en: 'After a fill the next roll costs nothing: roll instead of re-rolling.',
    fr: 'Après un lot rempli, le lancer suivant est gratuit : lancez au lieu de relancer.',
  },
  'SETTLERS-TURN-10': {
    en: 'The dice are rolled: rolling them again is a re-roll and costs one die.',
    fr: 'Les dés sont lancés : les relancer coûte un dé.',
  },
  'SETTLERS-TURN-16': {
    en: 'You have claimed an Upgrade this turn; only one is allowed.',
    fr: 'Vous avez déjà pris une Amélioration ce tour-ci ; une seule est permise.',
  },
  'SETTLERS-PACK-2': {
    en: 'This roll does not show all the symbols of the pack, each on a die of its own.',
    fr: 'Ce lancer ne montre pas tous les symboles du lot, chacun sur son propre dé.',
  },
  'SETTLERS-PACK-3': {
    en: 'The pack needs {need} people; the roll shows {have}.',
    fr: 'Le lot demande {need} habitants ; le lancer en montre {have}.',
  },
  'SETTLERS-PACK-4': {
    en: 'The pack has {slots} slots for dice, and the best {slots} dice of this roll show fewer than {need} people.',
    fr: 'Le lot a {slots} cases, et les {slots} meilleurs dés de ce lancer montrent moins de {need} habitants.',
  },
  'SETTLERS-PACK-6': {
    en: 'This pack is filled already; its dice stay there until the turn ends.',
    fr: 'Ce lot est déjà rempli ; ses dés y restent jusqu’à la fin du tour.',
  },
  'SETTLERS-SYS-3': {
    en: 'This System is completed and locked: its Worlds cannot be taken.',
    fr: 'Ce Système est complet et verrouillé : ses Mondes ne peuvent être pris.',
  },
  'SETTLERS-ATK-4': {
    en: 'The Defence Pack need not be filled to take a World from the centre.',
    fr: 'Le lot de défense n’est pas demandé pour prendre un Monde au centre.',
  },
  'SETTLERS-ATK-7': {
    en: 'Upgrades cannot be attacked, only Worlds.',
    fr: 'On n’attaque pas les Améliorations, seulement les Mondes.',
  },
  'SETTLERS-SETL-2': {
    en: 'A Settlement belongs to its owner for good.',
    fr: 'Une Colonie reste à son propriétaire pour toujours.',
  },
  'SETTLERS-RES-1': {
    en: 'Only a Resource Upgrade of your own changes a die, into the resource it names.',
    fr: 'Seule une Amélioration de Ressource à vous change un dé, en la ressource qu’elle nomme.',
  },
  'SETTLERS-RES-3': {
    en: 'Resource Upgrades cannot be used while attacking.',
    fr: 'Pas d’Amélioration de Ressource pendant une attaque.',
  },
  'SETTLERS-DEF-3': {
    en: 'You keep only one Defence Upgrade: discard one of the two first.',
    fr: 'On ne garde qu’une Amélioration de Défense : défaussez d’abord l’une des deux.',
  },
  'SETTLERS-SPEC-3': {
    en: 'Only the owner of Corruption can take an opponent’s Resource Upgrade.',
    fr: 'Seul le possesseur de Corruption peut prendre une Amélioration de Ressource adverse.',
  },
  'SETTLERS-MODE-3': {
    en: 'Peaceful mode: nobody takes a card from another player.',
    fr: 'Mode pacifique : personne ne prend de carte à un autre joueur.',
  },
  'SETTLERS-CUSTOM-7': {
    en: 'You have no such card to re-roll with.',
    fr: 'Vous n’avez pas de telle carte pour relancer.',
  },
  'SETTLERS-END-1': {
    en: 'The match is over.',
    fr: 'La partie est terminée.',
  },
  'SETTLERS-RULING-15': {
    en: 'There is an equal one that comes first: name that one.',
    fr: 'Il y en a un égal qui vient d’abord : nommez celui-là.',
  },
  'SETTLERS-RULING-20': {
    en: 'You have claimed a World this turn; only one is allowed.',
    fr: 'Vous avez déjà pris un Monde ce tour-ci ; un seul est permis.',
  },
  'SETTLERS-RULING-25': {
    en: 'You can stop any time after the opening roll, not before it.',
    fr: 'Vous pouvez arrêter à tout moment après le premier lancer, pas avant.',
  },
  'SETTLERS-RULING-26': {
    en: 'A re-roll would lose the last die: end the turn instead.',
    fr: 'Relancer perdrait le dernier dé : terminez plutôt le tour.',
  },
  'SETTLERS-RULING-37': {
    en: 'This World is yours already.',
    fr: 'Ce Monde est déjà à vous.',
  },
  'SETTLERS-RULING-40': {
    en: 'A Resource Upgrade was used on this roll, so it cannot begin an attack; the next roll can.',
    fr: 'Une Amélioration de Ressource a servi sur ce lancer : il ne peut ouvrir une attaque ; le suivant le peut.',
  },
  'SETTLERS-RULING-44': {
    en: 'A die of your current roll is changed, and none shows this face.',
    fr: 'On change un dé du lancer en cours, et aucun ne montre cette face.',
  },
  'SETTLERS-RULING-46': {
    en: 'A die must be changed into something else than it shows.',
    fr: 'Un dé doit devenir autre chose que ce qu’il montre.',
  },
  'SETTLERS-RULING-49': {
    en: 'A Defence Upgrade of your own is discarded when you get a second one, and only then.',
    fr: 'On défausse l’une de ses Améliorations de Défense quand on en prend une seconde, et alors seulement.',
  },
  'SETTLERS-RULING-53': {
    en: 'Corruption uses a Resource Upgrade, so it cannot be used while attacking.',
    fr: 'Corruption utilise une Amélioration de Ressource : impossible pendant une attaque.',
  },
  'SETTLERS-RULING-55': {
    en: 'Corruption takes a Resource Upgrade that an opponent has, and this player has no such card.',
    fr: 'Corruption prend une Amélioration de Ressource d’un adversaire, et ce joueur n’a pas cette carte.',
  },
  'SETTLERS-RULING-66': {
    en: 'The match is over: for too long nobody had claimed a card from the table.',
    fr: 'La partie est terminée : trop longtemps personne n’avait pris de carte au centre.',
  },
};
