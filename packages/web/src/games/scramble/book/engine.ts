import { type Section, unless } from '../../../contract/book.ts';
import * as icons from '../icons.ts';
import { r } from './row.ts';

export const special: Section = {
  id: 'special',
  title: { en: 'Specials, exchange', fr: 'Effets, échange' },
  icon: icons.energize,
  rules: [
    r(
      'SPEC-1',
      'After firing come the specials of the weapon; there are five.',
      'Après le tir viennent les effets de l’arme ; il y en a cinq.',
    ),
    r(
      'RULING-44',
      'Boost, Scavenge and Vent by themselves; then Convert, then Energize, if you like.',
      'Surcharge, récupération et ventilation d’elles-mêmes ; puis conversion, puis énergie, si vous voulez.',
    ),
    r(
      'SPEC-2',
      'Boost: +1 Power the next time this weapon is activated.',
      'Surcharge : puissance +1 à la prochaine activation de cette arme.',
    ),
    r('RULING-43', 'The tokens are used up then, fired or not.', 'Les jetons sont alors dépensés, avec ou sans tir.'),
    r('SPEC-3', 'Cooling down and overheating remove them.', 'Refroidir ou surchauffer les retire.'),
    r(
      'SPEC-4',
      'Convert: an Energy gem of your board becomes one of another colour in your bag.',
      'Conversion : une gemme d’énergie du plateau en devient une d’une autre couleur dans le sac.',
      unless('Use a weapon with a Convert icon.', 'Utilisez une arme avec conversion.'),
    ),
    r(
      'RULING-45',
      'Never into or from Overheat. A gem in the tray goes first.',
      'Jamais depuis ni vers la surchauffe. Une gemme échangée part d’abord.',
      unless(
        'Choose an Energy gem that lies on your board.',
        'Choisissez une gemme d’énergie posée sur votre plateau.',
      ),
    ),
    r(
      'SPEC-5',
      'Energize: add one gem of any kind to your bag.',
      'Énergie : ajoutez une gemme quelconque à votre sac.',
      unless('Use a weapon with an Energize icon.', 'Utilisez une arme avec énergie.'),
    ),
    r('RULING-46', 'Even an Overheat gem.', 'Même une gemme de surchauffe.'),
    r('SPEC-6', 'Scavenge: 1 credit.', 'Récupération : 1 crédit.'),
    r(
      'SPEC-7',
      'Vent: 1 heat less, if an Energy gem was used.',
      'Ventilation : 1 de chaleur en moins, si une gemme d’énergie a servi.',
    ),
    r(
      'SPEC-8',
      'With an Overheat gem Vent does nothing.',
      'Avec une gemme de surchauffe, la ventilation ne fait rien.',
    ),
    r('RULING-47', 'Each icon counts.', 'Chaque symbole compte.'),
    r(
      'EXCH-1',
      'Instead of a weapon: lay the gem into the tray for credits.',
      'Au lieu d’une arme : posez la gemme au plateau d’échange contre des crédits.',
    ),
    r('EXCH-2', 'An Energy gem brings 3.', 'Une gemme d’énergie en rapporte 3.'),
    r('EXCH-3', 'An Overheat gem brings 4 and 2 heat.', 'Une gemme de surchauffe en rapporte 4, et 2 de chaleur.'),
    r(
      'RULING-9',
      'Gems are limited; what the supply lacks is not gained.',
      'Les gemmes sont comptées ; ce que la réserve n’a pas ne se gagne pas.',
      unless('Choose another gem.', 'Choisissez une autre gemme.'),
    ),
  ],
};

