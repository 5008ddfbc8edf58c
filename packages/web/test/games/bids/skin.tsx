import type { Action, Event, View } from '../../../../kernel/test/toys/bids.ts';
import type { GameSkin } from '../../../src/contract/skin.ts';
import { Board } from './Board.tsx';
import css from './board.module.css';
import { drop, slots, TABLE } from './slots.ts';
import { WORDS } from './words.ts';

const bids: GameSkin<View, Action, Event> = {
  Board,
  slots,
  drop,
  called: (thing) => thing.replace('number:', ''),
  // What somebody else has laid is not seen: it stands on stage face down.
  stage: (event) => (event.type === 'bid' ? <div className={css.number}>?</div> : undefined),
  theme: css.bids,
  points: (view) => view.points,
  legend: (_, lang) => [{ at: TABLE, text: WORDS[lang].legend }],
};

/** The looks of Bids. The frame handles all games alike, so the types of this one end here. */
export const skin = bids as unknown as GameSkin;
