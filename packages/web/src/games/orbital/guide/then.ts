import type { Lesson } from '../../../contract/guide.ts';
import { at, say } from './position.ts';

/** A hit takes a module out of the race. */
export const attack: Lesson = {
  id: 'attack',
  title: say('Hit a module', 'Toucher un module'),
  rule: 'ORBITAL-DMG-2',
  position: () =>
    at({
      year: 2,
      seats: [
        { mc: 4, modules: ['farm 0W'], hand: 'sabotage storage' },
        { mc: 2, modules: ['farm 0N', 'greenhouse 1N'] },
      ],
    }),
  beats: [
    {
      say: say(
        'Look at the green column: Vega leads with two against one.',
        'Regardez la colonne verte : Vega mène à deux contre un.',
      ),
      at: ['colour:green'],
    },
    {
      say: say('Play Sabotage and hit the Greenhouse of Vega.', 'Jouez Sabotage et touchez la Serre de Vega.'),
      expect: ['event card=sabotage target={module=2,seat=1}'],
      answer: ['1 pass'],
      otherwise: say('Choose Sabotage, then the Greenhouse.', 'Choisissez Sabotage, puis la Serre.'),
    },
  ],
  lit: ['colour:green'],
  seen: say(
    'Now green is shared: damaged modules do not count.',
    'Le vert est partagé : un module endommagé ne compte pas.',
  ),
};

/** What is damaged can be repaired before the year is scored. */
export const repair: Lesson = {
  id: 'repair',
  title: say('Repair in time', 'Réparer à temps'),
  rule: 'ORBITAL-REPAIR-1',
  position: () =>
    at({
      year: 2,
      seats: [
        { mc: 4, modules: ['laboratory 0W !', 'dormitory 0N'], hand: 'storage' },
        { mc: 2, modules: ['data-bank 0N'] },
      ],
    }),
  beats: [
    {
      say: say('Press the Laboratory: 3 MC remove its damage.', 'Pressez le Laboratoire : 3 MC retirent son dommage.'),
      expect: ['repair module=1'],
      answer: ['1 pass'],
      otherwise: say('Press the damaged Laboratory.', 'Pressez le Laboratoire endommagé.'),
    },
  ],
  lit: ['colour:blue'],
  seen: say(
    'Blue counts again: repair before everybody passes.',
    'Le bleu compte de nouveau : réparez avant que tous passent.',
  ),
};

/** Somebody who never decides. */
export const automaton: Lesson = {
  id: 'automaton',
  title: say('An automaton', 'Un bot'),
  rule: 'ORBITAL-AUTO-1',
  position: () =>
    at({
      automata: [1],
      market: '',
      seats: [
        { mc: 6, crew: 0, modules: ['dormitory 0W'], hand: 'farm' },
        { mc: 10, modules: ['farm 0W'], hand: 'life-support hotel' },
      ],
    }),
  beats: [
    {
      say: say(
        'Look at Vega’s pile: an automaton only plays its top card.',
        'Regardez la pile de Vega : un bot joue toujours sa première carte.',
      ),
      at: ['seat:1'],
    },
    {
      say: say('Build the Farm; then Vega reveals a card.', 'Construisez la Ferme ; puis Vega révèle une carte.'),
      expect: ['build card=farm'],
      otherwise: say('Build the Farm at any exit.', 'Construisez la Ferme à n’importe quelle sortie.'),
    },
  ],
  lit: ['seat:1'],
  seen: say('It built Life Support next to its own colour.', 'Il a construit Système de Survie près de sa couleur.'),
};
