import type { Action, Event, View } from '@starboard/orbital';
import type { GameSkin } from '../../contract/skin.ts';
import { Board } from './Board.tsx';
import { compose, marks } from './compose.ts';
import { ending } from './ending.ts';
import { illustration } from './illustration.tsx';
import { forfeits, icon, idle, label, outcome, weighed } from './labels.tsx';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { open } from './open.ts';
import { called, slots } from './slots.ts';
import { AMBIENCE, FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { great, headline, stage } from './stage.tsx';
import theme from './theme.module.css';
import { Years } from './Years.tsx';

const orbital: GameSkin<View, Action, Event> = {
  Board,
  slots,
  compose,
  marks,
  called,
  label,
  outcome,
  idle,
  weighed,
  forfeits,
  // Whoever presses 1 out of habit does not give up a turn.
  digit: ({ type }) => (type === 'pass' ? 4 : undefined),
  icon,
  legend,
  illustration,
  stage,
  headline,
  great,
  looks,
  theme: theme.orbital,
  open,
  points: (view) => view.players.map(({ vp }) => vp),
  ending,
  Report: Years,
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
  ambience: AMBIENCE,
};

/** The looks of Orbital. The frame handles all games alike, so the types of this one end here. */
export const skin = orbital as unknown as GameSkin;
