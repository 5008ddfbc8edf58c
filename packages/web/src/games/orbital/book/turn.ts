import { rule, type Section, unless } from '../../../contract/book.ts';

export const turn: Section = {
  id: 'turn',
  title: { en: 'A turn', fr: 'Un tour' },
  rules: [
    rule(
      'ORBITAL-TURN-1',
      'Everybody acts in turn, clockwise, until the year ends.',
      'Chacun agit à son tour, dans le sens horaire, jusqu’à la fin de l’année.',
      unless('Wait until it is your turn.', 'Attendez votre tour.'),
    ),
    rule(
      'ORBITAL-TURN-2',
      'A turn is exactly one action: build, upgrade, buy, operate, event, repair or pass.',
      'Un tour est exactement une action : construire, améliorer, acheter, faire fonctionner, événement, réparer ou passer.',
      unless('Answer what is asked first.', 'Répondez d’abord à la question.'),
    ),
    rule(
      'ORBITAL-PASS-1',
      'Passing is always allowed and does nothing.',
      'Passer est toujours permis et ne fait rien.',
    ),
    rule(
      'ORBITAL-PASS-2',
      'Who passed may act again later in the year.',
      'Qui a passé peut agir de nouveau plus tard dans l’année.',
    ),
    rule(
      'ORBITAL-PASS-3',
      'When all pass directly one after the other the year ends at once.',
      'Quand tous passent l’un après l’autre, l’année finit aussitôt.',
    ),
    rule(
      'ORBITAL-PASS-4',
      'Any other action starts the count of passes again.',
      'Toute autre action remet le compte des passes à zéro.',
    ),
    rule(
      'ORBITAL-BUILD-1',
      'Build: pay and dock a module card from your hand. It costs 6 MC.',
      'Construire : payez et connectez un module de votre main. Cela coûte 6 MC.',
      unless('Choose a module card of your hand.', 'Choisissez une carte de module de votre main.'),
    ),
    rule(
      'ORBITAL-BUILD-2',
      'If the host has the same colour it costs 1 MC less.',
      'Si l’hôte a la même couleur, c’est 1 MC de moins.',
    ),
    rule(
      'ORBITAL-BUILD-5',
      'Docking Ports, Supply Convoys and Technical Support lower the price, never below 0.',
      'Quais supplémentaires, convois et Support Technique baissent le prix, jamais sous 0.',
      unless('Find more MC, or a host of the same colour.', 'Trouvez plus de MC, ou un hôte de la même couleur.'),
    ),
    rule(
      'ORBITAL-BUILD-6',
      'A new module works at once; its crew comes in the next year.',
      'Un nouveau module fonctionne aussitôt ; son équipage vient l’année suivante.',
    ),
    rule(
      'ORBITAL-UPG-1',
      'Upgrade: pay 4 MC and lay one of the upgrades left on your core.',
      'Améliorer : payez 4 MC et posez une des améliorations restantes sur votre base.',
      unless('Save 4 MC for it.', 'Gardez 4 MC pour cela.'),
    ),
    rule(
      'ORBITAL-UPG-2',
      'You may do this once in a match.',
      'On le fait une seule fois par partie.',
      unless('One upgrade is all there is for you.', 'Une amélioration est tout ce que vous aurez.'),
    ),
    rule(
      'ORBITAL-UPG-3',
      'The core loses red and takes the colour of the upgrade.',
      'La base perd le rouge et prend la couleur de l’amélioration.',
    ),
    rule('ORBITAL-UPG-5', 'Cores can never be damaged.', 'Les modules de base ne sont jamais endommagés.'),
    rule(
      'ORBITAL-UPG-6',
      'An upgrade that somebody has taken is gone.',
      'Une amélioration prise par quelqu’un n’est plus disponible.',
      unless('Choose one that still lies open.', 'Choisissez-en une encore visible.'),
    ),
    rule(
      'ORBITAL-BUY-2',
      'Buy: the card farthest from the pile costs 1 MC, the next 2, up to 5.',
      'Acheter : la carte la plus loin de la pioche coûte 1 MC, la suivante 2, jusqu’à 5.',
      unless(
        'Choose a card that you can pay, farther from the pile.',
        'Choisissez une carte à votre portée, plus loin de la pioche.',
      ),
    ),
    rule(
      'ORBITAL-BUY-3',
      'After a purchase the others close up towards the pile and some become cheaper.',
      'Après un achat, les autres se resserrent vers la pioche et certaines coûtent moins.',
    ),
    rule(
      'ORBITAL-BUY-4',
      'The market is refilled only at the end of the year.',
      'Le marché n’est regarni qu’en fin d’année.',
      unless('Wait for the new market of the next year.', 'Attendez le marché de l’année suivante.'),
    ),
  ],
};

