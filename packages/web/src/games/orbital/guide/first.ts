import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

/** What the game is about and how one wins, before anything else. */
export const goal: Lesson = {
  id: 'goal',
  title: say('How you win', 'Comment gagner'),
  rule: 'ORBITAL-END-2',
  position: () =>
    at({
      year: 3,
      seats: [
        { vp: 5, modules: ['dormitory 0W', 'farm 0N', 'farm 2N', 'hotel 0E'], hand: 'storage workshop' },
        { vp: 4, modules: ['laboratory 0E', 'data-bank 0W', 'barracks 0N'] },
      ],
    }),
  beats: [
    {
      say: say(
        'Have the most victory points (VP), the crystals, after the last year.',
        'Ayez le plus de points de victoire (PV), les cristaux, à la fin.',
      ),
      at: ['zone:vp'],
    },
    {
      say: say(
        'Win colours: each year, whoever has most modules of one gets 1 VP.',
        'Gagnez des couleurs : chaque année, qui en a le plus gagne 1 PV.',
      ),
      at: ['zone:race'],
    },
    {
      say: say(
        'Build modules with your money: the gold coins, MegaCredits (MC).',
        'Construisez des modules avec votre argent : les pièces d’or, MégaCrédits (MC).',
      ),
      at: ['zone:mc'],
    },
    {
      say: say(
        'Watch the last year: every colour pays 2 VP.',
        'Surveillez la dernière année : chaque couleur paie 2 PV.',
      ),
      at: ['zone:years'],
    },
  ],
  seen: say('Learn next how an orbital grows.', 'Apprenez maintenant comment grandit un orbital.'),
};

/** Card, then exit. */
export const build: Lesson = {
  id: 'build',
  title: say('Dock a module', 'Connecter un module'),
  rule: 'ORBITAL-GEO-12',
  position: () => at({ seats: [{ mc: 16, hand: 'dormitory farm greenhouse' }, {}] }),
  beats: [
    {
      say: say(
        'Take the Dormitory, then the west exit, then press Build: same colour, 5 MC.',
        'Prenez le Dortoir, puis la sortie ouest, puis Construire : même couleur, 5 MC.',
      ),
      expect: ['build card=dormitory exit={host=0,side=W}'],
      answer: ['1 pass'],
      leads: ['exit:0:W'],
      otherwise: say('Dock the Dormitory at the west exit.', 'Connectez le Dortoir à la sortie ouest.'),
    },
    {
      say: say(
        'Look at the red column: the core and the Dormitory make two.',
        'Regardez la colonne rouge : la base et le Dortoir font deux.',
      ),
      at: ['colour:red'],
    },
    {
      say: say(
        'Dock the Farm at the Dormitory, then press Build: another colour, 6 MC.',
        'Connectez la Ferme au Dortoir, puis Construire : autre couleur, 6 MC.',
      ),
      expect: [
        'build card=farm exit={host=1,side=N}',
        'build card=farm exit={host=1,side=W}',
        'build card=farm exit={host=1,side=S}',
      ],
      answer: ['1 pass'],
      otherwise: say('Choose the Farm and an exit of the Dormitory.', 'Choisissez la Ferme et une sortie du Dortoir.'),
    },
  ],
  seen: say(
    'Keep an exit open: after every build one must be left.',
    'Gardez une sortie ouverte : après chaque construction il doit en rester une.',
  ),
};

/** Crew works once. */
export const operate: Lesson = {
  id: 'operate',
  title: say('Put crew to work', 'Faire travailler l’équipage'),
  rule: 'ORBITAL-OPER-4',
  position: () =>
    at({
      seats: [{ mc: 2, crew: 2, modules: ['farm 0W', 'hotel 0E'], hand: 'workshop' }, { modules: ['storage 0N'] }],
    }),
  beats: [
    {
      say: say('Press the Farm: one crew brings 3 MC.', 'Pressez la Ferme : un équipage rapporte 3 MC.'),
      expect: ['operate module=1'],
      answer: ['1 pass'],
      otherwise: say('Press the Farm in your yard.', 'Pressez la Ferme dans votre chantier.'),
    },
    {
      say: say(
        'See the crew on the Farm: it rests until next year.',
        'Voyez l’équipage sur la Ferme : il se repose jusqu’à l’an prochain.',
      ),
      at: ['module:0:1'],
    },
    {
      say: say('Press the Miners’ Hotel with your last crew.', 'Pressez l’Hôtel avec votre dernier équipage.'),
      expect: ['operate module=2'],
      answer: ['1 pass'],
      otherwise: say('Press the Miners’ Hotel.', 'Pressez l’Hôtel des Mineurs.'),
    },
  ],
  seen: say(
    'Each crew and each module works once a year.',
    'Chaque équipage et chaque module travaille une fois par an.',
  ),
};

