import {
  CORE,
  CORE_POINTS,
  DEFENSE_DICE,
  type Event,
  FACES,
  type InvasionDie,
  leftBy,
  type Placement,
  SITES,
  type Site,
  type View,
} from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { likeDice } from './likeDice.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Answer = EventOf<'counter'> | EventOf<'hit'>;

/** One beat of what the dice did: the table as it stands then, and what happens on it. */
export interface Beat {
  readonly view: View;
  /** The step in which Defense dice were thrown is over: they lie as they fell. */
  readonly rolled?: boolean;
  /** Another's dice fall now. */
  readonly thrown?: EventOf<'reroll'>;
  /** The dice whose saucers have struck already. */
  readonly spent: readonly InvasionDie[];
  /** The shots that were fired, as they lie on the Invasion dice. */
  readonly plan?: readonly Placement[];
  /** Shots that the reader has not laid are seen now: another's, or those that could be laid in one way only. */
  readonly shots?: EventOf<'assign'>;
  /** A die of saucers dives: its Sector die is spinning, or it strikes; then the site that is hit now. */
  readonly strike?: EventOf<'strike'>;
  readonly hit?: Site;
  /** A Missile flies to all others: what each of them rolled, once it has. */
  readonly missile?: EventOf<'missile'>;
  readonly answers?: readonly Answer[];
  readonly struck: boolean;
  /** The duel that it belongs to, and at its end who has won it. */
  readonly duel?: Duelling;
  readonly won?: Seat;
  /** What the Core was worth and is worth now, if it was hit. */
  readonly core?: readonly [number, number];
  /** In milliseconds, as designed. */
  readonly time: number;
}

/** A cycle of the duel, and who is still in it. */
export interface Duelling {
  readonly cycle: number;
  readonly seats: readonly Seat[];
}

/** The duel that a table is in. */
export function duelIn({ stack }: View): Duelling | undefined {
  return stack.find((frame) => frame.step === 'duel');
}

/** How long each is looked at: dice that fall, shots, a Sector die that spins, one hit, the end of a strike, and more. */
const ROLL = 1000;
const SHOTS = 1100;
const SPIN = 480;
const HIT = 200;
const LOOK = 420;
const LONG = 1150;
const DUEL = 1500;

/**
 * What happened between two views, beat by beat, for a reader; nothing where dice only fell. Shots that the reader has laid
 * stay where they lie.
 */
export function beatsOf(
  before: View,
  events: readonly Event[],
  reader: Seat | null,
  laid: readonly Placement[] = [],
): readonly Beat[] {
  const beats: Beat[] = [];
  let view = before;
  let dieOf = (die: InvasionDie) => die;
  let duel = duelIn(before);
  let spent: readonly InvasionDie[] = [];
  let shown: Pick<Beat, 'rolled' | 'plan' | 'duel'> = duel ? { duel } : {};
  const push = (beat: Omit<Beat, 'view' | 'spent'>) => beats.push({ view, spent, ...shown, ...beat });
  const damage = (seat: Seat, sites: readonly Site[], by: number) => {
    const planet = [...view.planets[seat]];
    for (const site of sites) planet[SITES.indexOf(site)] += by;
    view = { ...view, planets: view.planets.with(seat, planet) };
  };
  const worth = (seat: Seat) => CORE_POINTS[view.planets[seat][CORE]];
  for (const [i, e] of events.entries()) {
    switch (e.type) {
      case 'reroll':
        view = { ...view, tray: e.faces.map((face) => FACES.indexOf(face)) };
        shown = { ...shown, rolled: true };
        push({ struck: false, time: ROLL, ...(e.seat === reader ? {} : { thrown: e }) });
        break;
      case 'assign': {
        const own = before.stack.at(-1)?.step === 'assign' && e.seat === reader;
        const like = own ? likeDice(view, e.plan, laid) : undefined;
        const plan = like ? laid : e.plan;
        dieOf = like ?? dieOf;
        view = { ...view, left: leftBy(view, plan), stack: [...view.stack.slice(0, -1), { step: 'damage' }] };
        if (plan.length === 0) break;
        shown = { ...shown, plan };
        // Whoever has just laid them has seen them.
        if (!own) push({ shots: e, struck: false, time: SHOTS });
        break;
      }
      case 'rebuild':
        damage(e.seat, [e.site], 1);
        break;
      case 'strike':
        strike({ ...e, die: dieOf(e.die) });
        break;
      case 'missile': {
        push({ missile: e, struck: false, time: SPIN });
        const answers = answersTo(events.slice(i + 1));
        for (const answer of answers) if (answer.type === 'hit') damage(answer.seat, answer.hits, -1);
        push({ missile: e, answers, struck: true, time: LONG });
        break;
      }
      case 'tally':
        view = { ...view, tally: e.points };
        break;
      case 'duel':
        duel = e;
        shown = { duel };
        view = { ...view, stack: [{ step: 'duel', cycle: e.cycle, seats: e.seats, attacks: 0 }] };
        push({ struck: false, time: DUEL });
        break;
      case 'over':
        if (duel) push({ struck: true, won: e.places.indexOf(1), time: DUEL });
        break;
      default:
    }
  }
  // The reader's own dice that only fall need no show.
  return beats.some((beat) => beat.strike ?? beat.missile ?? beat.duel ?? beat.shots ?? beat.thrown) ? beats : [];

  /** The Sector die spins; then hit after hit runs down the lane, and the last one is looked at. */
  function strike(e: EventOf<'strike'>): void {
    push({ strike: e, struck: false, time: SPIN });
    spent = [...spent, e.die];
    const before = worth(e.seat);
    for (const hit of e.hits) {
      damage(e.seat, [hit], -1);
      push({ strike: e, hit, struck: true, time: HIT });
    }
    const core = e.hits.includes('core') ? { core: [before, worth(e.seat)] as const } : {};
    push({ strike: e, struck: true, time: 'core' in core ? LONG : LOOK, ...core });
  }
}

function answersTo(events: readonly Event[]): readonly Answer[] {
  const found: Answer[] = [];
  for (const e of events) {
    if (e.type === 'missile') break;
    if (e.type === 'counter' || e.type === 'hit') found.push(e);
  }
  return found;
}

/** The places in the tray of the dice that a re-roll throws. */
export function thrownBy(e: EventOf<'reroll'>): readonly number[] {
  return e.dice.map((die) => DEFENSE_DICE.indexOf(die));
}