export const market: Section = {
  id: 'market',
  title: { en: 'The market', fr: 'Le marché' },
  icon: icons.buy,
  rules: [
    r(
      'UPG-1',
      'After the gem you may buy cards of the track, as far as your credits go.',
      'Après la gemme, vous pouvez acheter des cartes de la piste, selon vos crédits.',
      unless('Choose a cheaper card, or save.', 'Choisissez moins cher, ou économisez.'),
    ),
    r(
      'RULING-48',
      'Credits of this turn count already; what you gather does not.',
      'Les crédits de ce tour comptent déjà, pas la récolte.',
    ),
    r(
      'BOARD-13',
      'A Weapon card shows its price, gems, colour, and what it adds.',
      'Une carte d’arme montre son prix, ses gemmes, sa couleur et ce qu’elle ajoute.',
    ),
    r(
      'UPG-2',
      'It is tucked under the weapon of its colour; there is no limit.',
      'Elle se glisse sous l’arme de sa couleur ; sans limite.',
    ),
    r(
      'UPG-3',
      'Its gems go into your bag at once, and must.',
      'Ses gemmes vont aussitôt dans votre sac, obligatoirement.',
    ),
    r('RULING-21', 'Also under a weapon that is Out of Order.', 'Même sous une arme hors service.'),
    r(
      'BOARD-14',
      'A System works by itself when its condition is met.',
      'Un système agit de lui-même quand sa condition est remplie.',
    ),
    r('BOARD-11', 'You have three System slots.', 'Vous avez trois places de système.'),
    r(
      'UPG-4',
      'With all three full, one goes before a new one comes.',
      'Les trois pleines, l’un part avant qu’un autre vienne.',
      unless('Choose the System that goes.', 'Choisissez le système qui part.'),
    ),
    r(
      'RULING-55',
      'Your choice, without a refund, and only for a new one.',
      'À votre choix, sans remboursement, et seulement pour un nouveau.',
      unless('Buy a System.', 'Achetez un système.'),
    ),
    r('RULING-56', 'A new System works at once.', 'Un nouveau système agit aussitôt.'),
    r(
      'RULING-78',
      'Systems work in your own turn only, and add up.',
      'Les systèmes n’agissent qu’à votre tour, et s’additionnent.',
      unless('It is asked right after a cooldown.', 'Cela se demande juste après un refroidissement.'),
    ),
    r('RULING-79', 'Their Power counts for every hit.', 'Leur puissance compte pour chaque coup.'),
    r(
      'UPG-5',
      'A repair costs 10 credits; the weapon works from your next turn on.',
      'Une réparation coûte 10 crédits ; l’arme sert dès votre prochain tour.',
      unless('Save credits.', 'Économisez des crédits.'),
    ),
    r('RULING-22', 'A repaired weapon may break again.', 'Une arme réparée peut retomber en panne.'),
    r(
      'REFILL-1',
      'When you have finished, gaps are filled from the Innovation deck.',
      'Quand vous avez fini, les trous se comblent de la pioche d’innovation.',
    ),
    r(
      'RULING-49',
      'Not between two purchases.',
      'Pas entre deux achats.',
      unless('Choose a card that lies there.', 'Choisissez une carte présente.'),
    ),
    r(
      'RULING-50',
      'A gap is a slot bought empty this turn; others stay empty.',
      'Un trou est une case vidée ce tour-ci ; les autres restent vides.',
      unless('Choose a slot with a card.', 'Choisissez une case avec une carte.'),
    ),
    r('RULING-51', 'From left to right.', 'De gauche à droite.'),
    r(
      'REFILL-2',
      'From the deck of the level on top of the Main deck.',
      'De la pioche du niveau qui est sur la pioche principale.',
    ),
    r('RULING-52', 'The backs of events count too.', 'Le dos des événements compte aussi.'),
    r('RULING-53', 'Level 3 once the Main deck is empty.', 'Niveau 3 quand la pioche principale est vide.'),
    r('REFILL-3', 'If that deck is empty, from the next level.', 'Si cette pioche est vide, du niveau suivant.'),
    r('RULING-54', 'Else from the highest level left.', 'Sinon du plus haut niveau restant.'),
    r(
      'REFILL-4',
      'An event stays in its slot under the new card.',
      'Un événement reste à sa case sous la nouvelle carte.',
    ),
  ],
};

