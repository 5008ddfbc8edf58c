import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

/** What the game is about and how one wins, before anything else. */
export const goal: Lesson = {
  id: 'goal',
  title: say('How you win', 'Comment gagner'),
  rule: 'SETTLERS-SCORE-2',
  position: () =>
    at({
      owns: ['emberfall kiln vandelay luna-i', 'port-halcyon verdance unagi solace'],
      roll: 'W E A 1 2 3 3',
    }),
  beats: [
    {
      say: say(
        'Have the most points when the last World leaves the chart.',
        'Ayez le plus de points quand le dernier Monde quitte la carte.',
      ),
      at: ['zone:points:0', 'zone:points:1'],
    },
    {
      say: say(
        'Own all Worlds of a ring: the number in it is yours for good.',
        'Ayez tous les Mondes d’un anneau : son nombre est à vous pour de bon.',
      ),
      at: ['zone:system:cinder'],
      leads: ['zone:points:0'],
    },
    {
      say: say(
        'Watch the Worlds that are left: the last one ends the match.',
        'Surveillez les Mondes restants : le dernier finit la partie.',
      ),
      at: ['zone:left'],
    },
  ],
  seen: say('Learn next how the dice win Worlds.', 'Apprenez maintenant comment les dés gagnent des Mondes.'),
};

/** One pack a roll; what is left rolls free, until the card is won. */
export const pack: Lesson = {
  id: 'pack',
  title: say('One pack a roll', 'Un lot par lancer'),
  rule: 'SETTLERS-TURN-5',
  position: () => at({ centre: 'emberfall solace', owns: ['kiln vandelay'], roll: 'W E 1 1 2 A A', seed: '7' }),
  beats: [
    {
      say: say(
        'Fill a pack, dice that a card asks for: Water and Energy.',
        'Remplissez un lot, des dés qu’une carte demande : Eau et Énergie.',
      ),
      expect: ['fill pack=c0 target=emberfall'],
      otherwise: say('Take the pack of Emberfall that is lit.', 'Prenez le lot d’Emberfall qui est éclairé.'),
    },
    {
      say: say(
        'Roll the five other dice, free: a roll fills only one pack.',
        'Lancez les cinq autres dés, gratuitement : un lancer, un seul lot.',
      ),
      expect: ['roll'],
      otherwise: say('Go on: this roll costs nothing.', 'Continuez : ce lancer ne coûte rien.'),
    },
    {
      say: say('Fill Energy and Army with the new roll.', 'Remplissez Énergie et Armée avec ce lancer.'),
      expect: ['fill pack=c1 target=emberfall'],
      otherwise: say('Fill Energy and Army first.', 'Remplissez d’abord Énergie et Armée.'),
    },
    {
      say: say('Roll what is left: one pack is missing.', 'Lancez le reste : il manque un lot.'),
      expect: ['roll'],
      otherwise: say('Go on: this roll costs nothing.', 'Continuez : ce lancer ne coûte rien.'),
    },
    {
      say: say('Fill the last pack: the card is yours at once.', 'Remplissez le dernier lot : la carte est à vous.'),
      expect: ['fill pack=c2 target=emberfall'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the pack of people.', 'Remplissez le lot d’habitants.'),
    },
  ],
  seen: say(
    'You won Emberfall, and with it a whole System: eight points.',
    'Vous avez gagné Emberfall, et avec lui tout un Système : huit points.',
  ),
};

/** The first fill binds. */
export const bound: Lesson = {
  id: 'bound',
  title: say('The first pack binds you', 'Le premier lot vous engage'),
  rule: 'SETTLERS-TURN-7',
  position: () => at({ centre: 'vandelay solace tindertop', roll: 'W W 1 2 1 2 1', seed: '1' }),
  beats: [
    {
      say: say('Put two Water on Vandelay.', 'Mettez deux Eau sur Vandelay.'),
      expect: ['fill pack=c0 target=vandelay'],
      otherwise: say('Take the pack of Vandelay.', 'Prenez le lot de Vandelay.'),
    },
    {
      say: say(
        'Other cards wait now, until Vandelay is yours or lost.',
        'Les autres cartes attendent que Vandelay soit à vous, ou perdue.',
      ),
      at: ['zone:place:solace'],
    },
    {
      say: say('Roll on for Vandelay, free.', 'Lancez encore pour Vandelay, gratuitement.'),
      expect: ['roll'],
      otherwise: say('Go on: this roll costs nothing.', 'Continuez : ce lancer ne coûte rien.'),
    },
    {
      say: say('Fill Energy: Vandelay is yours.', 'Remplissez Énergie : Vandelay est à vous.'),
      expect: ['fill pack=c1 target=vandelay'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the last pack of Vandelay.', 'Remplissez le dernier lot de Vandelay.'),
    },
  ],
  seen: say('Choose your card well before its first pack.', 'Choisissez bien votre carte avant son premier lot.'),
};

/** Without a fill, another roll costs a die. */
export const reroll: Lesson = {
  id: 'reroll',
  title: say('A re-roll costs a die', 'Relancer coûte un dé'),
  rule: 'SETTLERS-TURN-10',
  position: () => at({ centre: 'emberfall solace', roll: 'W 1 E', target: 'emberfall c0 c1', seed: '1' }),
  beats: [
    {
      say: say(
        'Lose a die and roll the others: no three people here.',
        'Perdez un dé et relancez les autres : il n’y a pas trois habitants.',
      ),
      expect: ['reroll'],
      otherwise: say('Nothing fits: re-roll.', 'Rien ne va : relancez.'),
    },
    {
      say: say(
        'Read the dial: solid hand, fill now; hollow hand, re-roll.',
        'Lisez le cadran : aiguille pleine, remplir ; aiguille creuse, relancer.',
      ),
      at: ['zone:dial'],
    },
    {
      say: say('Fill three people: Emberfall is yours.', 'Remplissez trois habitants : Emberfall est à vous.'),
      expect: ['fill pack=c2 target=emberfall'],
      leads: ['zone:points:0'],
      otherwise: say('Take it: a re-roll would only risk it.', 'Prenez-le : relancer le mettrait en danger.'),
    },
  ],
  seen: say('Take what you have, or risk a die for more.', 'Prenez ce que vous avez, ou risquez un dé.'),
};
