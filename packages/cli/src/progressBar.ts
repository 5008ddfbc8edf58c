import { say, type Terminal } from './terminal.ts';

const WIDTH = 30;

/** Draws a bar on stderr, a few times a second at most, with the time that is probably left. */
export function progressBar(io: Terminal, total: number): (done: number) => void {
  const start = performance.now();
  let drawn = 0;
  return (done) => {
    const now = performance.now();
    if (now - drawn < 100) return;
    drawn = now;
    const full = Math.floor((done / total) * WIDTH);
    const left = Math.ceil((((now - start) / done) * (total - done)) / 1000);
    const words = say(io, { en: `${left} s left`, fr: `encore ${left} s` });
    io.progress(`[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${done}/${total}, ${words}`);
  };
}
