import type { Match } from '../match.ts';
import { parse } from '../notation.ts';
import { formatProblems } from '../problem.ts';
import { formatRecord, type MatchRecord, record } from '../record.ts';
import { parseRecord } from '../recordReader.ts';
import { replay, verify } from '../replay.ts';
import { type Breach, everyAction, type Law } from './law.ts';
import type { Run } from './run.ts';
import { difference } from './values.ts';

/** A match can be written down and played again from what was written. */
export const recordLaws: readonly Law[] = [
  everyAction('record.notation', 'what is written of an action reads as that action', ({ action, text }) => {
    const read = parse(text);
    if ('problems' in read) return formatProblems(read.problems, 'en');
    const found = difference(action, read.value);
    return found && `“${text}” reads as another action: action${found}`;
  }),

  {
    id: 'record.verifies',
    says: 'a record that was saved and loaded is complete, and verifies',
    breach: (run) => {
      const read = reread(run);
      if ('why' in read) return read;
      const verified = verify(run.game, read.record);
      return 'problems' in verified ? breachOf(run, formatProblems(verified.problems, 'en')) : undefined;
    },
  },

  {
    id: 'record.replays',
    says: 'a record leads through the same states and events',
    breach: (run) => {
      const read = reread(run);
      if ('why' in read) return read;
      for (const { match, events } of replay(run.game, read.record)) {
        const after = match.steps.length;
        const decision = run.decisions[after - 1];
        const found = difference({ state: decision.to.state, events: decision.events }, { state: match.state, events });
        if (found !== undefined) return { after, why: `played ≠ replayed: ${found}` };
      }
      return undefined;
    },
  },
];

/** The record of a run, after it was text. */
function reread(run: Run): { readonly record: MatchRecord } | Breach {
  const written = record(matchOf(run));
  const read = parseRecord(formatRecord(written));
  if ('problems' in read) return breachOf(run, formatProblems(read.problems, 'en'));
  const found = difference(written, read.value);
  return found === undefined ? { record: read.value } : breachOf(run, `written ≠ read: record${found}`);
}

function matchOf({ game, case: { setting }, key, moments, decisions }: Run): Match {
  const steps = decisions.map(({ seat, action, events, from, to }) => ({
    seat,
    action,
    chance: from.state.rng.n !== to.state.rng.n,
    reveals: events.some((e) => e.reveals),
  }));
  return { game, ...setting, key, steps, state: moments[decisions.length].state };
}

function breachOf(run: Run, why: string): Breach {
  return { after: run.decisions.length, why };
}
