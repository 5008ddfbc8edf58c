import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

const goal: Lesson = {
  id: 'goal',
  title: say('How you win', 'Comment gagner'),
  rule: 'SCRAMBLE-WIN-1',
  position: () =>
    at({
      round: 9,
      pilots: [
        { victory: 8, space: 2 },
        { victory: 6, space: 5 },
      ],
      grid: {
        '3,1': 'raider-teal',
        '3,2': 'stinger-white',
        '3,3': 'carapace-purple',
        '3,4': 'raider-white',
        '3,5': 'stinger-purple',
        '3,6': 'carapace-teal',
        '1,2': 'raider-orange',
        '2,5': 'stinger-teal',
      },
      track: {
        1: 'r1-rifled-barrel',
        2: 'b1-focus-ring',
        3: 'y1-magnet-scoop',
        4: 'g1-side-thrusters',
        7: ['y1-cargo-winch', 'event-move-1a'],
      },
    }),
  beats: [
    {
      say: say(
        'Collect ten Invaders here: whoever holds ten when a round ends wins.',
        'Réunissez ici dix envahisseurs : qui en tient dix en fin de manche gagne.',
      ),
      at: ['zone:victory'],
    },
    {
      say: say(
        'Shoot the fleet: every Invader you destroy comes to your Victory Track.',
        'Tirez sur la flotte : chaque envahisseur détruit vient sur votre piste.',
      ),
      at: ['cell:2,5', 'cell:3,3'],
      leads: ['zone:victory'],
    },
    {
      say: say(
        'Watch your own colour: one that gets through takes an Invader back.',
        'Surveillez votre couleur : celui qui passe vous reprend un envahisseur.',
      ),
      at: ['cell:1,2'],
    },
    {
      say: say(
        'Count rounds: this event strikes when it slides off the track.',
        'Comptez les manches : cet événement frappe en sortant de la piste.',
      ),
      at: ['zone:event:7', 'zone:threat'],
      leads: ['zone:exit'],
    },
    {
      say: say(
        'Know: after the sixth Aliens Move! the pilot with the most Invaders wins.',
        'Sachez l’autre fin : après la sixième avancée, le plus d’envahisseurs gagne.',
      ),
      at: ['zone:moves', 'zone:threat'],
    },
  ],
  seen: say('Learn now how a turn goes, step by step.', 'Apprenez maintenant un tour, pas à pas.'),
  lit: ['bag'],
};

const sortie: Lesson = {
  id: 'sortie',
  title: say('One sortie', 'Une sortie'),
  rule: 'SCRAMBLE-ACT-1',
  position: () =>
    at({
      gem: 'blue',
      pilots: [{ space: 1, weapons: { blue: { cards: ['b1-focus-ring'] } } }, { space: 5 }],
      grid: { '2,3': 'stinger-teal', '3,1': 'raider-white', '3,4': 'raider-purple' },
      track: { 1: 'r1-rifled-barrel', 3: 'y1-magnet-scoop', 4: 'g1-side-thrusters' },
    }),
  beats: [
    {
      say: say(
        'Draw a gem: its colour picks the gun, not you.',
        'Piochez une gemme : sa couleur choisit le canon, pas vous.',
      ),
      expect: ['draw'],
      otherwise: say(
        'Draw first: a cooldown would only cost the turn.',
        'Piochez d’abord : refroidir ne ferait que perdre le tour.',
      ),
    },
    {
      say: say(
        'Lay the blue gem on the blue gun: its Power is 2.',
        'Posez la gemme bleue sur le canon bleu : puissance 2.',
      ),
      expect: ['activate weapon=blue'],
      at: ['weapon:blue', 'zone:hand', 'option:activate'],
      otherwise: say(
        'Use the gun: an Invader with two shields is in reach.',
        'Prenez le canon : un envahisseur à deux boucliers est à portée.',
      ),
    },
    {
      say: say(
        'Fly to column 3 and fire: the nearest Invader there is the target.',
        'Volez en colonne 3 et tirez : l’envahisseur le plus proche y est visé.',
      ),
      expect: ['move jump=false to=3'],
      leads: ['cell:2,3'],
      otherwise: say(
        'Fly to column 3: two shields fall to Power 2.',
        'Allez en colonne 3 : deux boucliers tombent sous puissance 2.',
      ),
    },
    {
      say: say(
        'Fire: Power 2 against two shields destroys it.',
        'Tirez : puissance 2 contre deux boucliers le détruit.',
      ),
      expect: ['fire'],
      leads: ['zone:victory'],
      otherwise: say('Fire now: nothing is gained by holding.', 'Tirez maintenant : rien à gagner à attendre.'),
    },
  ],
  seen: say(
    'See your track: three Invaders, and the next slot pays two credits a turn.',
    'Voyez votre piste : trois envahisseurs, la case suivante paie deux crédits par tour.',
  ),
  lit: ['zone:victory'],
};

