import { type Key, pick, type Rng, rngOf, type Seat } from '@starboard/kernel';
import {
  type FrameOf,
  type FrameView,
  type InvasionFrame,
  type PickView,
  SECTORS,
  type State,
  type View,
} from './types.ts';

/** What a seat may know: everything but chance to come and the sectors that others have picked in secret. */
export function view(s: State, seat: Seat | null): View {
  return {
    radar: s.radar,
    fairSkies: s.fairSkies,
    catAndMouse: s.catAndMouse,
    cards: s.cards,
    first: s.first,
    round: s.round,
    active: s.active,
    planets: s.planets.map((planet) => planet.slice()),
    shown: s.shown.slice(),
    left: s.left.slice(),
    sectors: s.sectors.slice(),
    tray: s.tray.slice(),
    missile: s.missile,
    stack: s.catAndMouse ? s.stack.map((frame) => frameView(frame, seat)) : (s.stack.slice() as FrameView[]),
    tally: s.tally.slice(),
    places: s.places.slice(),
    cycles: s.cycles,
    decided: s.decided,
  };
}

/** A whole state for a view: picks that are locked in but hidden are drawn again, each sector alike. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  return {
    seats: v.planets.length,
    rng,
    stack: v.stack.map((frame) => frameOf(frame, rng)),
    radar: v.radar,
    fairSkies: v.fairSkies,
    catAndMouse: v.catAndMouse,
    cards: v.cards,
    first: v.first,
    round: v.round,
    active: v.active,
    planets: v.planets.map((planet) => planet.slice()),
    shown: v.shown.slice(),
    left: v.left.slice(),
    sectors: v.sectors.slice(),
    tray: v.tray.slice(),
    missile: v.missile,
    tally: v.tally.slice(),
    places: v.places.slice(),
    cycles: v.cycles,
    decided: v.decided,
  };
}

function frameView(frame: InvasionFrame, seat: Seat | null): FrameView {
  return frame.step === 'pick' ? pickView(frame, seat) : frame;
}

function pickView({ attack, picks }: FrameOf<'pick'>, seat: Seat | null): PickView {
  return {
    step: 'pick',
    attack,
    picks: picks.map((sector, picker) => (sector === 0 || picker === seat ? sector : null)),
  };
}

function frameOf(frame: FrameView, rng: Rng): InvasionFrame {
  return frame.step === 'pick' ? pickFrame(frame, rng) : frame;
}

function pickFrame({ attack, picks }: PickView, rng: Rng): FrameOf<'pick'> {
  return { step: 'pick', attack, picks: picks.map((sector) => sector ?? pick(rng, SECTORS)) };
}
