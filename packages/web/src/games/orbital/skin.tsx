import type { Action, Event, View } from '@starboard/orbital';
import type { GameSkin } from '../../contract/skin.ts';
import { Board } from './Board.tsx';
import { compose, marks } from './compose.ts';
import { ending } from './ending.ts';
import { illustration } from './illustration.tsx';
import { icon, idle, label, outcome } from './labels.tsx';
import { legend } from './legend.ts';
import { looks } from './looks.tsx';
import { open } from './open.ts';
import { called, slots } from './slots.ts';
import { AMBIENCE, FRAME_SOUNDS, soundsOf } from './sounds.ts';
import { great, headline, stage } from './stage.tsx';
import theme from './theme.module.css';

const orbital: GameSkin<View, Action, Event> = {
  Board,
  slots,
  compose,
  marks,
  called,
  label,
  outcome,
  idle,
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
  sound: soundsOf,
  sounds: FRAME_SOUNDS,
  ambience: AMBIENCE,
};

/** The looks of Orbital. The frame handles all games alike, so the types of this one end here. */
export const skin = orbital as unknown as GameSkin;
