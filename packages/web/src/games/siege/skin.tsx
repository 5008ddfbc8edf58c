import { type Action, duty, type Event, forced, halfPoints, premoves, type View } from '@starboard/siege';
import type { GameSkin } from '../../contract/skin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Board } from './Board.tsx';
import * as icons from './icons.ts';
import { illustration } from './illustration.tsx';
import { open } from './open.ts';
import { slots } from './slots.ts';
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

const SOUNDS = {
  turn: 'turn',
  draw: 'draw',
  discard: 'discard',
  deploy: 'place',
  move: 'place',
  exchange: 'hit',
  aim: 'aim',
  shift: 'aim',
  give: 'draw',
  shuffle: 'draw',
  activate: 'aim',
  endTriggered: 'hit',
  over: 'win',
} as const satisfies Partial<Record<Event['type'], string>>;

const siege: GameSkin<View, Action, Event> = {
  Board,
  slots,
  icon,
  illustration,
  theme: theme.siege,
  forced,
  premoves,
  duty,
  open,
  points: (view) => halfPoints(view).map((half) => half / 2),
  sound: (event) => (event.type in SOUNDS ? SOUNDS[event.type as keyof typeof SOUNDS] : undefined),
  palette: { pitch: 1, wave: 'sine' },
};

/** The looks of Stellar Siege. The frame handles all games alike, so the types of this one end here. */
export const skin = siege as unknown as GameSkin;
