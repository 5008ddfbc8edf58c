import { below, type Key, type Rng, rngOf, type Seat } from '@starboard/kernel';
import { DICE_PER_COLOUR, IN_PLAY, STAGING, staged, waiting } from './content/staging.ts';
import { lanesOf, pointsOf } from './planet.ts';
import { iconValue } from './turn.ts';
import {
  COLOURS,
  DEFENSE_DICE,
  FACES,
  type FrameOf,
  type FrameView,
  INVASION_DICE,
  type InvasionFrame,
  type PickView,
  type Planet,
  type PlanetView,
  SECTORS,
  type Sector,
  SITES,
  type Site,
  type State,
  type Strength,
  type View,
} from './types.ts';

export function clone(s: State): State {
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
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
    tally: s.tally.slice(),
    places: s.places.slice(),
    cycles: s.cycles,
    decided: s.decided,
  };
}

/** What a seat may know: everything but chance to come and the sectors that others have picked in secret. */
export function view(s: State, seat: Seat | null): View {
  const { radar, fairSkies, catAndMouse } = s;
  return {
    seat,
    variants: { radar, fairSkies, catAndMouse },
    cards: s.cards,
    first: s.first,
    round: s.round,
    value: iconValue(s),
    active: s.active,
    planets: s.planets.map(planetView),
    invasion: IN_PLAY[s.round].map((die) => ({
      id: INVASION_DICE[die],
      colour: COLOURS[Math.floor(die / DICE_PER_COLOUR)],
      saucers: s.shown[die],
      left: s.left[die],
      sector: s.sectors[die] > 0 ? (s.sectors[die] as Sector) : null,
    })),
    defense: s.tray.map((face, die) => ({ id: DEFENSE_DICE[die], face: FACES[face] })),
    missile: s.missile,
    staging: waiting(s.round).map((round) => ({ round, dice: staged(round) })),
    stack: s.stack.map((frame) => frameView(frame, seat)),
    tally: s.tally.slice(),
    places: s.places.slice(),
    cycles: s.cycles,
    decided: s.decided,
  };
}

/** A whole state for a view: picks that are locked in but hidden are drawn anew, each sector alike. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const byDie = (of: (die: View['invasion'][number]) => number) =>
    INVASION_DICE.map((id) => v.invasion.filter((die) => die.id === id).reduce((sum, die) => sum + of(die), 0));
  return {
    seats: v.planets.length,
    rng,
    stack: v.stack.map((frame) => frameOf(frame, v, rng)),
    ...v.variants,
    cards: v.cards,
    first: v.first,
    round: v.round,
    active: v.active,
    planets: v.planets.map(({ sites }) => SITES.map((site) => sites[site])),
    shown: byDie((die) => die.saucers),
    left: byDie((die) => die.left),
    sectors: byDie((die) => die.sector ?? 0),
    tray: v.defense.map((die) => FACES.indexOf(die.face)),
    missile: v.missile,
    tally: v.tally.slice(),
    places: v.places.slice(),
    cycles: v.cycles,
    decided: v.decided,
  };
}

/** Every component of the match: what is on the planets, in play and on the Staging Board. */
export function inventory(s: State): Record<string, number> {
  const later = waiting(s.round).flatMap(staged);
  const count = (dice: readonly string[]) => later.filter((die) => dice.includes(die)).length;
  const sound = s.planets.map((planet) => planet.map((n) => n >= 0 && n <= 2));
  return {
    planets: s.planets.length,
    cores: sound.filter((planet) => planet[0]).length,
    cities: sound.reduce((sum, planet) => sum + planet.slice(1).filter(Boolean).length, 0),
    invasionDice: IN_PLAY[s.round].length + count(INVASION_DICE),
    defenseDice: s.tray.length + count(DEFENSE_DICE),
    staged: later.length + STAGING[s.round].invasion * COLOURS.length + STAGING[s.round].defense,
  };
}

function planetView(planet: Planet): PlanetView {
  const sites = Object.fromEntries(SITES.map((site, i) => [site, planet[i]])) as Record<Site, Strength>;
  return { sites, points: pointsOf(planet), lanes: lanesOf(planet) };
}

function frameView(frame: InvasionFrame, seat: Seat | null): FrameView {
  if (frame.step !== 'pick') return frame;
  const { attack, picks } = frame;
  const locked = picks.flatMap((sector, picker) => (sector === 0 ? [] : [picker]));
  const own = seat === null ? 0 : picks[seat];
  return { step: 'pick', attack, locked, own: own === 0 ? null : own };
}

function frameOf(frame: FrameView, v: View, rng: Rng): InvasionFrame {
  return frame.step === 'pick' ? pickFrame(frame, v, rng) : frame;
}

function pickFrame({ attack, locked, own }: PickView, v: View, rng: Rng): FrameOf<'pick'> {
  const pick = (seat: Seat): Sector | 0 => {
    if (!locked.includes(seat)) return 0;
    return seat === v.seat && own !== null ? own : SECTORS[below(rng, SECTORS.length)];
  };
  return { step: 'pick', attack, picks: v.planets.map((_, seat) => pick(seat)) };
}
