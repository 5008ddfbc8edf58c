import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

const market: Lesson = {
  id: 'market',
  title: say('Build a gun', 'Construire un canon'),
  rule: 'SCRAMBLE-UPG-2',
  position: () =>
    at({
      gem: 'yellow',
      pilots: [{ space: 2, credits: 4 }, { space: 5 }],
      grid: { '3,4': 'carapace-teal' },
      track: { 1: 'r1-rifled-barrel', 2: 'b1-focus-ring', 3: 'y1-magnet-scoop', 4: 'b1-chilled-optics' },
    }),
  beats: [
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say(
        'Exchange it for three credits: nothing is in reach.',
        'Échangez-la contre trois crédits : rien n’est à portée.',
      ),
      expect: ['exchange'],
      otherwise: say('Exchange this time: credits build guns.', 'Échangez cette fois : les crédits font les canons.'),
    },
    {
      say: say(
        'Buy Chilled Optics: Power 2 for blue, and a blue gem.',
        'Achetez Optique réfrigérée : puissance 2 en bleu, et une gemme bleue.',
      ),
      expect: ['buy slot=4'],
      leads: ['weapon:blue'],
      otherwise: say(
        'Buy Chilled Optics in slot 4: Power counts most.',
        'Achetez Optique réfrigérée, case 4 : la puissance compte le plus.',
      ),
    },
    {
      say: say(
        'End the turn: the gap is filled, then you gather.',
        'Finissez le tour : le trou se comble, puis vous récoltez.',
      ),
      expect: ['endUpgrade'],
      otherwise: say('End the turn: one credit buys nothing.', 'Finissez : un crédit n’achète rien.'),
    },
  ],
  seen: say(
    'See the sum: board and cards add up in three columns.',
    'Voyez la somme : plateau et cartes s’additionnent en trois colonnes.',
  ),
  lit: ['weapon:blue'],
};

const boost: Lesson = {
  id: 'boost',
  title: say('Boost is for next time', 'La surcharge, c’est pour après'),
  rule: 'SCRAMBLE-SPEC-2',
  position: () =>
    at({
      gem: 'red',
      pilots: [{ space: 2, weapons: { red: { boost: 1 } } }, { space: 5 }],
      grid: { '3,2': 'stinger-teal' },
    }),
  beats: [
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say(
        'Activate red: the token from last time makes Power 2.',
        'Activez le rouge : le jeton d’avant donne puissance 2.',
      ),
      expect: ['activate weapon=red'],
      at: ['weapon:red', 'zone:hand', 'option:activate'],
      otherwise: say('Use the red gun: its Boost waits.', 'Prenez le canon rouge : sa surcharge attend.'),
    },
    {
      say: say('Stay where you are and fire.', 'Restez où vous êtes et tirez.'),
      expect: ['move jump=false to=2'],
      otherwise: say('Stay: the Stinger is in front of you.', 'Restez : le Dard est devant vous.'),
    },
    {
      say: say(
        'Fire: two shields fall, and a new token is laid.',
        'Tirez : deux boucliers tombent, un nouveau jeton se pose.',
      ),
      expect: ['fire'],
      otherwise: say('Fire now.', 'Tirez maintenant.'),
    },
  ],
  seen: say(
    'Remember: the new token counts next time only; a cooldown takes it away.',
    'Retenez : le nouveau jeton compte au prochain tir ; refroidir le fait partir.',
  ),
  lit: ['weapon:red'],
};

