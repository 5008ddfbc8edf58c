import type { Event, View } from '@starboard/settlers';
import type { Ambience, FrameSounds, Sound, Voice } from '../../sound/score.ts';

/** Resin on leather, wood, wax: a short knock. */
const knock = (at: number, pitch: number, loud: number, length = 0.05): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch,
  to: pitch * 0.7,
  loud,
  narrow: 2.4,
});

/** Brass: a tone with a fifth above it that fades first. */
const brass = (at: number, length: number, pitch: number, loud: number, to?: number): Voice[] => [
  { at, for: length, wave: 'triangle', pitch, ...(to ? { to } : {}), loud, rise: 0.02, below: 2400, echo: 0.25 },
  { at, for: length * 0.5, wave: 'sine', pitch: pitch * 3, loud: loud * 0.25, rise: 0.01, echo: 0.25 },
];

const sound = (name: string, ...voices: readonly (Voice | readonly Voice[])[]): Sound => ({
  name,
  voices: voices.flat(),
});

const CLICKS = [0, 0.06, 0.11, 0.19, 0.27, 0.38, 0.5];
/** As many soft clicks as dice are thrown. */
const ROLLS = CLICKS.map((_, n) =>
  sound(
    `roll of ${n + 1}`,
    CLICKS.slice(0, n + 1).map((at, i) => knock(at, 900 + ((i * 370) % 800), 0.34)),
    knock(0.1, 240, 0.2, 0.3),
  ),
);
const LOST = sound('lost die', knock(0, 1400, 0.3), knock(0.12, 1000, 0.22), knock(0.22, 700, 0.15), {
  at: 0,
  for: 0.3,
  wave: 'triangle',
  pitch: 330,
  to: 165,
  loud: 0.12,
});
const FILL = sound('fill', knock(0, 620, 0.42), knock(0.09, 540, 0.38), knock(0.2, 2600, 0.2, 0.04));
const CLAIM = sound('claim', brass(0, 0.55, 196, 0.2, 262), knock(0.34, 180, 0.45, 0.12));
const STOLEN = sound('stolen World', brass(0, 0.5, 262, 0.2, 175), knock(0.3, 160, 0.45, 0.14));
const CHANGE = sound('changed die', brass(0, 0.3, 392, 0.14, 523), knock(0.02, 1900, 0.18));
const SHATTER = sound('shattered Defence', knock(0, 3200, 0.4, 0.2), knock(0.05, 1300, 0.35, 0.25), {
  at: 0,
  for: 0.35,
  wave: 'square',
  pitch: 147,
  to: 73,
  loud: 0.1,
  below: 700,
});
const LOCK = sound(
  'System locked',
  [131, 196.5, 262].flatMap((pitch) => brass(0, 1.1, pitch, 0.14)),
  knock(0.28, 420, 0.45),
  knock(0.42, 2200, 0.3, 0.05),
);
const CARD = sound('card', {
  at: 0,
  for: 0.12,
  wave: 'noise',
  pitch: 2400,
  to: 4200,
  loud: 0.16,
  narrow: 1,
  rise: 0.04,
});

export const FRAME_SOUNDS: FrameSounds = {
  turn: sound('turn', brass(0, 0.3, 392, 0.14), brass(0.14, 0.5, 523, 0.14)),
  count: sound('count', knock(0, 520, 0.34), brass(0, 0.16, 659, 0.1)),
  equal: sound('equal', knock(0, 260, 0.34)),
  victory: sound(
    'victory',
    [262, 330, 392, 524, 659].flatMap((pitch, i) => brass(i * 0.18, 1.4, pitch, 0.15)),
    knock(0.9, 200, 0.3, 0.2),
  ),
  defeat: sound(
    'defeat',
    [392, 330, 262, 196].flatMap((pitch, i) => brass(i * 0.26, 0.9, pitch, 0.13, pitch * 0.97)),
  ),
  tie: sound('tie', brass(0, 1.6, 262, 0.15), brass(0.06, 1.6, 393, 0.13)),
};

/** Everything that this table lets be heard. */
export const SOUNDS: readonly Sound[] = [
  ...ROLLS,
  LOST,
  FILL,
  CLAIM,
  STOLEN,
  CHANGE,
  SHATTER,
  LOCK,
  CARD,
  ...Object.values(FRAME_SOUNDS),
];

/** A lamp that hums, a house at night. */
export const AMBIENCE: Ambience = {
  beds: [
    { pitch: 180, narrow: 0.8, loud: 0.03, swell: 13 },
    { pitch: 620, narrow: 0.6, loud: 0.01, swell: 8.7 },
  ],
  far: [196, 262, 294].map((pitch) => sound(`far clock ${pitch}`, brass(0, 0.9, pitch, 0.03))),
  every: [9, 24],
};

/** What an event sounds like. */
export function soundsOf(event: Event, _view: View, _before: View): readonly Sound[] {
  switch (event.type) {
    case 'roll':
      return [ROLLS[Math.max(0, event.faces.length - 1)]];
    case 'lose':
      return [LOST];
    case 'fill':
      return [FILL];
    case 'claim':
      return [event.from === null ? CLAIM : STOLEN];
    case 'convert':
    case 'corrupt':
      return [CHANGE];
    case 'destroy':
      return [SHATTER];
    case 'complete':
      return [LOCK];
    case 'reveal':
    case 'discard':
      return [CARD];
    default:
      return [];
  }
}
