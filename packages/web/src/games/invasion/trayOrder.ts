import { DEFENSE_DICE, type View } from '@starboard/invasion';
import { useState } from 'react';
import type { Mark } from '../../contract/skin.ts';
import { thrownBy } from './beats.ts';
import type { Props } from './board.ts';

const AS_IT_IS: readonly number[] = DEFENSE_DICE.map((_, at) => at);

/** The places in the tray of marked dice. */
function placesOf(marks: readonly Mark[]): readonly number[] {
  return marks.flatMap(({ thing }) => (thing.startsWith('tray:') ? [Number(thing.slice(5))] : []));
}

/**
 * Which die of the tray lies in each well. Of equal dice the rules throw the first ones; where the player has marked others,
 * the dice change wells, so that those roll that were marked.
 */
export function reordered(
  order: readonly number[],
  tray: readonly number[],
  marked: readonly number[],
  thrown: readonly number[],
): readonly number[] {
  const instead = marked.filter((at) => !thrown.includes(at));
  const swaps = thrown
    .filter((at) => !marked.includes(at))
    .flatMap((at) => {
      const found = instead.findIndex((other) => tray[other] === tray[at]);
      return found < 0 ? [] : [[at, ...instead.splice(found, 1)]];
    });
  return order.map((at) => {
    const swap = swaps.find((pair) => pair.includes(at));
    return swap ? (swap[0] === at ? swap[1] : swap[0]) : at;
  });
}

interface Arranged {
  readonly turn: string;
  /** The step of the last re-roll that the order knows of. */
  readonly step: number;
  readonly view: View;
  readonly marks: readonly Mark[];
  readonly order: readonly number[];
}

/** The die of the tray that lies in each well, for as long as a turn lasts. */
export function useTrayOrder({ view, moments, marks }: Pick<Props, 'view' | 'moments' | 'marks'>): readonly number[] {
  const turn = `${view.round} ${view.active}`;
  const last = moments.findLast(({ events }) => events.some(({ type }) => type === 'reroll'));
  const step = last?.step ?? 0;
  const fresh: Arranged = { turn, step, view, marks, order: AS_IT_IS };
  const [known, setKnown] = useState(fresh);
  const arranged = known.turn === turn ? next() : fresh;
  if (arranged !== known) setKnown(arranged);
  return arranged.order.slice(0, view.tray.length);

  function next(): Arranged {
    const rolled = last?.events.find((e) => e.type === 'reroll');
    if (step !== known.step && rolled) {
      const order = reordered(known.order, known.view.tray, placesOf(known.marks), thrownBy(rolled));
      return { turn, step, view, marks, order };
    }
    // What was marked last is what is thrown: marks are gone when the dice have fallen.
    return marks === known.marks || (marks.length === 0 && view !== known.view) ? known : { ...known, view, marks };
  }
}
