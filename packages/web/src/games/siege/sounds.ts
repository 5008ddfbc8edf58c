import { aimOf, conqueror, type Event, PLANETS, type Planet, partsOf, type Species, type View } from '@starboard/siege';
import type { Ambience, FrameSounds, Sound, Voice } from '../../sound/score.ts';

/** Eight steps of one scale, planet 1 to 8+: where a beam ends can be heard. */
const STEPS = [220, 247.5, 264, 293.3, 330, 371.3, 396, 440];

/** Water and shell: a round tone, a little dark. */
const shell = (at: number, length: number, pitch: number, loud: number, to?: number): Voice => ({
  at,
  for: length,
  wave: 'triangle',
  pitch,
  ...(to ? { to } : {}),
  loud,
  below: 1800,
  echo: 0.25,
});

/** Crystal: a thin tone with a bright one far above it. */
const glass = (at: number, length: number, pitch: number, loud: number, to?: number): Voice[] => [
  { at, for: length, wave: 'sine', pitch, ...(to ? { to } : {}), loud, echo: 0.35 },
  {
    at,
    for: length * 0.55,
    wave: 'sine',
    pitch: pitch * 2.76,
    ...(to ? { to: to * 2.76 } : {}),
    loud: loud * 0.35,
    echo: 0.35,
  },
];

const hiss = (at: number, length: number, pitch: number, loud: number, to: number, narrow = 1): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch,
  to,
  loud,
  narrow,
});

const sound = (name: string, ...voices: readonly (Voice | readonly Voice[])[]): Sound => ({
  name,
  voices: voices.flat(),
});

/** Two fifths, upwards or falling. */
const FIFTHS = [262, 393, 589.5];

type Deck = { readonly [Name in 'deploy' | 'draw' | 'discard' | 'conquest']: Sound };

/** Each people has its own material. */
const PEOPLES: Readonly<Record<Species, Deck>> = {
  antillian: {
    // A wet wooden knock, and a drop in a shell.
    deploy: sound('deploy, Antillian', hiss(0, 0.05, 700, 0.5, 420, 3), shell(0, 0.16, 185, 0.42, 118), {
      at: 0.13,
      for: 0.13,
      wave: 'sine',
      pitch: 620,
      to: 1180,
      loud: 0.12,
      echo: 0.4,
    }),
    draw: sound('draw, Antillian', { ...hiss(0, 0.26, 700, 0.26, 2600), rise: 0.1 }),
    discard: sound('discard, Antillian', { ...hiss(0, 0.24, 2200, 0.24, 500), rise: 0.03 }),
    conquest: sound(
      'conquest, Antillian',
      FIFTHS.map((pitch, i) => ({ ...shell(i * 0.13, 0.6, pitch, 0.26), rise: 0.03 })),
      { ...hiss(0, 0.7, 400, 0.12, 1600), rise: 0.3 },
    ),
  },
  morkolyte: {
    // A tap on glass, and a low stone under it.
    deploy: sound(
      'deploy, Morkolyte',
      glass(0, 0.3, 1318, 0.16),
      shell(0, 0.2, 92, 0.4, 70),
      hiss(0, 0.03, 3800, 0.25, 3800, 2),
    ),
    draw: sound('draw, Morkolyte', glass(0, 0.16, 1760, 0.1), glass(0.06, 0.2, 2093, 0.08)),
    discard: sound('discard, Morkolyte', glass(0, 0.16, 1568, 0.1, 1175), hiss(0, 0.09, 3000, 0.12, 1500)),
    conquest: sound(
      'conquest, Morkolyte',
      FIFTHS.flatMap((pitch, i) => glass(i * 0.12, 0.65, pitch * 2, 0.15)),
      shell(0, 0.5, 65.5, 0.3),
    ),
  },
};

const LOSS = sound(
  'loss',
  [...FIFTHS].reverse().map((pitch, i) => ({ ...shell(i * 0.15, 0.5, pitch, 0.24, pitch * 0.97), below: 520 })),
);
/** A bowed slide to the planet's own pitch. */
const BEAMS = STEPS.map((pitch, i) =>
  sound(
    `beam to ${PLANETS[i]}`,
    {
      at: 0,
      for: 0.5,
      wave: 'sawtooth',
      pitch: pitch * 0.75,
      to: pitch,
      loud: 0.11,
      rise: 0.12,
      below: 1100,
      echo: 0.3,
    },
    { at: 0.1, for: 0.5, wave: 'sine', pitch: pitch * 2, loud: 0.06, rise: 0.1, echo: 0.3 },
  ),
);
const EXCHANGE = sound('exchange', { ...shell(0, 0.62, 196, 0.24, 392), rise: 0.08 }, glass(0, 0.62, 784, 0.1, 392), {
  ...hiss(0, 0.6, 500, 0.12, 1800),
  rise: 0.25,
});
const LAST_TURN = sound(
  'last turn',
  [131, 262, 313, 393, 524].map(
    (pitch, i): Voice => ({ at: 0, for: 1.15 - i * 0.12, wave: 'sine', pitch, loud: 0.2 / (1 + i * 0.5), echo: 0.3 }),
  ),
);
const EFFECT = sound('effect', glass(0, 0.4, 659, 0.1), shell(0.05, 0.4, 330, 0.14, 440));

