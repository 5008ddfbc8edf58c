import { rule, type Section, unless } from '../../../contract/book.ts';

export const attack: Section = {
  id: 'attack',
  title: { en: 'Attack and defence', fr: 'Attaque et défense' },
  rules: [
    rule(
      'SETTLERS-ATK-1',
      'You may aim at any World face up in front of an opponent.',
      'Vous pouvez viser tout Monde visible d’un adversaire.',
    ),
    rule(
      'SETTLERS-ATK-2',
      'Fill its packs, its Defence Pack, and the pack of each Defence Upgrade of its owner.',
      'Remplissez ses lots, son lot de Défense, et celui de chaque Défense de son propriétaire.',
    ),
    rule('SETTLERS-ATK-3', 'In any order, one a roll.', 'Dans n’importe quel ordre, un par lancer.'),
    rule(
      'SETTLERS-ATK-4',
      'In the centre Defence Packs are not needed.',
      'Au centre, les lots de Défense ne comptent pas.',
      unless(
        'Fill its Resource Packs: in the centre they are enough.',
        'Remplissez ses lots de Ressource : au centre ils suffisent.',
      ),
    ),
    rule('SETTLERS-ATK-5', 'After the last pack the World is yours.', 'Après le dernier lot, le Monde est à vous.'),
    rule(
      'SETTLERS-ATK-6',
      'The Defence Upgrade of its owner is then destroyed.',
      'La Défense de son propriétaire est alors détruite.',
    ),
    rule(
      'SETTLERS-ATK-7',
      'Only Worlds are attacked.',
      'On n’attaque que des Mondes.',
      unless('Attack a World instead.', 'Attaquez plutôt un Monde.'),
    ),
    rule(
      'SETTLERS-RULING-37',
      'Nobody aims at a World of their own.',
      'On ne vise pas ses propres Mondes.',
      unless('Aim at a World of the centre or of an opponent.', 'Visez un Monde du centre ou d’un adversaire.'),
    ),
    rule(
      'SETTLERS-RULING-40',
      'A roll that a Resource Upgrade has changed cannot begin an attack.',
      'Un lancer changé par une Ressource ne peut pas attaquer.',
      unless('Re-roll: the next roll may attack again.', 'Relancez : le prochain lancer peut attaquer.'),
    ),
    rule(
      'SETTLERS-DEF-1',
      'A Defence Upgrade adds its pack to every attack on its owner.',
      'Une Défense ajoute son lot à toute attaque contre son propriétaire.',
    ),
    rule(
      'SETTLERS-DEF-2',
      'It is discarded after a successful attack.',
      'Elle est défaussée après une attaque réussie.',
    ),
    rule(
      'SETTLERS-DEF-3',
      'Keep one: of two, one is discarded at once.',
      'Une seule : de deux, l’une est défaussée aussitôt.',
      unless('Choose one of your two Defence Upgrades.', 'Choisissez l’une de vos deux Défenses.'),
    ),
    rule(
      'SETTLERS-RULING-49',
      'Who gets a second one chooses which goes, before anything else.',
      'Qui en reçoit une seconde choisit laquelle part, avant tout.',
      unless('Discard one of the two first.', 'Défaussez d’abord l’une des deux.'),
    ),
  ],
};

export const upgrades: Section = {
  id: 'upgrades',
  title: { en: 'Upgrades', fr: 'Améliorations' },
  rules: [
    rule('SETTLERS-UPG-1', 'An Upgrade is claimed like a World.', 'Une Amélioration se prend comme un Monde.'),
    rule(
      'SETTLERS-UPG-2',
      'When one leaves the display, another is revealed.',
      'Quand l’une quitte l’étal, une autre est révélée.',
    ),
    rule(
      'SETTLERS-UPG-3',
      'An empty pile is made again of the used cards.',
      'Une pioche vide est refaite des cartes usées.',
    ),
    rule('SETTLERS-UPG-4', 'It lies face up in front of its owner.', 'Elle est visible devant son propriétaire.'),
    rule(
      'SETTLERS-UPG-5',
      'There are four types: Resource, Defence, Settlement, Special.',
      'Quatre types : Ressource, Défense, Colonie, Spéciale.',
    ),
    rule(
      'SETTLERS-RES-1',
      'A Resource Upgrade turns one rolled die into its resource.',
      'Une Ressource change un dé lancé en sa ressource.',
      unless('Choose the resource that the card names.', 'Choisissez la ressource que la carte nomme.'),
    ),
    rule('SETTLERS-RES-2', 'Then it is discarded.', 'Puis elle est défaussée.'),
    rule(
      'SETTLERS-RES-3',
      'It cannot be used in an attack.',
      'Elle ne sert pas dans une attaque.',
      unless(
        'Use it for a World of the centre or an Upgrade.',
        'Utilisez-la pour un Monde du centre ou une Amélioration.',
      ),
    ),
    rule(
      'SETTLERS-RULING-44',
      'It is used after a roll, as many as you like, one die each.',
      'Elle s’utilise après un lancer, à volonté, un dé chacune.',
      unless(
        'Roll first, and choose a face that lies in the tray.',
        'Lancez d’abord, et choisissez une face du plateau.',
      ),
    ),
    rule(
      'SETTLERS-RULING-46',
      'The die must show something else before.',
      'Le dé doit montrer autre chose avant.',
      unless('Choose a die that shows something else.', 'Choisissez un dé qui montre autre chose.'),
    ),
    rule('SETTLERS-SETL-1', 'A Settlement is worth its points.', 'Une Colonie vaut ses points.'),
    rule(
      'SETTLERS-SETL-2',
      'Nobody can take it.',
      'Personne ne peut la prendre.',
      unless('Claim another Settlement from the table.', 'Prenez une autre Colonie sur la table.'),
    ),
    rule(
      'SETTLERS-SPEC-1',
      'Special Upgrades score or help, and are never taken.',
      'Les Spéciales marquent ou aident, et ne se prennent pas.',
    ),
    rule(
      'SETTLERS-SPEC-2',
      'Galactic Network: one point for each System among your Worlds.',
      'Réseau galactique : un point par Système parmi vos Mondes.',
    ),
    rule(
      'SETTLERS-SPEC-3',
      'Corruption: use a Resource Upgrade of an opponent.',
      'Corruption : utilisez une Ressource d’un adversaire.',
      unless(
        'Wait until an opponent owns a Resource Upgrade.',
        'Attendez qu’un adversaire ait une Amélioration de Ressource.',
      ),
    ),
    rule('SETTLERS-SPEC-4', 'Then that opponent gets Corruption.', 'Puis cet adversaire reçoit Corruption.'),
    rule(
      'SETTLERS-RULING-53',
      'Corruption does not work in an attack.',
      'Corruption ne sert pas dans une attaque.',
      unless('Use Corruption when you are not attacking.', 'Utilisez Corruption hors d’une attaque.'),
    ),
    rule(
      'SETTLERS-RULING-55',
      'Nobody can refuse it; without a Resource Upgrade to take it cannot be used.',
      'Nul ne peut refuser ; sans Ressource à prendre, elle ne sert pas.',
      unless('Choose an opponent who owns a Resource Upgrade.', 'Choisissez un adversaire qui a une Ressource.'),
    ),
  ],
};
