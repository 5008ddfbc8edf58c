import { everyMoment, type Law } from './law.ts';
import { difference } from './values.ts';

/** Nothing is lost and nothing invented. */
export const conservationLaws: readonly Law[] = [
  everyMoment('conservation', 'every component is there at all times', ({ state }, { game, moments }) => {
    const now: Readonly<Record<string, number>> = game.inventory(state);
    const wrong = Object.keys(now).find((name) => !Number.isInteger(now[name]) || now[name] < 0);
    if (wrong !== undefined) return `there are ${now[wrong]} of “${wrong}”`;
    const found = difference(game.inventory(moments[0].state), now);
    return found && `at the start ≠ now: inventory${found}`;
  }),
];
