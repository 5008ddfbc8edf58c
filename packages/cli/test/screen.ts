import { Readable, Writable } from 'node:stream';
import type { Lang } from '@starboard/kernel';
import { openTerminal, type Terminal } from '../src/terminal.ts';

/** A terminal that types the given lines and keeps what it is told. */
export function screen(lines: readonly string[], { lang = 'en' as Lang, tty = false, env = {} } = {}) {
  let shown = '';
  const sink = () =>
    Object.assign(
      new Writable({
        write(chunk, _, done) {
          shown += String(chunk);
          done();
        },
      }),
      { isTTY: tty },
    );
  const stdin = Readable.from(lines.map((line) => `${line}\n`));
  const io: Terminal = openTerminal(lang, { stdin, stdout: sink(), stderr: sink(), env });
  return { io, shown: () => shown };
}
