import { COLOURS, type Event } from '@starboard/orbital';
import type { Ambience, FrameSounds, Sound, Voice } from '../../sound/score.ts';

/** Metal on metal: a short band of noise. */
const clank = (at: number, pitch: number, loud: number, length = 0.06): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch,
  to: pitch * 0.75,
  loud,
  narrow: 3.2,
});
const tone = (at: number, length: number, pitch: number, loud: number, to?: number): Voice => ({
  at,
  for: length,
  wave: 'triangle',
  pitch,
  ...(to === undefined ? {} : { to }),
  loud,
  rise: 0.01,
  below: 3200,
  echo: 0.2,
});
/** A crystal of hexis that is struck. */
const glass = (at: number, pitch: number, loud: number, length = 0.7): Voice[] => [
  { at, for: length, wave: 'sine', pitch, loud, rise: 0.004, echo: 0.4 },
  { at, for: length * 0.5, wave: 'sine', pitch: pitch * 2.76, loud: loud * 0.3, rise: 0.004, echo: 0.4 },
];
const hiss = (at: number, length: number, loud: number): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch: 5200,
  to: 2600,
  loud,
  narrow: 0.7,
});
const sound = (name: string, ...voices: readonly (Voice | readonly Voice[])[]): Sound => ({
  name,
  voices: voices.flat(),
});

const BUILD = sound(
  'build',
  tone(0, 0.22, 110, 0.12, 220),
  clank(0.24, 700, 0.5, 0.1),
  clank(0.26, 210, 0.4, 0.14),
  hiss(0.32, 0.3, 0.16),
);
const OPERATE = sound('operate', clank(0, 420, 0.36), clank(0.05, 1500, 0.16, 0.04), tone(0.02, 0.12, 165, 0.12));
const COINS = sound('coins', clank(0, 4200, 0.2, 0.035), clank(0.07, 4900, 0.2, 0.035));
const BUY = sound('buy', hiss(0, 0.26, 0.1), tone(0, 0.26, 140, 0.08, 180), clank(0.26, 900, 0.26));
const CARD = sound('card', hiss(0, 0.11, 0.16));
const PLAY = sound('event', tone(0, 0.3, 196, 0.16, 147), tone(0.02, 0.32, 294, 0.1, 220), hiss(0.02, 0.2, 0.1));
const HIT = sound(
  'damage',
  tone(0, 0.5, 82, 0.3, 41),
  clank(0, 240, 0.5, 0.24),
  clank(0.12, 2600, 0.22, 0.16),
  clank(0.24, 3400, 0.14, 0.12),
);
const REPAIR = sound(
  'repair',
  ...[0, 0.06, 0.12, 0.18, 0.24].map((at) => clank(at, 1900, 0.2, 0.03)),
  clank(0.3, 620, 0.3),
);
const GONE = sound('removed', hiss(0, 0.7, 0.2), tone(0, 0.7, 130, 0.16, 48), clank(0.02, 500, 0.4, 0.16));
const UPGRADE = sound(
  'upgrade',
  tone(0, 0.5, 131, 0.14, 196),
  ...[392, 494, 587].map((pitch, i) => glass(0.16 + i * 0.09, pitch, 0.1)),
);
const PASS = sound('pass', tone(0, 0.16, 220, 0.1, 196));
const CREW = sound('crew', clank(0, 520, 0.2, 0.04), clank(0.08, 560, 0.2, 0.04));
const VP = sound('hexis', glass(0, 784, 0.16));
const HORN = sound('the year ends', tone(0, 1.1, 98, 0.16), tone(0, 1.1, 147, 0.1), {
  at: 0,
  for: 1.1,
  wave: 'sawtooth',
  pitch: 98,
  loud: 0.05,
  rise: 0.2,
  below: 500,
  echo: 0.5,
});
/** A glass tone a colour, each a step higher. */
const SCORED = COLOURS.map((colour, i) =>
  sound(`${colour} scored`, glass(0.26 * i, 523 * 2 ** ([0, 2, 4, 7, 9, 12][i] / 12), 0.14)),
);

const CHORD = [262, 330, 392, 523, 659, 784];

export const FRAME_SOUNDS: FrameSounds = {
  turn: sound('turn', clank(0, 1300, 0.14, 0.03), glass(0.03, 587, 0.12, 0.5)),
  count: sound('count', glass(0, 659, 0.14, 0.4)),
  equal: sound('equal', clank(0, 300, 0.24)),
  victory: sound('victory', ...CHORD.map((pitch, i) => glass(i * 0.12, pitch, 0.13, 1.6)), tone(0.1, 1.4, 131, 0.12)),
  // The same without its third.
  defeat: sound(
    'defeat',
    ...CHORD.filter((_, i) => i !== 1 && i !== 4).map((pitch, i) => glass(i * 0.18, pitch / 2, 0.12, 1.4)),
    tone(0.1, 1.4, 65, 0.12),
  ),
  tie: sound('tie', glass(0, 392, 0.13, 1.2), glass(0.14, 523, 0.13, 1.2)),
};

/** Everything that this table lets be heard. */
export const SOUNDS: readonly Sound[] = [
  BUILD,
  OPERATE,
  COINS,
  BUY,
  CARD,
  PLAY,
  HIT,
  REPAIR,
  GONE,
  UPGRADE,
  PASS,
  CREW,
  VP,
  HORN,
  ...SCORED,
  ...Object.values(FRAME_SOUNDS),
];

/** Air pumps, and far away somebody welds. */
export const AMBIENCE: Ambience = {
  beds: [
    { pitch: 120, narrow: 0.9, loud: 0.035, swell: 11 },
    { pitch: 900, narrow: 0.5, loud: 0.008, swell: 6.3 },
  ],
  far: [
    sound('far crane', tone(0, 1.2, 98, 0.03, 131)),
    sound('far clank', clank(0, 500, 0.04, 0.1), clank(0.3, 420, 0.03, 0.1)),
    sound('far horn', tone(0, 1.4, 73, 0.035)),
  ],
  every: [10, 26],
};

const BY_EVENT: Readonly<Partial<Record<Event['type'], readonly Sound[]>>> = {
  built: [BUILD],
  moved: [BUILD],
  upgraded: [UPGRADE],
  bought: [BUY],
  tookFromMarket: [BUY],
  operated: [OPERATE],
  visited: [OPERATE],
  played: [PLAY],
  passed: [PASS],
  gainedMc: [COINS],
  lostMc: [COINS],
  gainedVp: [VP],
  crewBack: [CREW],
  lostCrew: [CREW],
  damaged: [HIT],
  repaired: [REPAIR],
  removed: [GONE],
  discard: [CARD],
  draw: [CARD],
  yearEnds: [HORN],
};

/** What an event sounds like. */
export function soundsOf(event: Event): readonly Sound[] {
  if (event.type === 'scored') return event.seats.length > 0 ? [SCORED[COLOURS.indexOf(event.colour)]] : [];
  return BY_EVENT[event.type] ?? [];
}
