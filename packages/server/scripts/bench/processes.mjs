import { spawn } from 'node:child_process';

/** Milliseconds of every measurement that do not count, ours and the other's: code is slow while it is new. */
export const WARM = 5000;

/** A server in a process of its own, which ends with this one. */
export async function child(args) {
  const process = spawn('node', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = [];
  let wake = () => {};
  process.stdout.on('data', (text) => {
    lines.push(...String(text).trim().split('\n'));
    wake();
  });
  const line = async () => {
    while (lines.length === 0) await new Promise((resolve) => (wake = resolve));
    return lines.shift();
  };
  // boardgame.io has more to say than its port.
  let first = await line();
  while (!/^\d+$/.test(first)) first = await line();
  return {
    port: Number(first),
    /** Bytes in use after everything that is garbage has gone. */
    async memory() {
      process.stdin.write('?\n');
      return Number(await line());
    },
    async stop() {
      process.stdin.end();
      await new Promise((resolve) => process.once('exit', resolve));
    },
  };
}

/** What a program prints, as JSON. */
export async function ran(args) {
  const process = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  process.stdout.on('data', (part) => (text += part));
  await new Promise((resolve) => process.once('exit', resolve));
  return JSON.parse(text);
}