const convert: Lesson = {
  id: 'convert',
  title: say('Change your bag', 'Changer son sac'),
  rule: 'SCRAMBLE-SPEC-4',
  position: () =>
    at({
      gem: 'green',
      pilots: [{ space: 2, weapons: { red: { energy: 1 }, green: { cards: ['g1-seed-crystal'] } } }, { space: 5 }],
      grid: { '3,6': 'carapace-teal' },
    }),
  beats: [
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say('Activate green: it has Convert and Energize.', 'Activez le vert : il a la conversion et l’énergie.'),
      expect: ['activate weapon=green'],
      at: ['weapon:green', 'zone:hand', 'option:activate'],
      otherwise: say('Use the green gun: its specials change your bag.', 'Prenez le vert : il change votre sac.'),
    },
    {
      say: say('Stay where you are: nothing is in reach.', 'Restez où vous êtes : rien n’est à portée.'),
      expect: ['move jump=false to=2'],
      otherwise: say('Stay: flying gains nothing here.', 'Restez : voler n’apporte rien ici.'),
    },
    {
      say: say(
        'Convert the red gem of your board, then press blue: it joins your bag.',
        'Convertissez la rouge de votre plateau, puis pressez bleu : elle va au sac.',
      ),
      expect: ['convert from=red to=blue'],
      leads: ['zone:bag'],
      otherwise: say('Press the red gem, then blue.', 'Pressez la gemme rouge, puis bleu.'),
    },
    {
      say: say(
        'Energize: press one more blue gem for your bag.',
        'Énergisez : pressez encore une gemme bleue pour votre sac.',
      ),
      expect: ['energize gem=blue'],
      leads: ['zone:bag'],
      otherwise: say('Press blue: draw it more often.', 'Pressez bleu : il sortira plus souvent.'),
    },
  ],
  seen: say(
    'See your bag: two blue gems more, so blue is drawn more often.',
    'Voyez votre sac : deux bleues de plus, le bleu sort plus souvent.',
  ),
  lit: ['zone:bag'],
};

const scatter: Lesson = {
  id: 'scatter',
  title: say('Hit several', 'Toucher plusieurs'),
  rule: 'SCRAMBLE-FIRE-5',
  position: () =>
    at({
      gem: 'yellow',
      pilots: [
        {
          space: 3,
          weapons: {
            red: { cards: ['r1-frag-shells'] },
            blue: { cards: ['b1-needle-lens'] },
            yellow: { cards: ['y1-split-muzzle', 'y1-bounty-ledger'] },
          },
        },
        { space: 5 },
      ],
      grid: { '2,2': 'stinger-teal', '2,3': 'stinger-white', '2,4': ['raider-purple', 2], '1,5': 'stinger-purple' },
    }),
  beats: [
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say(
        'Activate yellow: its nine pixels show whom Scatter hits.',
        'Activez le jaune : ses neuf pixels montrent qui est touché.',
      ),
      expect: ['activate weapon=yellow'],
      at: ['weapon:yellow', 'zone:hand', 'option:activate'],
      otherwise: say('Use the yellow gun: it has Scatter.', 'Prenez le jaune : il a la dispersion.'),
    },
    {
      say: say(
        'Stay and fire: the target and both neighbours are in one row.',
        'Restez et tirez : la cible et ses deux voisins sont en ligne.',
      ),
      expect: ['move jump=false to=3'],
      otherwise: say('Stay in column 3: three stand side by side.', 'Restez en colonne 3 : trois sont côte à côte.'),
    },
    {
      say: say('Fire at all three with full Power.', 'Tirez sur les trois à pleine puissance.'),
      expect: ['fire'],
      leads: ['zone:victory'],
      otherwise: say('Fire: three Invaders at once.', 'Tirez : trois envahisseurs d’un coup.'),
    },
  ],
  seen: say(
    'Compare the pixels: Beam of blue goes straight back, Blast of red fans out.',
    'Comparez les pixels : le rayon bleu va droit, l’explosion rouge s’ouvre derrière.',
  ),
  lit: ['weapon:blue', 'weapon:red'],
};

const wormhole: Lesson = {
  id: 'wormhole',
  title: say('Safe in the Wormhole', 'À l’abri dans le trou de ver'),
  rule: 'SCRAMBLE-AFIRE-1',
  position: () =>
    at({
      active: 0,
      round: 7,
      gem: 'green',
      pilots: [{ space: 1, credits: 2 }, { space: 4 }],
      grid: {
        '2,1': 'carapace-teal',
        '2,2': 'raider-white',
        '3,4': 'raider-purple',
        '3,3': 'stinger-teal',
        '3,5': 'carapace-purple',
        '3,6': 'raider-teal',
      },
      track: { 7: ['y1-magnet-scoop', 'event-fire-1'] },
    }),
  beats: [
    {
      say: say(
        'Beware: Aliens Fire! strikes this round; red spaces will be hit.',
        'Prudence : le tir alien frappe cette manche ; les cases rouges sont touchées.',
      ),
      at: ['space:1', 'space:2'],
    },
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say('Activate green: Move 3 takes you to safety.', 'Activez le vert : mouvement 3 vous met à l’abri.'),
      expect: ['activate weapon=green'],
      at: ['weapon:green', 'zone:hand', 'option:activate'],
      otherwise: say('Activate green: you have to move.', 'Activez le vert : il faut bouger.'),
    },
    {
      say: say(
        'Fly through both Wormholes: the row is a ring.',
        'Passez par les deux trous de ver : la ligne est un anneau.',
      ),
      expect: ['move jump=true to=7'],
      otherwise: say(
        'Fly to the right Wormhole, two steps to the left.',
        'Allez au trou de ver droit, deux pas à gauche.',
      ),
    },
  ],
  seen: say(
    'Note: nobody is hit in a Wormhole, but nobody fires there.',
    'Notez : au trou de ver, nul n’est touché, mais nul n’y tire.',
  ),
  lit: ['space:7'],
};