export const operate: Section = {
  id: 'operate',
  title: { en: 'Machines and events', fr: 'Machines et événements' },
  rules: [
    rule(
      'ORBITAL-OPER-1',
      'Operate: use the arrow of one of your undamaged modules.',
      'Faire fonctionner : utilisez la flèche d’un de vos modules non endommagés.',
    ),
    rule(
      'ORBITAL-OPER-2',
      'The whole cost is paid first.',
      'Tout le coût est payé d’abord.',
      unless('Find the MC that stand before the arrow.', 'Trouvez les MC indiqués avant la flèche.'),
    ),
    rule(
      'ORBITAL-OPER-3',
      'Crew goes from the core onto the module and lies there, used.',
      'L’équipage va de la base sur le module et y reste, utilisé.',
    ),
    rule(
      'ORBITAL-OPER-4',
      'Each crew works once a year.',
      'Chaque équipage travaille une fois par an.',
      unless(
        'Bring more crew: crew symbols, or Crew Rotation.',
        'Amenez plus d’équipages : symboles d’équipage, ou Rotation des Équipes.',
      ),
    ),
    rule(
      'ORBITAL-OPER-5',
      'Each module works once a year.',
      'Chaque module fonctionne une fois par an.',
      unless(
        'Wait for the next year, or play Crew Rotation.',
        'Attendez l’an prochain, ou jouez Rotation des Équipes.',
      ),
    ),
    rule(
      'ORBITAL-EVENT-1',
      'Event: play one from your hand, carry it out, discard it.',
      'Événement : jouez-en un de votre main, appliquez-le, défaussez-le.',
      unless('Choose an event of your hand.', 'Choisissez un événement de votre main.'),
    ),
    rule(
      'ORBITAL-EVENT-2',
      'An event that would change nothing cannot be played.',
      'Un événement qui ne changerait rien ne se joue pas.',
      unless('Wait until it has an effect.', 'Attendez qu’il ait un effet.'),
    ),
    rule(
      'ORBITAL-REPAIR-1',
      'Repair: pay 3 MC and take 1 damage from a module of yours.',
      'Réparer : payez 3 MC et retirez 1 dommage d’un de vos modules.',
      unless('Choose a damaged module of yours.', 'Choisissez un de vos modules endommagés.'),
    ),
    rule(
      'ORBITAL-REPAIR-2',
      'Several tokens need several repairs.',
      'Plusieurs dommages demandent plusieurs réparations.',
    ),
    rule(
      'ORBITAL-REPAIR-3',
      'Each working Airlock makes it 1 MC cheaper.',
      'Chaque Sas en marche fait payer 1 MC de moins.',
      unless('Find the MC, or build an Airlock.', 'Trouvez les MC, ou construisez un Sas.'),
    ),
  ],
};

export const damage: Section = {
  id: 'damage',
  title: { en: 'Damage', fr: 'Dommages' },
  rules: [
    rule(
      'ORBITAL-DMG-2',
      'A damaged module has no colour: it counts neither for VP nor for income.',
      'Un module endommagé n’a plus de couleur : il ne compte ni pour les PV ni pour le revenu.',
    ),
    rule(
      'ORBITAL-DMG-3',
      'Its effect does not work.',
      'Son effet ne marche pas.',
      unless('Repair it first.', 'Réparez-le d’abord.'),
    ),
    rule(
      'ORBITAL-DMG-4',
      'Its crew symbols do not count; crew on the table stays.',
      'Ses symboles d’équipage ne comptent pas ; l’équipage en jeu reste.',
    ),
    rule(
      'ORBITAL-DMG-5',
      'Nothing can be docked to it.',
      'Rien ne peut s’y connecter.',
      unless('Repair it first, or choose another exit.', 'Réparez-le d’abord, ou choisissez une autre sortie.'),
    ),
    rule(
      'ORBITAL-DMG-6',
      'It may be damaged several times and works again when the last token is gone.',
      'Il peut être endommagé plusieurs fois et remarche sans dommage.',
    ),
    rule(
      'ORBITAL-DMG-8',
      'An immune module cannot be damaged.',
      'Un module immunisé ne peut être endommagé.',
      unless('Choose one that is not immune.', 'Choisissez-en un non immunisé.'),
    ),
    rule(
      'ORBITAL-OUTER-1',
      'Meteor Storm and Weapons Platform hit outer modules only.',
      'Tempête de Météores et Plateforme d’Armes ne touchent que les modules extérieurs.',
      unless('Choose a module that nothing is docked to.', 'Choisissez un module où rien n’est connecté.'),
    ),
    rule(
      'ORBITAL-REMOVE-1',
      'What is removed is gone without further effect.',
      'Ce qui est supprimé disparaît sans autre effet.',
    ),
    rule(
      'ORBITAL-REMOVE-3',
      'A removed module goes to the discard pile and frees the exit of its host.',
      'Un module supprimé va à la défausse et libère la sortie de son hôte.',
    ),
  ],
};
