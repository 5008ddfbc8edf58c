import { rule, type Section, unless } from '../../../contract/book.ts';

export const machines: Section = {
  id: 'machines',
  title: { en: 'Single machines', fr: 'Machines une à une' },
  rules: [
    rule(
      'ORBITAL-MOD-1',
      'Command Center: 1 crew and 3 MC build a card onto one of its own exits.',
      'Centre de Commande : 1 équipage et 3 MC construisent une carte à l’une de ses sorties.',
    ),
    rule(
      'ORBITAL-MOD-13',
      'Casino: the top card decides. Red, green or yellow pays 7 MC, all else 2.',
      'Casino : la première carte décide. Rouge, vert ou jaune paie 7 MC, le reste 2.',
    ),
    rule(
      'ORBITAL-MOD-17',
      'Robotic Arm: 1 crew moves an outer module, never itself.',
      'Bras Robotique : 1 équipage déplace un module extérieur, jamais lui-même.',
      unless('Choose another outer module of yours.', 'Choisissez un autre de vos modules extérieurs.'),
    ),
    rule(
      'ORBITAL-MOD-18',
      'Workshop: 1 crew removes 1 damage.',
      'Atelier : 1 équipage retire 1 dommage.',
      unless('Wait until something of yours is damaged.', 'Attendez qu’un de vos modules soit endommagé.'),
    ),
    rule(
      'ORBITAL-MOD-22',
      'Observatory: look at three cards, take one.',
      'Observatoire : regardez trois cartes, prenez-en une.',
      unless('Take one of the cards you look at.', 'Prenez une des cartes regardées.'),
    ),
    rule(
      'ORBITAL-MOD-26',
      'Military Command: 1 crew and 2 MC build a purple card onto one of its own exits.',
      'Commande Militaire : 1 équipage et 2 MC construisent une carte violette à l’une de ses sorties.',
      unless('Choose a military card.', 'Choisissez une carte militaire.'),
    ),
    rule(
      'ORBITAL-MOD-28',
      'Strategic Operations: an opponent loses 2 MC and discards a card of their choice.',
      'Opérations Stratégiques : un adversaire perd 2 MC et défausse une carte de son choix.',
    ),
    rule(
      'ORBITAL-MOD-30',
      'Shield Generator: what is connected to it is immune; it does not shield itself.',
      'Générateur de Bouclier : ce qui y est connecté est immunisé ; il ne se protège pas lui-même.',
    ),
    rule(
      'ORBITAL-RULING-23',
      'A machine that would do nothing now cannot be operated.',
      'Une machine qui ne ferait rien ne peut fonctionner.',
      unless('Wait until it has an effect.', 'Attendez qu’elle ait un effet.'),
    ),
    rule(
      'ORBITAL-RULING-51',
      'A moved module keeps damage and crew and needs another exit than before.',
      'Un module déplacé garde dommages et équipage, et il lui faut une autre sortie.',
      unless('Choose another exit.', 'Choisissez une autre sortie.'),
    ),
    rule(
      'ORBITAL-RULING-52',
      'Command modules build onto their own exits; no discount applies.',
      'Les modules de commande construisent à leurs propres sorties, sans réduction.',
      unless('Choose an exit of the command module itself.', 'Choisissez une sortie du module de commande.'),
    ),
    rule(
      'ORBITAL-RULING-53',
      'A Shipyard needs an undamaged orange module when it is built.',
      'Un Chantier Naval demande un module orange non endommagé à sa construction.',
      unless('Build or repair an orange module first.', 'Construisez ou réparez d’abord un module orange.'),
    ),
    rule(
      'ORBITAL-RULING-55',
      'With fewer cards left you look at as many as there are.',
      'S’il reste moins de cartes, vous regardez celles qui restent.',
      unless('Wait until there are cards again.', 'Attendez qu’il y ait des cartes.'),
    ),
    rule(
      'ORBITAL-RULING-59',
      'Strategic Operations need a target with MC or cards.',
      'Les Opérations Stratégiques visent quelqu’un qui a des MC ou des cartes.',
      unless('Choose somebody who has something.', 'Choisissez quelqu’un qui a quelque chose.'),
    ),
    rule(
      'ORBITAL-RULING-33',
      'Who is hit is always an opponent.',
      'La cible est toujours un adversaire.',
      unless('Choose an opponent.', 'Choisissez un adversaire.'),
    ),
  ],
};

