import type { FrameSounds, Sound, Voice } from './score.ts';

const tone = (at: number, length: number, pitch: number, loud: number): Voice => ({
  at,
  for: length,
  wave: 'sine',
  pitch,
  loud,
  echo: 0.2,
});

/** The sounds of games that have none of their own: felt, wood and a small bell. */
export const COMMON: FrameSounds & { readonly place: Sound } = {
  place: {
    name: 'place',
    voices: [
      { at: 0, for: 0.05, wave: 'noise', pitch: 900, loud: 0.3 },
      { at: 0, for: 0.14, wave: 'sine', pitch: 196, to: 130, loud: 0.22 },
    ],
  },
  turn: { name: 'turn', voices: [tone(0, 0.25, 523, 0.12), tone(0.11, 0.4, 784, 0.12)] },
  count: { name: 'count', voices: [tone(0, 0.16, 880, 0.16), { ...tone(0, 0.03, 2400, 0.18), wave: 'noise' }] },
  equal: {
    name: 'equal',
    voices: [{ at: 0, for: 0.12, wave: 'triangle', pitch: 150, to: 120, loud: 0.22, below: 600 }],
  },
  victory: {
    name: 'victory',
    voices: [392, 523, 659, 784, 1047].map((pitch, i) => tone(i * 0.13, 0.9, pitch, 0.13)),
  },
  defeat: {
    name: 'defeat',
    voices: [440, 392, 330, 262].map((pitch, i) => ({
      ...tone(i * 0.2, 0.7, pitch, 0.12),
      to: pitch * 0.97,
      below: 900,
    })),
  },
  tie: { name: 'tie', voices: [tone(0, 1.4, 262, 0.16), tone(0.02, 1.4, 392, 0.14)] },
};
