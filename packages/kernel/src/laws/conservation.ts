import { firstBreach, type Law } from './law.ts';
import { difference } from './values.ts';

/** Nothing is lost and nothing invented. */
export const conservationLaws: readonly Law[] = [
  {
    id: 'conservation',
    says: 'every component is there at all times',
    breach(run) {
      let before: Readonly<Record<string, number>> | undefined;
      return firstBreach(
        run,
        run.moments,
        (m) => m.after,
        ({ state }) => {
          const now: Readonly<Record<string, number>> = run.game.inventory(state);
          const wrong = Object.keys(now).find((name) => !Number.isInteger(now[name]) || now[name] < 0);
          if (wrong !== undefined) return `there are ${now[wrong]} of “${wrong}”`;
          before ??= now;
          const found = difference(before, now);
          return found && `at the start ≠ now: inventory${found}`;
        },
      );
    },
  },
];
