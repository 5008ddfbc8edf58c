import { opponents } from '../look.ts';
import { clockwise, question } from '../poll.ts';
import { loseMc, plain } from './verb.ts';

/** Uneventful Year: everyone else with cards answers, and all answers are turned over together. */
export const callEvents = plain<'callEvents'>(
  ({ s, seat }) => {
    const asked = clockwise(s.seats, seat).filter((other) => other !== seat && s.players[other].hand.length > 0);
    s.stack.push({ step: 'uneventfulYear', ...question(asked) });
  },
  (l) => opponents(l).some((seat) => l.s.players[seat].hand.length > 0),
  'ORBITAL-EV-1',
);

export const everyoneLoses = plain<'everyoneLoses'>(
  (run, { n }) => {
    for (const seat of clockwise(run.s.seats, run.seat)) loseMc(run, seat, n);
  },
  ({ s }) => s.players.some((p) => p.mc > 0),
  'ORBITAL-EV-5',
);

export const convoy = plain<'convoy'>(({ s, seat, emit }, { n }) => {
  s.players[seat].convoys++;
  emit({ type: 'convoy', seat, n });
});
