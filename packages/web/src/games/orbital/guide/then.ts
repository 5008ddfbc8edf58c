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
      say: say('See green: Vega leads with two against one.', 'Voyez le vert : Vega mène à deux contre un.'),
      at: ['colour:green'],
    },
    {
      say: say('Play Sabotage and hit the Greenhouse of Vega.', 'Jouez Sabotage et touchez la Serre de Vega.'),
      expect: ['event card=sabotage target={module=2,seat=1}'],
      answer: ['1 pass'],
      leads: ['colour:green'],
      otherwise: say('Choose Sabotage, then the Greenhouse.', 'Choisissez Sabotage, puis la Serre.'),
    },
  ],
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
      leads: ['colour:blue'],
      otherwise: say('Press the damaged Laboratory.', 'Pressez le Laboratoire endommagé.'),
    },
  ],
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
        'See the pile of Vega: an automaton plays its top card.',
        'Voyez la pile de Vega : un bot joue sa première carte.',
      ),
      at: ['seat:1'],
    },
    {
      say: say('Build the Farm; then Vega reveals a card.', 'Construisez la Ferme ; puis Vega révèle une carte.'),
      expect: ['build card=farm'],
      leads: ['seat:1'],
      otherwise: say('Build the Farm at any exit.', 'Construisez la Ferme à n’importe quelle sortie.'),
    },
  ],
  seen: say('It built Life Support next to its own colour.', 'Il a construit Système de Survie près de sa couleur.'),
};
