import type { Sound, Voice } from './score.ts';

/** The way from a voice to the loudspeaker: everything passes the limiter, and some of it an echo before. */
export interface Desk {
  readonly audio: BaseAudioContext;
  readonly dry: AudioNode;
  readonly echo: AudioNode;
  readonly master: GainNode;
}

/** Seconds until an echo comes back, and how much of it each time. */
const DELAY = 0.19;
const AGAIN = 0.3;
/** An attack shorter than this would crackle. */
const RISE = 0.006;
const SILENT = 0.0001;

/** Sets up a desk on an audio context, live or offline. */
export function deskOn(audio: BaseAudioContext): Desk {
  const master = audio.createGain();
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.knee.value = 6;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  master.connect(limiter).connect(audio.destination);
  const echo = audio.createDelay(1);
  echo.delayTime.value = DELAY;
  const again = audio.createGain();
  again.gain.value = AGAIN;
  echo.connect(again).connect(echo);
  again.connect(master);
  return { audio, dry: master, echo, master };
}

/** Lets a sound begin at a moment of the desk's clock. */
export function sing(desk: Desk, { voices }: Sound, start: number): void {
  for (const voice of voices) singVoice(desk, voice, start + voice.at);
}

function singVoice({ audio, dry, echo }: Desk, voice: Voice, start: number): void {
  const { for: length, wave, pitch, to = pitch, loud, rise = RISE, below, echo: sent } = voice;
  const end = start + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(rise, length / 2));
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  const glide = (param: AudioParam) => {
    param.setValueAtTime(pitch, start);
    if (to !== pitch) param.exponentialRampToValueAtTime(to, end);
  };
  let source: AudioScheduledSourceNode;
  if (wave === 'noise') {
    source = noiseOn(audio, voice.narrow ?? 1, gain, glide);
  } else {
    const oscillator = audio.createOscillator();
    oscillator.type = wave;
    glide(oscillator.frequency);
    oscillator.connect(gain);
    source = oscillator;
  }
  let out: AudioNode = gain;
  if (below) {
    const muffle = audio.createBiquadFilter();
    muffle.type = 'lowpass';
    muffle.frequency.value = below;
    out = gain.connect(muffle);
  }
  out.connect(dry);
  if (sent) {
    const send = audio.createGain();
    send.gain.value = sent;
    out.connect(send).connect(echo);
  }
  source.start(start);
  source.stop(end + 0.02);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise through a band, as a source that goes on and on. */
export function noiseOn(
  audio: BaseAudioContext,
  narrow: number,
  out: AudioNode,
  tune: (frequency: AudioParam) => void,
): AudioBufferSourceNode {
  let buffer = noises.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    noises.set(audio, buffer);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  tune(band.frequency);
  source.connect(band).connect(out);
  return source;
}
