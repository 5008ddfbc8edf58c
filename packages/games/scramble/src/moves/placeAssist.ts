import { replaceTop, top, topAs } from '@starboard/kernel';
import { COLUMN, type MoveOf, placeAssistOn, ROW } from '../actions.ts';
import { cellAt, columnOf, rowOf } from '../grid.ts';
import { markAssist } from '../shot.ts';

/** Choose which damaged Invader gets an Assist token, when tokens are short. */
export const placeAssist: MoveOf<'placeAssist'> = {
  type: 'placeAssist',
  fields: { row: ROW, column: COLUMN },
  candidates(s) {
    const frame = top(s);
    if (frame.step !== 'placeAssist') return [];
    return frame.cells.map((cell) => placeAssistOn(rowOf(s, cell), columnOf(s, cell)));
  },
  check(s, _seat, { row, column }) {
    const { cells } = topAs(s, 'placeAssist');
    const named = cells.some((cell) => rowOf(s, cell) === row && columnOf(s, cell) === column);
    return named ? undefined : { rule: 'SCRAMBLE-RULING-36' };
  },
  notNow: () => ({ rule: 'SCRAMBLE-RULING-36' }),
  apply(s, seat, { row, column }, emit) {
    const { cells } = topAs(s, 'placeAssist');
    const cell = cellAt(s, row, column);
    replaceTop(s, { step: 'placeAssist', cells: cells.filter((other) => other !== cell) });
    markAssist(s, seat, cell, emit);
  },
};