const assist: Lesson = {
  id: 'assist',
  title: say('Damage and be paid', 'Endommager et être payé'),
  rule: 'SCRAMBLE-ASSIST-2',
  position: () =>
    at({
      gem: 'blue',
      pilots: [{ space: 2 }, { space: 5 }],
      grid: { '2,2': ['carapace-white', 4, 1], '2,3': 'carapace-teal', '3,2': 'raider-purple' },
    }),
  beats: [
    {
      say: say(
        'See the diamond: Rigel damaged this one and gets credits when another destroys it.',
        'Voyez le losange : Rigel l’a endommagé et touche des crédits si un autre l’achève.',
      ),
      at: ['cell:2,2'],
    },
    {
      say: say(
        'Draw a gem: you will damage the Invader in column 3 instead.',
        'Piochez une gemme : vous endommagerez plutôt celui de la colonne 3.',
      ),
      expect: ['draw'],
      otherwise: say('Draw a gem first.', 'Piochez d’abord une gemme.'),
    },
    {
      say: say('Activate the blue gun: Move 2 and Power 1.', 'Activez le canon bleu : mouvement 2, puissance 1.'),
      expect: ['activate weapon=blue'],
      at: ['weapon:blue', 'zone:hand', 'option:activate'],
      otherwise: say('Use the blue gun here.', 'Utilisez ici le canon bleu.'),
    },
    {
      say: say('Fly one space to the right and fire.', 'Volez d’une case à droite et tirez.'),
      expect: ['move jump=false to=3'],
      leads: ['cell:2,3'],
      otherwise: say('Fly to column 3.', 'Allez en colonne 3.'),
    },
    {
      say: say(
        'Fire: it keeps five shields and your Assist token.',
        'Tirez : il garde cinq boucliers et votre jeton d’assistance.',
      ),
      expect: ['fire'],
      leads: ['cell:2,3'],
      otherwise: say('Fire: damage earns you credits later.', 'Tirez : les dégâts vous paieront plus tard.'),
    },
  ],
  seen: say(
    'Note: if Rigel destroys it, you get 2 credits × level 1.',
    'Notez : si Rigel l’achève, vous touchez 2 crédits × niveau 1.',
  ),
  lit: ['cell:2,3'],
};

const heat: Lesson = {
  id: 'heat',
  title: say('Overheat gems', 'Gemmes de surchauffe'),
  rule: 'SCRAMBLE-HEAT-2',
  position: () =>
    at({
      gem: 'overheat',
      pilots: [{ space: 2, heat: 3, credits: 1, weapons: { blue: { cards: ['b1-chilled-optics'] } } }, { space: 5 }],
      grid: { '3,2': 'carapace-teal', '3,4': 'raider-purple' },
      track: { 3: 'y1-magnet-scoop', 4: 'y1-scrap-hopper' },
    }),
  beats: [
    {
      say: say(
        'Read the meter: a black Overheat gem adds 3 heat fired, 2 exchanged.',
        'Lisez : une gemme de surchauffe ajoute 3 au tir, 2 à l’échange.',
      ),
      at: ['zone:heat'],
    },
    {
      say: say(
        'See: at heat 6 even an exchange gives 6 + 2 = 8, Meltdown.',
        'Voyez : à 6, même l’échange donne 6 + 2 = 8, la fusion.',
      ),
      at: ['zone:heat'],
    },
    {
      say: say(
        'Draw: Overheat gems fit every gun but cost heat at once.',
        'Piochez : les surchauffes vont partout mais chauffent aussitôt.',
      ),
      expect: ['draw'],
      otherwise: say(
        'Draw here: at heat 3 nothing bad can happen yet.',
        'Piochez : à 3 rien de grave n’arrive encore.',
      ),
    },
    {
      say: say(
        'Exchange it: heat 5 and four credits, since a shot kills nothing.',
        'Échangez-la : chaleur 5 et quatre crédits, un tir ne tuerait rien.',
      ),
      expect: ['exchange'],
      leads: ['zone:credits'],
      otherwise: say(
        'Exchange: firing costs 3 heat, and Vent fails with Overheat gems.',
        'Échangez : tirer coûte 3, et la ventilation échoue avec les surchauffes.',
      ),
    },
  ],
  seen: say(
    'Remember: at heat 5 a shot gives 5 + 3 = 8, so exchange.',
    'Retenez : à 5, un tir donne 5 + 3 = 8, donc échangez.',
  ),
  lit: ['zone:heat'],
};

const cool: Lesson = {
  id: 'cool',
  title: say('Cool down in time', 'Refroidir à temps'),
  rule: 'SCRAMBLE-COOL-1',
  position: () =>
    at({
      pilots: [
        {
          space: 2,
          heat: 6,
          credits: 9,
          bag: { overheat: 5, red: 2, blue: 1 },
          weapons: { red: { energy: 1, overheat: 2 } },
        },
        { space: 5 },
      ],
      grid: { '3,2': 'carapace-teal' },
      track: { 2: 'b1-focus-ring' },
    }),
  beats: [
    {
      say: say(
        'See the risk: five of eight gems would melt you down.',
        'Voyez le risque : cinq gemmes sur huit seraient la fusion.',
      ),
      at: ['zone:bag'],
    },
    {
      say: say(
        'Cool down: heat falls to 0, gems return, credits stay, no buying.',
        'Refroidissez : chaleur à 0, gemmes au sac, crédits gardés, sans achat.',
      ),
      expect: ['cooldown'],
      leads: ['zone:heat'],
      otherwise: say(
        'Cool down: a Meltdown costs all nine credits and a gun.',
        'Refroidissez : la fusion coûte neuf crédits et un canon.',
      ),
    },
  ],
  seen: say(
    'See the bag: the gems of your guns are in it again.',
    'Voyez le sac : les gemmes de vos canons y sont de nouveau.',
  ),
  lit: ['zone:bag'],
};

/** Flying, and what it costs. */
export const FIRST: readonly Lesson[] = [goal, sortie, assist, heat, cool];
