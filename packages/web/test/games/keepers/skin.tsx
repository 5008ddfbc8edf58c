import type { Action, Event, View } from '../../../../kernel/test/toys/keepers.ts';
import type { GameSkin } from '../../../src/contract/skin.ts';
import { Board } from './Board.tsx';
import css from './board.module.css';
import { compose, marks, slots } from './compose.ts';

const keepers: GameSkin<View, Action, Event> = {
  Board,
  slots,
  compose,
  marks,
  theme: css.keepers,
  points: (view) => view.points,
};

/** The looks of Keepers. The frame handles all games alike, so the types of this one end here. */
export const skin = keepers as unknown as GameSkin;
