import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

/** A number of people, and how many dice may carry it. */
export const slots: Lesson = {
  id: 'slots',
  title: say('People need slots', 'Les habitants et leurs cases'),
  rule: 'SETTLERS-PACK-4',
  position: () => at({ centre: 'tamago solace', roll: '3 3 1 2 1 2', target: 'tamago c0', seed: '1' }),
  beats: [
    {
      say: say(
        'See two slots: three dice for six people would not fit.',
        'Voyez deux cases : six habitants sur trois dés n’y tiennent pas.',
      ),
      at: ['pack:tamago:c2'],
    },
    {
      say: say('Fill the six people with the two threes.', 'Remplissez les six habitants avec les deux trois.'),
      expect: ['fill pack=c2 target=tamago'],
      otherwise: say('Fill the pack of people.', 'Remplissez le lot d’habitants.'),
    },
    {
      say: say('Roll the four dice that are left.', 'Lancez les quatre dés qui restent.'),
      expect: ['roll'],
      otherwise: say('Roll: it is free.', 'Lancez : c’est gratuit.'),
    },
    {
      say: say('Fill Energy: Tamago is yours.', 'Remplissez Énergie : Tamago est à vous.'),
      expect: ['fill pack=c1 target=tamago'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the last pack of Tamago.', 'Remplissez le dernier lot de Tamago.'),
    },
  ],
  seen: say('The fewest dice are taken: the rest roll on.', 'Le moins de dés possible : le reste roule encore.'),
};

/** Dice that are left over after a claim. */
export const leftover: Lesson = {
  id: 'leftover',
  title: say('Leftover dice', 'Les dés restants'),
  rule: 'SETTLERS-TURN-15',
  position: () =>
    at({
      centre: 'unagi solace',
      display: 'diplomacy#1 colony-ship#1',
      options: { peaceful: false },
      roll: 'A W 2',
      target: 'unagi c0',
      seed: '1',
    }),
  beats: [
    {
      say: say('Fill Army: Unagi is yours.', 'Remplissez Armée : Unagi est à vous.'),
      expect: ['fill pack=c1 target=unagi'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the last pack of Unagi.', 'Remplissez le dernier lot d’Unagi.'),
    },
    {
      say: say(
        'Roll the two dice left over: they may win an Upgrade.',
        'Lancez les deux dés restants : ils gagnent peut-être une Amélioration.',
      ),
      expect: ['roll'],
      otherwise: say('Roll: it is free.', 'Lancez : c’est gratuit.'),
    },
  ],
  seen: say('Each turn may bring a World and an Upgrade.', 'Un tour peut donner un Monde et une Amélioration.'),
};

/** A World in front of somebody else. */
export const attack: Lesson = {
  id: 'attack',
  title: say('Take it from Rigel', 'Prenez-le à Rigel'),
  rule: 'SETTLERS-ATK-2',
  position: () =>
    at({
      owns: ['', 'vandelay diplomacy#1'],
      options: { peaceful: false },
      roll: 'A 1 E 2',
      target: 'vandelay c0 c1',
      seed: '3',
    }),
  beats: [
    {
      say: say(
        'See what an attack needs: also the packs with a shield.',
        'Voyez ce qu’exige une attaque : aussi les lots au bouclier.',
      ),
      at: ['pack:vandelay:wd', 'pack:vandelay:du:diplomacy#1'],
    },
    {
      say: say('Fill the Defence Pack with the Army.', 'Remplissez le lot de Défense avec l’Armée.'),
      expect: ['fill pack=wd target=vandelay'],
      otherwise: say('Fill the Defence Pack first.', 'Remplissez d’abord le lot de Défense.'),
    },
    {
      say: say('Roll on: Diplomacy still protects Vandelay.', 'Lancez encore : Diplomatie protège toujours Vandelay.'),
      expect: ['roll'],
      otherwise: say('Go on: this roll costs nothing.', 'Continuez : ce lancer ne coûte rien.'),
    },
    {
      say: say('Fill its three people: the shield breaks.', 'Remplissez ses trois habitants : le bouclier se brise.'),
      expect: ['fill pack=du:diplomacy#1 target=vandelay'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the pack of Diplomacy.', 'Remplissez le lot de Diplomatie.'),
    },
  ],
  seen: say('A whole System is safe; a single World is not.', 'Un Système entier est à l’abri, un Monde seul non.'),
};

/** An Upgrade that changes a die. */
export const upgrade: Lesson = {
  id: 'upgrade',
  title: say('Turn a die', 'Changez un dé'),
  rule: 'SETTLERS-RES-1',
  position: () =>
    at({
      owns: ['vandelay kiln solar-array#1'],
      display: 'moon-base#1',
      roll: 'A 1 W W',
      target: 'emberfall c0',
      seed: '1',
    }),
  beats: [
    {
      say: say(
        'Use Solar Array: press it, then a die with Water.',
        'Utilisez Champ solaire : pressez la carte, puis un dé Eau.',
      ),
      expect: ['useResource card=solar-array#1 from=water'],
      otherwise: say('Turn a die with Water into Energy.', 'Changez un dé Eau en Énergie.'),
    },
    {
      say: say('Fill Energy and Army.', 'Remplissez Énergie et Armée.'),
      expect: ['fill pack=c1 target=emberfall'],
      otherwise: say('Fill the pack that fits now.', 'Remplissez le lot qui va maintenant.'),
    },
    {
      say: say('Roll the two dice that are left.', 'Lancez les deux dés qui restent.'),
      expect: ['roll'],
      otherwise: say('Roll: it is free.', 'Lancez : c’est gratuit.'),
    },
    {
      say: say('Fill three people: the System is complete.', 'Remplissez trois habitants : le Système est complet.'),
      expect: ['fill pack=c2 target=emberfall'],
      leads: ['zone:points:0'],
      otherwise: say('Fill the last pack of Emberfall.', 'Remplissez le dernier lot d’Emberfall.'),
    },
  ],
  seen: say('It is used up, and never works in an attack.', 'Elle est usée, et ne sert jamais dans une attaque.'),
};