const own: Lesson = {
  id: 'own',
  title: say('Your colour is your problem', 'Votre couleur, votre problème'),
  rule: 'SCRAMBLE-AMOVE-2',
  position: () =>
    at({
      active: 0,
      round: 8,
      gem: 'blue',
      pilots: [{ space: 4, victory: 5, weapons: { blue: { cards: ['b2-twin-lens'] } } }, { space: 2 }],
      grid: { '1,3': ['raider-orange', 3], '2,5': ['stinger-teal', 2], '3,3': 'carapace-purple' },
      track: { 7: ['y1-magnet-scoop', 'event-move-1a'] },
    }),
  beats: [
    {
      say: say(
        'See the warning: your Raider gets through at the end of this round.',
        'Voyez l’alerte : votre Pillard passe à la fin de cette manche.',
      ),
      at: ['cell:1,3'],
    },
    {
      say: say('Draw a gem.', 'Piochez une gemme.'),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say('Activate blue with Power 3.', 'Activez le bleu, puissance 3.'),
      expect: ['activate weapon=blue'],
      at: ['weapon:blue', 'zone:hand', 'option:activate'],
      otherwise: say('Use the blue gun.', 'Prenez le canon bleu.'),
    },
    {
      say: say(
        'Fly to column 3, under your own colour, and fire.',
        'Allez en colonne 3, sous votre couleur, et tirez.',
      ),
      expect: ['move jump=false to=3'],
      otherwise: say(
        'Fly to column 3: only your colour hurts you.',
        'Allez en colonne 3 : seule votre couleur vous coûte.',
      ),
    },
    {
      say: say('Fire: six Invaders, and none is lost.', 'Tirez : six envahisseurs, et aucun perdu.'),
      expect: ['fire'],
      leads: ['zone:victory'],
      otherwise: say('Fire: it would take one from you.', 'Tirez : il vous en prendrait un.'),
    },
  ],
  seen: say(
    'Hold ten until the round ends: only then you win.',
    'Tenez-en dix jusqu’à la fin de la manche : alors seulement vous gagnez.',
  ),
  lit: ['zone:victory'],
};

const clock: Lesson = {
  id: 'clock',
  title: say('The other end', 'L’autre fin'),
  rule: 'SCRAMBLE-WIN-3',
  position: () =>
    at({
      round: 26,
      aliensMoved: 5,
      pilots: [
        { space: 2, victory: 7, credits: 6, heat: 3 },
        { space: 5, victory: 7, credits: 4 },
      ],
      grid: { '1,2': 'dreadnought-teal', '2,5': 'ravager-white' },
      track: { 2: 's3-long-scope', 4: 'b3-sunlance', 7: ['y3-dragnet', 'event-move-3b'] },
    }),
  beats: [
    {
      say: say(
        'See the clock: five Aliens Move! are gone, and this is the last.',
        'Voyez l’horloge : cinq avancées sont passées, celle-ci est la dernière.',
      ),
      at: ['zone:event:7', 'zone:threat'],
      leads: ['zone:exit'],
    },
    {
      say: say(
        'Count Invaders: once it has struck, the pilot with the most Invaders wins.',
        'Comptez : une fois qu’elle a frappé, le plus d’envahisseurs gagne la partie.',
      ),
      at: ['zone:victory'],
    },
    {
      say: say(
        'Keep credits: you both have seven, so credits decide, then the lower heat.',
        'Gardez des crédits : sept partout, ils décident, puis la chaleur la plus basse.',
      ),
      at: ['zone:credits'],
      leads: ['zone:heat'],
    },
  ],
  seen: say(
    'Fly now: ten at the end of a round, or most at the last.',
    'Volez maintenant : dix en fin de manche, ou le plus à la dernière.',
  ),
  lit: ['zone:victory'],
};

/** What newcomers do not see at once. */
export const THEN: readonly Lesson[] = [market, boost, convert, scatter, wormhole, own, clock];
