import { type Desk, deskOn, noiseOn, sing } from './engine.ts';
import type { Ambience, Sound } from './score.ts';

let desk: Desk | undefined;

/** The desk of this page; none before the reader has touched it, when browsers allow no sound. */
function deskHere(volume: number): Desk | undefined {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return undefined;
  desk ??= deskOn(new AudioContext());
  const { audio, master } = desk;
  if (audio instanceof AudioContext && audio.state === 'suspended') void audio.resume();
  master.gain.value = volume;
  return desk;
}

/** Plays a sound, 0 to 1 loud, now or in some seconds; nothing at 0. */
export function playSound(sound: Sound, volume: number, later = 0): void {
  const here = deskHere(volume);
  if (here) sing(here, sound, here.audio.currentTime + later);
}

/** Lets a place be heard until it is left; answers how to leave it. */
export function playAmbience({ beds, far, every: [least, most] }: Ambience, volume: number): (() => void) | undefined {
  const here = deskHere(volume);
  if (!here) return undefined;
  const { audio, master } = here;
  const room = audio.createGain();
  room.gain.setValueAtTime(0, audio.currentTime);
  room.gain.linearRampToValueAtTime(1, audio.currentTime + 2);
  room.connect(master);
  const playing: AudioScheduledSourceNode[] = [];
  for (const { pitch, narrow, loud, swell } of beds) {
    const gain = audio.createGain();
    gain.gain.value = loud / 2;
    gain.connect(room);
    const wave = audio.createOscillator();
    wave.frequency.value = 1 / swell;
    const depth = audio.createGain();
    depth.gain.value = loud / 2;
    wave.connect(depth).connect(gain.gain);
    playing.push(
      wave,
      noiseOn(audio, narrow, gain, (frequency) => {
        frequency.value = pitch;
      }),
    );
  }
  for (const source of playing) source.start();
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    timer = setTimeout(
      () => {
        // A page that cannot be seen is silent but for what it plays already.
        if (!document.hidden) sing(here, far[Math.floor(Math.random() * far.length)], audio.currentTime);
        later();
      },
      (least + Math.random() * (most - least)) * 1000,
    );
  };
  if (far.length > 0) later();
  return () => {
    clearTimeout(timer);
    for (const source of playing) source.stop(audio.currentTime + 0.6);
    room.gain.setTargetAtTime(0, audio.currentTime, 0.15);
  };
}
