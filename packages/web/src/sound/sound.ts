/** What can be heard, tied to what happens. */
export const SOUNDS = ['draw', 'place', 'discard', 'aim', 'dice', 'hit', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone of a sound: when it starts and how long it lasts in seconds, its pitch in hertz and where the pitch goes. */
interface Tone {
  readonly at: number;
  readonly for: number;
  readonly pitch: number;
  readonly to?: number;
  readonly wave: OscillatorType | 'noise';
  readonly loud: number;
}

/** How the sounds of a game are tinted: everything a factor higher or lower, with another wave. */
export interface Palette {
  readonly pitch: number;
  readonly wave: OscillatorType;
}

function score(sound: Sound, { pitch, wave }: Palette): readonly Tone[] {
  const tone = (at: number, length: number, hertz: number, loud: number, to?: number): Tone => ({
    at,
    for: length,
    pitch: hertz * pitch,
    wave,
    loud,
    ...(to ? { to: to * pitch } : {}),
  });
  const noise = (at: number, length: number, hertz: number, loud: number, to = hertz): Tone => ({
    at,
    for: length,
    pitch: hertz,
    to,
    wave: 'noise',
    loud,
  });
  switch (sound) {
    case 'draw':
      return [noise(0, 0.09, 2600, 0.16, 5200), tone(0.02, 0.08, 720, 0.05, 900)];
    case 'place':
      return [noise(0, 0.06, 900, 0.22), tone(0, 0.16, 196, 0.2, 130)];
    case 'discard':
      return [noise(0, 0.14, 3000, 0.14, 700)];
    case 'aim':
      return [tone(0, 0.22, 330, 0.08, 495), tone(0.07, 0.22, 495, 0.06, 660)];
    case 'dice':
      return [0, 0.07, 0.13, 0.21, 0.31].map((at, i) => noise(at, 0.035, 1800 + i * 340, 0.2));
    case 'hit':
      return [noise(0, 0.24, 500, 0.3, 120), tone(0, 0.3, 110, 0.26, 48)];
    case 'turn':
      return [tone(0, 0.18, 523, 0.1), tone(0.11, 0.3, 784, 0.1)];
    case 'win':
      return [392, 523, 659, 784, 1047].map((hertz, i) => tone(i * 0.11, 0.5, hertz, 0.11));
  }
}

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound. Silent when muted, and before the reader has touched the page, when browsers allow none. */
export function playSound(sound: Sound, palette: Palette, muted: boolean): void {
  if (muted || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of score(sound, palette)) sing(context, tone);
}

function sing(audio: AudioContext, { at, for: length, pitch, to, wave, loud }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  const source =
    wave === 'noise' ? noiseSource(audio, gain, { start, length, pitch, to: to ?? pitch }) : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = wave as OscillatorType;
    source.frequency.setValueAtTime(pitch, start);
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(gain);
  }
  source.start(start);
  source.stop(start + length + 0.02);
}

function noiseSource(
  audio: AudioContext,
  out: AudioNode,
  { start, length, pitch, to }: { start: number; length: number; pitch: number; to: number },
): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(out);
  return source;
}