export const events: Section = {
  id: 'events',
  title: { en: 'Single events', fr: 'Événements un à un' },
  rules: [
    rule(
      'ORBITAL-EV-1',
      'Uneventful Year: every opponent discards an event or shows a hand without any.',
      'Année Calme : chaque adversaire défausse un événement ou montre une main sans événement.',
      unless(
        'Discard an event if you hold one; otherwise show your hand.',
        'Défaussez un événement si vous en avez ; sinon montrez votre main.',
      ),
    ),
    rule(
      'ORBITAL-EV-2',
      'Privileged Contacts: take any market card.',
      'Contacts Privilégiés : prenez une carte du marché.',
      unless('Choose a card that lies there.', 'Choisissez une carte présente.'),
    ),
    rule(
      'ORBITAL-EV-3',
      'Meteor Storm: 1 damage on each of two outer modules of one opponent.',
      'Tempête de Météores : 1 dommage sur deux modules extérieurs d’un adversaire.',
      unless('Choose two outer modules of one opponent.', 'Choisissez deux modules extérieurs d’un même adversaire.'),
    ),
    rule(
      'ORBITAL-EV-4',
      'Visiting Worker: use a machine of an opponent with your own crew and MC.',
      'Travailleur en Visite : utilisez une machine adverse avec votre équipage et vos MC.',
    ),
    rule(
      'ORBITAL-EV-5',
      'Economic Crisis: everybody loses 3 MC.',
      'Crise Économique : chacun perd 3 MC.',
      unless('Wait until somebody has MC.', 'Attendez que quelqu’un ait des MC.'),
    ),
    rule(
      'ORBITAL-EV-6',
      'Crew Rotation: the crew of one or two of your modules is free again, and they may work again.',
      'Rotation des Équipes : l’équipage d’un ou deux de vos modules est de nouveau libre, et ils peuvent refonctionner.',
    ),
    rule(
      'ORBITAL-EV-7',
      'Cold War: 2 MC for each of your undamaged military modules.',
      'Guerre Froide : 2 MC par module militaire non endommagé.',
      unless('Build a military module first.', 'Construisez d’abord un module militaire.'),
    ),
    rule(
      'ORBITAL-EV-8',
      'High-Risk Project: stake crew on as many cards. 1 VP for each event, at most 2; without one a module of yours is damaged.',
      'Projet à Haut Risque : misez des équipages sur autant de cartes. 1 PV par événement, 2 au plus ; sans événement, un de vos modules est endommagé.',
      unless('Keep unused crew for it.', 'Gardez des équipages inutilisés.'),
    ),
    rule(
      'ORBITAL-EV-9',
      'Sabotage: 1 damage on any module of an opponent that is not immune.',
      'Sabotage : 1 dommage sur tout module adverse non immunisé.',
    ),
    rule(
      'ORBITAL-EV-11',
      'Supply Convoy: your builds cost 2 MC less this year.',
      'Convoi de Ravitaillement : vos constructions coûtent 2 MC de moins cette année.',
    ),
    rule(
      'ORBITAL-EV-12',
      'Strike: an opponent loses 2 unused crew.',
      'Grève : un adversaire perd 2 équipages inutilisés.',
      unless('Choose somebody with unused crew.', 'Choisissez quelqu’un qui a des équipages inutilisés.'),
    ),
    rule(
      'ORBITAL-EV-13',
      'Condemned Section: a damaged outer module of an opponent is removed.',
      'Section Condamnée : un module extérieur endommagé d’un adversaire est supprimé.',
      unless('Choose a module that is damaged and outer.', 'Choisissez un module endommagé et extérieur.'),
    ),
    rule(
      'ORBITAL-RULING-56',
      'A visitor cannot use command modules or a Robotic Arm; paid crew is gone.',
      'Un visiteur n’utilise ni commandes ni Bras Robotique ; l’équipage payé est perdu.',
      unless(
        'Choose another undamaged machine with an arrow.',
        'Choisissez une autre machine non endommagée avec une flèche.',
      ),
    ),
    rule(
      'ORBITAL-RULING-57',
      'A failed project damages one of your modules that is not immune, of your choice.',
      'Un projet raté endommage un de vos modules non immunisés, à votre choix.',
      unless('Choose a module of yours that is not immune.', 'Choisissez un de vos modules non immunisés.'),
    ),
    rule(
      'ORBITAL-RULING-58',
      'Crew Rotation takes modules with crew on them.',
      'La Rotation des Équipes vise des modules avec équipage.',
      unless('Choose a module with crew on it.', 'Choisissez un module avec équipage.'),
    ),
  ],
};

export const secret: Section = {
  id: 'secret',
  title: { en: 'Hands and secrets', fr: 'Mains et secrets' },
  rules: [
    rule(
      'ORBITAL-RULING-22',
      'During the year a hand may be of any size.',
      'Pendant l’année, la main n’a pas de limite.',
      unless('Hands are trimmed only when the year ends.', 'Les mains ne sont réduites qu’en fin d’année.'),
    ),
    rule(
      'ORBITAL-RULING-29',
      'Who is asked at the same time answers in secret; trimmed cards are named from left to right.',
      'Qui est interrogé en même temps répond en secret ; les cartes en trop se choisissent de gauche à droite.',
      unless('Choose a card farther to the right.', 'Choisissez une carte plus à droite.'),
    ),
    rule(
      'ORBITAL-RULING-31',
      'Who must discard chooses the card.',
      'Qui doit défausser choisit la carte.',
      unless('Choose a card of your hand.', 'Choisissez une carte de votre main.'),
    ),
    rule(
      'ORBITAL-RULING-39',
      'Income: the best colour is taken for you, unless the match says that everybody chooses.',
      'Revenu : la meilleure couleur est prise pour vous, sauf si chacun choisit dans cette partie.',
      unless('Choose a colour that you have undamaged.', 'Choisissez une couleur que vous avez non endommagée.'),
    ),
    rule(
      'ORBITAL-RULING-44',
      'Bought, taken and shown cards are known to all while they stay in the hand.',
      'Les cartes achetées, prises ou montrées sont connues de tous tant qu’elles restent en main.',
    ),
  ],
};
