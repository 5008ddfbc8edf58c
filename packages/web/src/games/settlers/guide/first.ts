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
      at: ['zone:slip:0', 'zone:slip:1'],
    },
    {
      say: say(
        'Own a whole System: it counts its score, and nobody takes it.',
        'Possédez un Système entier : il compte sa valeur et ne se vole plus.',
      ),
      at: ['zone:system:cinder'],
      leads: ['zone:slip:0'],
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

/** One pack a roll; what is left rolls free. */
export const pack: Lesson = {
  id: 'pack',
  title: say('One pack a roll', 'Un lot par lancer'),
  rule: 'SETTLERS-TURN-5',
  position: () => at({ centre: 'emberfall solace', roll: 'W E 1 1 2 A A' }),
  beats: [
    {
      say: say('Fill Water and Energy of Emberfall.', 'Remplissez Eau et Énergie d’Emberfall.'),
      expect: ['fill pack=c0 target=emberfall'],
      leads: ['zone:tray'],
      otherwise: say('Take the pack of Emberfall that is lit.', 'Prenez le lot d’Emberfall qui est éclairé.'),
    },
    {
      say: say(
        'Roll the five other dice, free: a roll fills only one pack.',
        'Lancez les cinq autres dés, gratuitement : un lancer, un seul lot.',
      ),
      expect: ['roll'],
      otherwise: say('Go on: this roll costs nothing.', 'Continuez : ce lancer ne coûte rien.'),
    },
  ],
  seen: say('Every fill is followed by a free roll.', 'Chaque lot rempli offre un lancer gratuit.'),
};

/** The first fill binds. */
export const bound: Lesson = {
  id: 'bound',
  title: say('The first pack binds you', 'Le premier lot vous engage'),
  rule: 'SETTLERS-TURN-7',
  position: () => at({ centre: 'tindertop solace', roll: 'W 1 1 2 1 2 1' }),
  beats: [
    {
      say: say('Fill Water of Tindertop.', 'Remplissez Eau de Tindertop.'),
      expect: ['fill pack=c0 target=tindertop'],
      otherwise: say('Take the pack of Tindertop.', 'Prenez le lot de Tindertop.'),
    },
    {
      say: say(
        'Finish Tindertop now: other cards wait until it is yours.',
        'Finissez Tindertop : les autres cartes attendent qu’il soit à vous.',
      ),
      at: ['zone:target'],
    },
  ],
  seen: say('Choose well before the first pack.', 'Choisissez bien avant le premier lot.'),
};

/** Without a fill, another roll costs a die. */
export const reroll: Lesson = {
  id: 'reroll',
  title: say('A re-roll costs a die', 'Relancer coûte un dé'),
  rule: 'SETTLERS-TURN-10',
  position: () => at({ centre: 'emberfall solace', roll: 'W W 1 W', target: 'emberfall c0' }),
  beats: [
    {
      say: say(
        'Read the dial: the hollow hand shows a re-roll.',
        'Lisez le cadran : l’aiguille creuse montre la relance.',
      ),
      at: ['zone:dial'],
    },
    {
      say: say('Lose the marked die and roll the others.', 'Perdez le dé marqué et relancez les autres.'),
      expect: ['reroll'],
      otherwise: say('Nothing fits: re-roll.', 'Rien ne va : relancez.'),
    },
  ],
  seen: say('Take what you have, or risk a die for more.', 'Prenez ce que vous avez, ou risquez un dé.'),
};
