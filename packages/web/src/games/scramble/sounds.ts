import { type Energy, type Event, FULL_TRACK, faceOf, type View } from '@starboard/scramble';
import type { FrameSounds, Sound, Voice } from '../../sound/score.ts';

/** The voice of a cabinet: square and short. */
const blip = (at: number, length: number, pitch: number, loud: number, to?: number): Voice => ({
  at,
  for: length,
  wave: 'square',
  pitch,
  ...(to ? { to } : {}),
  loud,
  below: 5200,
});

const hiss = (at: number, length: number, pitch: number, to: number, loud: number, rise?: number): Voice => ({
  at,
  for: length,
  wave: 'noise',
  pitch,
  to,
  loud,
  ...(rise ? { rise } : {}),
});

const thud = (at: number, pitch: number, loud: number): Voice => ({
  at,
  for: 0.16,
  wave: 'triangle',
  pitch,
  to: pitch * 0.75,
  loud,
});

const sound = (name: string, ...voices: readonly Voice[]): Sound => ({ name, voices });

const COIN = sound('gem', blip(0, 0.07, 988, 0.12), blip(0.07, 0.28, 1319, 0.12));
const HOT = sound('Overheat gem', hiss(0, 0.7, 700, 5200, 0.26, 0.5), blip(0.1, 0.4, 180, 0.06, 90));
const COOL = sound('cooldown', hiss(0, 0.9, 4200, 300, 0.22));
const PAY = sound('credits', blip(0, 0.05, 1175, 0.09), blip(0.06, 0.12, 1568, 0.09));
const BUY = sound('card', blip(0, 0.06, 660, 0.1), blip(0.07, 0.06, 880, 0.1), blip(0.14, 0.12, 1100, 0.1));
const JETS = sound('flight', hiss(0, 0.3, 500, 1500, 0.14));

/** Each gun has its own shot. */
const SHOTS: Readonly<Record<Energy, Sound>> = {
  red: sound('Autocannon', ...[0, 0.06, 0.12, 0.18].map((at) => blip(at, 0.05, 520, 0.11, 160))),
  blue: sound('Cryo Lance', { at: 0, for: 0.4, wave: 'sine', pitch: 2400, to: 900, loud: 0.14, echo: 0.3 }),
  yellow: sound('Salvage Gun', thud(0, 180, 0.3), thud(0.13, 150, 0.3)),
  green: sound('Pulse Thruster', blip(0, 0.09, 700, 0.11, 1700), blip(0.1, 0.09, 900, 0.11, 2100)),
};

/** A crunch a fourth higher with each kill of a shot. */
const KILLS = [1, 1.33, 1.78, 2.37, 3.16].map((by, i) =>
  sound(`kill ${i + 1}`, hiss(0, 0.22, 1800 * by, 300, 0.3), blip(0, 0.2, 220 * by, 0.1, 70 * by)),
);
const HURT = sound('hit', hiss(0, 0.08, 2600, 1600, 0.18), blip(0, 0.06, 300, 0.07, 220));

/** The four descending steps everyone knows, slower. */
const FLEET = sound('fleet', ...[110, 98, 87, 82].map((pitch, i) => thud(i * 0.22, pitch, 0.42)));
const SIREN = sound(
  'Aliens Fire!',
  blip(0, 0.24, 520, 0.12, 880),
  blip(0.26, 0.24, 520, 0.12, 880),
  hiss(0.55, 0.6, 900, 90, 0.42),
  thud(0.55, 90, 0.5),
);
const MELTDOWN = sound(
  'Meltdown',
  ...[0, 0.2, 0.4, 0.6].map((at, i) => blip(at, 0.16, 700 - i * 110, 0.14, 480 - i * 100)),
  hiss(0.1, 1.1, 3000, 120, 0.26),
);
const LOST = sound('attack', blip(0, 0.3, 330, 0.13, 110));
const TEN = sound(
  'ten',
  ...[523, 659, 784, 1047, 1319].map((pitch, i) => blip(i * 0.1, i === 4 ? 0.75 : 0.12, pitch, 0.12)),
);

/** What an event of a decision sounds like. */
export function soundsOf(event: Event, view: View, before: View): readonly Sound[] {
  switch (event.type) {
    case 'draw':
      return [event.gem === 'overheat' ? HOT : COIN];
    case 'cooldown':
      return [COOL];
    case 'exchange':
    case 'assist':
      return [PAY];
    case 'move':
      return event.from === event.to ? [] : [JETS];
    case 'fire': {
      const { weapon } = before.turn;
      return weapon ? [SHOTS[weapon]] : [];
    }
    case 'destroy': {
      const count = view.pilots[event.seat].victory.length;
      const nth = view.pilots[event.seat].victory.indexOf(event.invader) - before.pilots[event.seat].victory.length;
      const kill = KILLS[Math.max(0, Math.min(KILLS.length - 1, nth))];
      const ten = count >= FULL_TRACK && before.pilots[event.seat].victory.length < FULL_TRACK;
      return ten ? [kill, TEN] : [kill];
    }
    case 'damage':
      return [HURT];
    case 'buy':
    case 'repair':
      return [BUY];
    case 'overheat':
      return [MELTDOWN];
    case 'attack':
      return event.lost === null ? [] : [LOST];
    case 'slideOff': {
      const kind = event.event === null ? undefined : faceOf(view, event.event)?.event;
      if (!kind) return [];
      return [kind === 'move' ? FLEET : SIREN];
    }
    default:
      return [];
  }
}

export const FRAME_SOUNDS: FrameSounds = {
  turn: sound('turn', blip(0, 0.08, 659, 0.1), blip(0.09, 0.18, 988, 0.1)),
  count: sound('count', blip(0, 0.07, 1047, 0.11)),
  equal: sound('equal', blip(0, 0.1, 165, 0.12, 120)),
  victory: sound(
    'victory',
    ...[523, 523, 659, 784, 659, 784, 1047].map((pitch, i) => blip(i * 0.13, i === 6 ? 1 : 0.11, pitch, 0.12)),
    ...[262, 330, 392].map((pitch) => blip(0.78, 1, pitch, 0.05)),
  ),
  defeat: sound(
    'defeat',
    ...[440, 392, 349, 294, 220].map((pitch, i) => blip(i * 0.2, i === 4 ? 1 : 0.17, pitch, 0.12, pitch * 0.92)),
  ),
  tie: sound('tie', blip(0, 0.8, 392, 0.09), blip(0, 0.8, 587, 0.07)),
};

/** Everything that this table lets be heard. */
export const SOUNDS: readonly Sound[] = [
  ...[COIN, HOT, COOL, PAY, BUY, JETS, HURT, FLEET, SIREN, MELTDOWN, LOST, TEN],
  ...Object.values(SHOTS),
  ...KILLS,
  ...Object.values(FRAME_SOUNDS),
];