/** The farther from the pile, the cheaper. */
export const buy: Lesson = {
  id: 'buy',
  title: say('Buy a card', 'Acheter une carte'),
  rule: 'ORBITAL-BUY-2',
  position: () => at({ seats: [{ mc: 7, hand: 'workshop' }, {}] }),
  beats: [
    {
      say: say(
        'Buy the Farm: farthest from the pile, it costs 1 MC.',
        'Achetez la Ferme : la plus loin de la pioche, 1 MC.',
      ),
      expect: ['buy slot=0'],
      answer: ['1 pass'],
      leads: ['zone:hand'],
      otherwise: say('Choose the first card of the market.', 'Choisissez la première carte du marché.'),
    },
    {
      say: say('See the others become cheaper by one.', 'Voyez les autres coûter un de moins.'),
      at: ['zone:market'],
    },
  ],
  seen: say('New cards come only with the new year.', 'De nouvelles cartes viennent seulement avec l’année neuve.'),
};

/** Passing is not final, and the year is scored when all pass in a row. */
export const pass: Lesson = {
  id: 'pass',
  title: say('Pass, and score a year', 'Passer, et compter l’année'),
  rule: 'ORBITAL-PASS-3',
  position: () =>
    at({
      year: 2,
      passes: 1,
      seats: [
        { mc: 1, crew: 0, vp: 2, modules: ['dormitory 0W', 'farm 0N'], hand: 'storage' },
        { mc: 1, crew: 0, vp: 2, modules: ['hotel 0E', 'farm 0N'], hand: 'airlock' },
      ],
    }),
  beats: [
    {
      say: say(
        'Read the button: Vega has passed, so the year would end.',
        'Lisez le bouton : Vega a passé, l’année finirait donc.',
      ),
      at: ['pass'],
    },
    {
      say: say('Pass: the year is scored.', 'Passez : l’année est comptée.'),
      expect: ['pass'],
      otherwise: say('Pass now.', 'Passez maintenant.'),
    },
    {
      say: say(
        'See your VP: red was yours, green was shared.',
        'Voyez vos PV : le rouge était à vous, le vert partagé.',
      ),
      at: ['zone:vp'],
    },
  ],
  seen: say(
    'Learn next how much crew and money a new year brings.',
    'Apprenez maintenant combien d’équipages et d’argent apporte une année.',
  ),
};

/** Where next year's crew and money come from. */
export const nextYear: Lesson = {
  id: 'nextYear',
  title: say('What a year brings', 'Ce qu’une année apporte'),
  rule: 'ORBITAL-END-6',
  position: () => at({ seats: [{ mc: 6, modules: ['dormitory 0W'], hand: 'greenhouse' }, {}] }),
  beats: [
    {
      say: say(
        'Look at your money and crew: the next year brings more of both.',
        'Regardez votre argent et vos équipages : la prochaine année en apporte.',
      ),
      // What it brings has no room of its own on a phone.
      at: ['zone:next', 'zone:mc', 'zone:crew'],
    },
    {
      say: say(
        'Count the crew symbols: the core and the Dormitory bring one crew each.',
        'Comptez les symboles : la base et le Dortoir apportent chacun un équipage.',
      ),
      at: ['module:0:0', 'module:0:1'],
    },
    {
      say: say(
        'Add the money: 7 MC, plus 1 per module of your commonest colour: 9.',
        'Comptez l’argent : 7 MC, plus 1 par module de votre couleur dominante : 9.',
      ),
      at: ['colour:red'],
    },
    {
      say: say(
        'Build the Greenhouse: its four symbols bring four more crew.',
        'Construisez la Serre : ses quatre symboles apportent quatre équipages de plus.',
      ),
      expect: ['build card=greenhouse'],
      answer: ['1 pass'],
      otherwise: say('Build the Greenhouse at any exit.', 'Construisez la Serre à n’importe quelle sortie.'),
    },
  ],
  lit: ['zone:next', 'zone:mc', 'zone:crew'],
  seen: say(
    'Red stays your commonest colour: six crew and 9 MC next year.',
    'Le rouge reste votre couleur dominante : six équipages et 9 MC l’an prochain.',
  ),
};
