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
      say: say('Have the most crystals after the last year.', 'Ayez le plus de cristaux après la dernière année.'),
      at: ['zone:vp'],
    },
    {
      say: say(
        'Win colours: each year, most modules of a colour pay one point.',
        'Gagnez des couleurs : chaque année, le plus de modules paie un point.',
      ),
      at: ['zone:race'],
    },
    {
      say: say(
        'Watch the last year: every colour pays two.',
        'Surveillez la dernière année : chaque couleur paie deux.',
      ),
      at: ['zone:years'],
    },
  ],
  seen: say('Learn next how an orbital grows.', 'Apprenez maintenant comment grandit un orbital.'),
};

/** Card, then exit. */
export const build: Lesson = {
  id: 'build',
  title: say('Dock a module', 'Amarrer un module'),
  rule: 'ORBITAL-BUILD-2',
  position: () => at({ seats: [{ mc: 16, hand: 'dormitory farm greenhouse' }, {}] }),
  beats: [
    {
      say: say(
        'Take the Dormitory, then the exit in the west: same colour, 5 MC.',
        'Prenez le Dortoir, puis la sortie ouest : même couleur, 5 MC.',
      ),
      expect: ['build card=dormitory exit={host=0,side=W}'],
      answer: ['1 pass'],
      leads: ['zone:race'],
      otherwise: say('Dock the Dormitory at the west exit.', 'Amarrez le Dortoir à la sortie ouest.'),
    },
    {
      say: say('See red: the core and the Dormitory make two.', 'Voyez le rouge : la base et le Dortoir font deux.'),
      at: ['colour:red'],
    },
    {
      say: say(
        'Dock the Farm at the Dormitory: no shared colour, 6 MC.',
        'Amarrez la Ferme au Dortoir : autre couleur, 6 MC.',
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
  seen: say('Keep an exit open: a last dead end is refused.', 'Gardez une sortie : un dernier cul-de-sac est refusé.'),
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
      leads: ['zone:mc'],
      otherwise: say('Press the Farm in your yard.', 'Pressez la Ferme dans votre chantier.'),
    },
    {
      say: say(
        'See the crew lie on the Farm: it rests until next year.',
        'Voyez l’équipage couché sur la Ferme : il se repose cette année.',
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
      leads: ['zone:race'],
      otherwise: say('Pass now.', 'Passez maintenant.'),
    },
    {
      say: say(
        'See your points: red is yours, green is shared.',
        'Voyez vos points : le rouge est à vous, le vert partagé.',
      ),
      at: ['zone:vp'],
    },
  ],
  seen: say(
    'Crew, money and cards came for the new year.',
    'Équipages, argent et cartes sont venus pour l’année neuve.',
  ),
};
