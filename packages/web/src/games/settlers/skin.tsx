import { type Action, type Event, pointsOf, type View } from '@starboard/settlers';
import type { GameSkin } from '../../contract/skin.ts';
import { forced, unasked } from './asking.ts';
import { Board } from './Board.tsx';
import { ending } from './ending.ts';
import { illustration } from './illustration.tsx';
import { icon, idle, label, outcome } from './labels.tsx';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { called, slots } from './slots.ts';
import { AMBIENCE, FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { great, headline, stage } from './stage.tsx';
import theme from './theme.module.css';

const settlers: GameSkin<View, Action, Event> = {
  Board,
  slots,
  called,
  label,
  // A re-roll and the end of the turn keep their keys, whatever else stands beside them.
  digit: ({ type }) => (type === 'reroll' ? 3 : type === 'endTurn' ? 4 : undefined),
  outcome,
  legend,
  idle,
  unasked,
  forced,
  icon,
  illustration,
  stage,
  headline,
  great,
  duty: (view) => (view.phase === 'chooseDefence' || view.turn.rolls === 0 ? 'must' : undefined),
  turnOf: (event) => (event.type === 'turn' ? event.seat : undefined),
  looks,
  theme: theme.settlers,
  open: ([view]) => view,
  points: pointsOf,
  ending,
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
  ambience: AMBIENCE,
};

/** The looks of Stellar Settlers. The frame handles all games alike, so the types of this one end here. */
export const skin = settlers as unknown as GameSkin;
