import { type Core, format, type GameEvent, type MatchRecord, opened, type Result, replay } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { REROLLS } from './content/staging.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { type Judged, judgeDecision } from './luck/decisions.ts';
import { follow, missilesOf, startTurn, type Turn } from './luck/turns.ts';
import { pointsOf } from './planet.ts';
import type { Round, State } from './types.ts';

/** What chance and choice did in one turn, in points: above 0 is good for the player whose turn it was. */
export interface TurnLuck {
  readonly round: Round;
  /** How much less this throw would take from an undefended planet than the average throw. */
  readonly invasion: number;
  /** Own rolls against expectation: Defense dice, sectors of the saucers, Missiles fired. */
  readonly dice: number;
  /** Points given away against the best choices, 0 or more. */
  readonly lost: number;
  /** The margin over the mean of the others to be expected once the invasion was known, and the one at the end. */
  readonly expected: number;
  readonly margin: number;
}

/** A decision that could have been a better or a worse one. */
export interface JudgedChoice {
  /** Its place in the record, from 0. */
  readonly index: number;
  readonly round: Round;
  readonly action: string;
  readonly best: string;
  /** Points given away against the best, and what the worst would have given away. */
  readonly lost: number;
  readonly worst: number;
}

export interface SeatLuck {
  /** Luck of the invasions suffered. */
  readonly invasions: number;
  /** Luck of the own dice. */
  readonly dice: number;
  /** Luck under the Missiles of others. */
  readonly missiles: number;
  /** Points given away in all decisions against the best ones. */
  readonly lost: number;
  /** Mean quality of the decisions that mattered: 1 for the best choice, 0 for the worst. */
  readonly accuracy: number;
  readonly turns: readonly TurnLuck[];
  /** Every decision that mattered, in their order. */
  readonly decisions: readonly JudgedChoice[];
  /** The three most expensive of them. */
  readonly costliest: readonly JudgedChoice[];
}

const COSTLIEST = 3;

/**
 * Luck and skill of every seat, from the record alone. Picks of Cat and Mouse count as if they had been rolled, and are
 * not judged; of the duel only the decisions count.
 */
export function luckReport(record: MatchRecord): Result<readonly SeatLuck[]> {
  const start = opened(game, record);
  if ('problems' in start) return start;
  const notes = record.seats.map(newNotes);
  let s = stateOf(start.value.state);
  let turn = startTurn(s);
  let running = true;
  const steps = replay(game, record);
  for (let next = steps.next(), index = 0; ; next = steps.next(), index++) {
    if (next.done) return 'problems' in next.value ? next.value : { value: notes.map(summary) };
    const { match, seat } = next.value;
    const events = eventsOf(next.value.events);
    const judged = judgeDecision(s, seat, match.steps[index].action as Action, turn.bestPlay);
    addDecision(notes[seat], judged, index, s.round);
    s = stateOf(match.state);
    if (!running) continue;
    follow(turn, seat, judged, events);
    const tally = events.find((e) => e.type === 'tally');
    const starts = firstDecision(s);
    if (tally || starts) endTurn(notes, turn, tally?.points ?? s.planets.map(pointsOf));
    if (starts) turn = startTurn(s);
    running = !tally;
  }
}

/** What is written down about a seat. */
interface SeatNotes {
  missiles: number;
  lost: number;
  readonly turns: TurnLuck[];
  readonly decisions: JudgedChoice[];
}

function newNotes(): SeatNotes {
  return { missiles: 0, lost: 0, turns: [], decisions: [] };
}

function addDecision(seatNotes: SeatNotes, { action, best, lost, worst }: Judged, index: number, round: Round): void {
  seatNotes.lost += lost;
  if (worst > 0) seatNotes.decisions.push({ index, round, action: format(action), best: format(best), lost, worst });
}

/** Adds a finished turn; what a target gave away itself is neither its bad luck nor the attacker's good luck. */
function endTurn(notes: readonly SeatNotes[], turn: Turn, points: readonly number[]): void {
  const { seat, round, invasion, expected, targets, lost } = turn;
  let spared = 0;
  let theirs = 0;
  for (const { seat: target, underFire, gaveAway } of targets) {
    const luck = points[target] + gaveAway - underFire[missilesOf(turn)];
    notes[target].missiles += luck;
    spared += luck / targets.length;
    theirs += points[target] / targets.length;
  }
  notes[seat].turns.push({ round, invasion, dice: turn.dice - spared, lost, expected, margin: points[seat] - theirs });
}

function summary({ missiles, lost, turns, decisions }: SeatNotes): SeatLuck {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  const qualities = decisions.map((choice) => 1 - choice.lost / choice.worst);
  return {
    invasions: sum(turns.map((turn) => turn.invasion)),
    dice: sum(turns.map((turn) => turn.dice)),
    missiles,
    lost,
    accuracy: qualities.length === 0 ? 1 : sum(qualities) / qualities.length,
    turns,
    decisions,
    costliest: decisions
      .filter((choice) => choice.lost > 0)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, COSTLIEST),
  };
}

/** Whether a turn has just begun. */
function firstDecision(s: State): boolean {
  const frame = s.stack.at(-1);
  return frame?.step === 'defense' && frame.rerolls === REROLLS;
}

/** A replay forgets which game it plays; these give its states and events their types back. */
function stateOf(state: Core): State {
  return state as State;
}

function eventsOf(events: readonly GameEvent[]): readonly Event[] {
  return events as readonly Event[];
}