/** A shell horn over surf; falling glass; one open fifth. */
export const FRAME_SOUNDS: FrameSounds = {
  turn: sound('turn', shell(0, 0.22, 393, 0.2), glass(0.12, 0.4, 589.5, 0.1)),
  count: sound('count', glass(0, 0.22, 880, 0.15), shell(0, 0.08, 220, 0.26)),
  equal: sound('equal', { ...shell(0, 0.12, 130, 0.34, 105), below: 420, echo: 0 }),
  victory: sound(
    'victory',
    { ...hiss(0, 2.6, 320, 0.16, 900), rise: 1.1 },
    ...[
      [0, 0.7, 131],
      [0.34, 0.6, 196.5],
      [0.62, 2.1, 262],
      [0.66, 2.1, 393],
      [0.74, 2.1, 524],
    ].map(([at, length, pitch]): readonly Voice[] => [
      {
        at,
        for: length,
        wave: 'sawtooth',
        pitch: pitch * 0.985,
        to: pitch,
        loud: 0.15,
        rise: 0.09,
        below: 900,
        echo: 0.3,
      },
      { at, for: length, wave: 'triangle', pitch, loud: 0.12, rise: 0.12, echo: 0.3 },
    ]),
  ),
  defeat: sound(
    'defeat',
    [2093, 1760, 1397, 1175, 880, 698, 587].flatMap((pitch, i) =>
      glass(i * 0.13 + (i % 2) * 0.03, 0.5, pitch, 0.11, pitch * 0.94),
    ),
    { ...shell(0.9, 1.2, 98, 0.3, 92), below: 400 },
  ),
  tie: sound(
    'tie',
    { ...shell(0, 1.9, 196, 0.26), rise: 0.15 },
    { ...shell(0.04, 1.9, 294, 0.22), rise: 0.15 },
    glass(0.1, 1.2, 588, 0.07),
  ),
};

/** Everything that this table lets be heard. */
export const SOUNDS: readonly Sound[] = [
  ...Object.values(PEOPLES).flatMap((deck) => Object.values(deck)),
  LOSS,
  ...BEAMS,
  EXCHANGE,
  LAST_TURN,
  EFFECT,
  ...Object.values(FRAME_SOUNDS),
];

/** Surf, and crystals far away. */
export const AMBIENCE: Ambience = {
  beds: [
    { pitch: 260, narrow: 0.7, loud: 0.05, swell: 11 },
    { pitch: 900, narrow: 0.6, loud: 0.018, swell: 7.3 },
  ],
  far: [1175, 1568, 1760, 2349].map((pitch) => sound(`far crystal ${pitch}`, glass(0, 1.1, pitch, 0.025))),
  every: [6, 17],
};

/** What an event sounds like, by what the table was before the decision and is after it. */
export function soundsOf(event: Event, view: View, before: View): readonly Sound[] {
  const deck = (seat: number) => PEOPLES[view.players[seat].species];
  const beam = (seat: number) => BEAMS[aimOf(view, seat) - 1];
  switch (event.type) {
    case 'turn':
      if (event.last) return [LAST_TURN];
      return event.seat === view.seat ? [FRAME_SOUNDS.turn] : [];
    case 'deploy':
      return [PEOPLES[partsOf(event.card).species].deploy, ...changes([event.planet])];
    case 'move':
      return [PEOPLES[partsOf(event.card).species].deploy, ...changes([event.from, event.to])];
    case 'exchange':
      return [EXCHANGE, ...changes(event.planets)];
    // Whenever a hand changes its size, its beam swings.
    case 'draw':
    case 'give':
      return [deck(event.seat).draw, beam(event.seat)];
    case 'shuffle':
      return [deck(event.seat).draw];
    case 'discard':
      return [deck(event.seat).discard, beam(event.seat)];
    case 'aim':
    case 'shift':
      return [beam(event.seat)];
    case 'activate':
      return [EFFECT];
    case 'endTriggered':
      return [LAST_TURN];
    default:
      return [];
  }

  /** A planet that changed hands sounds like its new owner; to the one who lost it, it falls. */
  function changes(planets: readonly Planet[]): readonly Sound[] {
    return planets.flatMap((planet) => {
      const [was, is] = [conqueror(before, planet), conqueror(view, planet)];
      if (was === is) return [];
      const me = view.seat ?? 0;
      if (is === undefined) return was === me ? [LOSS] : [];
      return [is !== me && was === me ? LOSS : deck(is).conquest];
    });
  }
}
