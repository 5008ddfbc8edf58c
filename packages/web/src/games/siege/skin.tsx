import { type Action, duty, type Event, forced, halfPoints, premoves, type View } from '@starboard/siege';
import type { GameSkin } from '../../contract/skin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import { ending } from './ending.ts';
import * as icons from './icons.ts';
import { illustration } from './illustration.tsx';
import { idle, label, outcome } from './labels.ts';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { open } from './open.ts';
import { called, drop, slots, weighed } from './slots.ts';
import { AMBIENCE, FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { great, headline, stage } from './stage.tsx';
import { FACE_ICONS } from './symbols.tsx';
import theme from './theme.module.css';

const ACTION_ICONS: Readonly<Record<Exclude<Action['type'], 'chooseNumber' | 'activate'>, string>> = {
  aim: icons.aim,
  discardDecoy: icons.throwAway,
  deploy: icons.place,
  deployRandom: icons.random,
  choosePlanet: icons.place,
  declare: icons.compass,
  discard: icons.discard,
  pull: icons.marshal,
  give: icons.give,
  jettison: icons.throwAway,
  stop: icons.none,
  finish: icons.finish,
};

function icon(a: Action, view: View) {
  switch (a.type) {
    case 'chooseNumber': {
      const frame = view.stack.at(-1);
      const draws = frame?.step === 'chooseNumber' && frame.reach.verb === 'draw';
      return <Icon path={draws ? icons.draw : icons.discard} />;
    }
    case 'activate':
      return <Icon path={FACE_ICONS[view.planets[a.planet - 1]]} />;
    case 'declare': {
      const frame = view.stack.at(-1);
      const path = a.use && frame?.step === 'declare' ? FACE_ICONS[view.planets[frame.planet - 1]] : icons.none;
      return <Icon path={path} />;
    }
    default:
      return <Icon path={ACTION_ICONS[a.type]} />;
  }
}

/** What is asked about an alien that is named and not yet done with. */
const CONTINUED: ReadonlySet<string | undefined> = new Set([
  'choosePlanet',
  'declare',
  'chooseNumber',
  'pull',
  'additional',
]);

const siege: GameSkin<View, Action, Event> = {
  Board,
  slots,
  drop,
  weighed,
  called,
  label,
  outcome,
  legend,
  idle,
  icon,
  illustration,
  stage,
  headline,
  turnOf: (event) => (event.type === 'turn' ? event.seat : undefined),
  great,
  looks,
  theme: theme.siege,
  forced,
  premoves,
  duty,
  continues: ({ stack }) => CONTINUED.has(stack.at(-1)?.step),
  open,
  points: (view) => halfPoints(view).map((half) => half / 2),
  ending,
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
  ambience: AMBIENCE,
};

/** The looks of Stellar Siege. The frame handles all games alike, so the types of this one end here. */
export const skin = siege as unknown as GameSkin;