export const heat: Section = {
  id: 'heat',
  title: { en: 'Heat', fr: 'Chaleur' },
  icon: icons.heat,
  rules: [
    r('BOARD-9', 'The meter goes from 0, Safe, to 8, Meltdown.', 'Le compteur va de 0, sûr, à 8, fusion.'),
    r(
      'HEAT-1',
      'An Overheat gem costs 3 heat to activate, 2 to exchange.',
      'Une gemme de surchauffe coûte 3 de chaleur pour activer, 2 pour échanger.',
    ),
    r('RULING-14', 'At the moment it is placed.', 'Au moment où on la place.'),
    r('RULING-15', 'Systems that change the cost count.', 'Les systèmes qui changent le coût comptent.'),
    r(
      'RULING-10',
      'The limit is 7: no placement may reach 8.',
      'La limite est 7 : aucun placement ne peut atteindre 8.',
    ),
    r(
      'RULING-13',
      'So one that would is not allowed while another is.',
      'Un tel placement est donc interdit tant qu’un autre est permis.',
      unless('Exchange it, or choose a cheaper use.', 'Échangez-la, ou choisissez moins cher.'),
    ),
    r(
      'HEAT-2',
      'Draw an Overheat gem that cannot be placed: you overheat.',
      'Piochez une gemme de surchauffe impossible à placer : vous surchauffez.',
    ),
    r(
      'RULING-11',
      'Heat 0 to 4: any use. Heat 5: only exchange. Heat 6 or 7: Meltdown.',
      'Chaleur 0 à 4 : tout usage. 5 : seulement l’échange. 6 ou 7 : fusion.',
    ),
    r('RULING-16', 'An Energy gem never overheats you.', 'Une gemme d’énergie ne surchauffe jamais.'),
    r('HEAT-3', 'Overheating: credits to 0.', 'Surchauffe : crédits à 0.'),
    r(
      'HEAT-4',
      'A weapon of yours goes Out of Order.',
      'Une de vos armes est hors service.',
      unless('It is asked when you overheat.', 'Cela se demande quand vous surchauffez.'),
    ),
    r(
      'RULING-18',
      'You choose which, among those that work.',
      'Vous choisissez laquelle, parmi celles qui marchent.',
      unless('Choose a weapon that works.', 'Choisissez une arme en service.'),
    ),
    r('RULING-19', 'With none left nothing more breaks.', 'S’il n’en reste aucune, plus rien ne casse.'),
    r(
      'RULING-20',
      'Even then you can exchange, gather and repair.',
      'Même alors on peut échanger, récolter et réparer.',
    ),
    r('HEAT-5', 'Heat to 0.', 'Chaleur à 0.'),
    r('HEAT-6', 'All Boost tokens go.', 'Tous les jetons de surcharge partent.'),
    r(
      'HEAT-7',
      'All gems go back into the bag, the drawn one too.',
      'Toutes les gemmes retournent au sac, la piochée aussi.',
    ),
    r(
      'HEAT-8',
      'The weapon stays so until it is repaired.',
      'L’arme le reste jusqu’à réparation.',
      unless('Choose a weapon that is Out of Order.', 'Choisissez une arme hors service.'),
    ),
    r('HEAT-9', 'The turn ends at once, without gathering.', 'Le tour finit aussitôt, sans récolte.'),
    r('COOL-1', 'Cooldown: heat to 0.', 'Refroidissement : chaleur à 0.'),
    r('COOL-2', 'Boost tokens go.', 'Les jetons de surcharge partent.'),
    r('COOL-3', 'All gems go back into the bag.', 'Toutes les gemmes retournent au sac.'),
    r('COOL-4', 'Credits stay.', 'Les crédits restent.'),
    r('RULING-24', 'It is always allowed, even at heat 0.', 'C’est toujours permis, même à 0.'),
  ],
};
