import type { Action, Event, View } from '../../../../kernel/test/toys/bids.ts';
import type { GameSkin } from '../../../src/contract/skin.ts';
import { Board } from './Board.tsx';
import css from './board.module.css';
import { slots } from './slots.ts';

const bids: GameSkin<View, Action, Event> = {
  Board,
  slots,
  theme: css.bids,
  points: (view) => view.points,
};

/** The looks of Bids. The frame handles all games alike, so the types of this one end here. */
export const skin = bids as unknown as GameSkin;
