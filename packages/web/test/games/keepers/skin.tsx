import type { Action, Event, View } from '../../../../kernel/test/toys/keepers.ts';
import type { GameSkin } from '../../../src/contract/skin.ts';
import { Board } from './Board.tsx';
import css from './board.module.css';
import { compose, marks, outcome, slots } from './compose.ts';

const keepers: GameSkin<View, Action, Event> = {
  Board,
  slots,
  compose,
  marks,
  outcome,
  stage: (event) =>
    event.type === 'rolled' ? (
      <div className={css.dice}>
        {event.dice.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place.
          <span key={at} className={css.die}>
            {face}
          </span>
        ))}
      </div>
    ) : undefined,
  theme: css.keepers,
  points: (view) => view.points,
};

/** The looks of Keepers. The frame handles all games alike, so the types of this one end here. */
export const skin = keepers as unknown as GameSkin;
