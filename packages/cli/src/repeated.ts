import { setImmediate } from 'node:timers/promises';
import { say, type Terminal } from './terminal.ts';

/** How long work may go on before signals are heard, in milliseconds. */
const DEAF = 50;

/** Does something so many times, unless Ctrl+C stops it between two of them; returns how often it was done. */
export async function repeated(times: number, once: (n: number) => void): Promise<number> {
  const interrupted = hearInterrupt();
  let heard = performance.now();
  try {
    for (let n = 0; n < times; n++) {
      once(n);
      if (performance.now() - heard > DEAF) {
        await setImmediate();
        heard = performance.now();
      }
      if (interrupted.now()) return n + 1;
    }
    return times;
  } finally {
    interrupted.stop();
  }
}

/** Listens for Ctrl+C once; a second one ends the program as ever. */
export function hearInterrupt(then = () => {}): { now(): boolean; stop(): void } {
  let interrupted = false;
  const hear = () => {
    interrupted = true;
    then();
  };
  process.once('SIGINT', hear);
  return { now: () => interrupted, stop: () => void process.removeListener('SIGINT', hear) };
}

/** Says that a run was broken off, with the exit code by which a shell knows it. */
export function brokenOff(io: Terminal, done: number, of: number): void {
  if (done >= of) return;
  io.note(
    say(io, { en: `Broken off after ${done} of ${of} matches.`, fr: `Interrompu après ${done} parties sur ${of}.` }),
  );
  process.exitCode = 130;
}

/** Ends with exit code 1 where bots lost decisions: what was printed is not what they can do. Ctrl+C stays what it was. */
export function failIf(lost: boolean): void {
  if (lost) process.exitCode ??= 1;
}
