import { type Event, SITES, type View } from '@starboard/invasion';
import type { FrameSounds, Sound, Voice } from '../../sound/score.ts';

/** A theremin: a thin tone that slides. */
const theremin = (at: number, length: number, pitch: number, to: number, loud: number): Voice => ({
  at,
  for: length,
  wave: 'sine',
  pitch,
  to,
  loud,
  rise: 0.05,
  echo: 0.35,
});

/** Brass of a newsreel. */
const brass = (at: number, length: number, pitch: number, loud: number): Voice => ({
  at,
  for: length,
  wave: 'sawtooth',
  pitch,
  loud,
  rise: 0.03,
  below: 1600,
  echo: 0.2,
});

const noise = (at: number, length: number, pitch: number, to: number, loud: number): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch,
  to,
  loud,
});

const sound = (name: string, ...voices: readonly Voice[]): Sound => ({ name, voices });

/** Dice on a desk: dry knocks. */
const DICE = sound('dice', ...[0, 0.07, 0.13, 0.21, 0.31].map((at, i) => noise(at, 0.035, 1800 + i * 340, 1500, 0.24)));
/** The more saucers, the higher it slides. */
const INVASION = [1, 2, 3].map((much) =>
  sound(`saucers ${much}`, theremin(0, 0.9, 330, 330 * (1 + much * 0.35), 0.16)),
);
const SHOTS = sound(
  'shots',
  ...[0, 0.11, 0.22].map(
    (at, i): Voice => ({ at, for: 0.14, wave: 'square', pitch: 1500 - i * 180, to: 240, loud: 0.09 }),
  ),
);
const STRIKE = sound('strike', noise(0, 0.16, 3200, 900, 0.26), theremin(0, 0.2, 700, 180, 0.12));
const CRASH = sound('City falls', noise(0, 0.4, 700, 90, 0.4), {
  at: 0,
  for: 0.4,
  wave: 'sine',
  pitch: 96,
  to: 40,
  loud: 0.4,
});
const CORE = sound(
  'Core',
  ...[82, 165, 247, 349].map((pitch): Voice => ({ at: 0, for: 1.5, wave: 'sine', pitch, loud: 0.2, echo: 0.4 })),
  noise(0, 0.9, 5200, 600, 0.3),
);
const ROCKET = sound('Missile', noise(0, 0.7, 300, 2600, 0.28), theremin(0, 0.6, 200, 900, 0.08));
const SHIELD = sound('shield', ...[523, 659, 988].map((pitch, i) => theremin(i * 0.1, 0.4, pitch, pitch, 0.14)));
const HAMMER = sound(
  'hammer',
  ...[0, 0.12].map((at): Voice => ({ at, for: 0.06, wave: 'triangle', pitch: 900, to: 620, loud: 0.24 })),
  noise(0, 0.03, 2600, 2600, 0.2),
);
const ROUND = sound('round', brass(0, 0.2, 392, 0.14), brass(0.16, 0.2, 523, 0.14), brass(0.32, 0.6, 659, 0.15));

/** What an event of a decision sounds like. */
export function soundsOf(event: Event, _after: View, before: View): readonly Sound[] {
  switch (event.type) {
    case 'roll':
    case 'reroll':
      return [DICE];
    case 'invasion': {
      const saucers = event.dice.reduce((sum, die) => sum + die.saucers, 0);
      return [INVASION[Math.min(2, Math.floor(saucers / event.dice.length))]];
    }
    case 'assign':
      return event.plan.length > 0 ? [SHOTS] : [];
    case 'strike':
    case 'hit': {
      if (event.hits.includes('core')) return [CORE];
      const falls = event.hits.some((site) => before.planets[event.seat][SITES.indexOf(site)] === 1);
      return event.hits.length === 0 ? [] : falls || event.hits.length > 1 ? [CRASH] : [STRIKE];
    }
    case 'missile':
      return [ROCKET];
    case 'counter':
      return [SHIELD];
    case 'rebuild':
      return [HAMMER];
    case 'round':
      return event.round > 1 ? [ROUND] : [];
    default:
      return [];
  }
}

/** Brass for a victory, a muted trombone for a defeat. */
export const FRAME_SOUNDS: FrameSounds = {
  turn: sound('turn', theremin(0, 0.25, 392, 523, 0.16), theremin(0.18, 0.35, 523, 784, 0.14)),
  count: sound('count', { at: 0, for: 0.09, wave: 'triangle', pitch: 880, loud: 0.24 }),
  equal: sound('equal', { at: 0, for: 0.12, wave: 'triangle', pitch: 150, to: 120, loud: 0.26 }),
  victory: sound(
    'victory',
    ...[392, 392, 392, 523, 659, 784].map((pitch, i) =>
      brass([0, 0.14, 0.28, 0.42, 0.66, 0.9][i], i < 3 ? 0.12 : 0.7, pitch, 0.15),
    ),
  ),
  defeat: sound(
    'defeat',
    ...[330, 311, 294, 262].map(
      (pitch, i): Voice => ({ ...brass(i * 0.32, i === 3 ? 1.2 : 0.3, pitch, 0.16), to: pitch * 0.94, below: 620 }),
    ),
  ),
  tie: sound('tie', brass(0, 1.2, 262, 0.13), brass(0, 1.2, 392, 0.1)),
};
