// Talks to an outside bot on a thread of its own, so that the thread that asks can wait for the answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { FromProgram, ToProgram } from './execBot.ts';

const { command, bell, port } = workerData as {
  readonly command: string;
  readonly bell: Int32Array;
  readonly port: MessagePort;
};

/** As much of what it says on stderr as helps to see why it ended. */
const LAST_WORDS = 300;

/** How long a program whose input has ended may go on before it is ended, in milliseconds. */
const PATIENCE = 500;

function tell(message: FromProgram): void {
  port.postMessage(message);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

// A group of its own: what a shell starts is ended with it.
const child: ChildProcess = spawn(command, { shell: true, detached: true, stdio: 'pipe' });
let words = '';
child.stderr?.setEncoding('utf8').on('data', (text: string) => {
  words = (words + text).slice(-LAST_WORDS);
});
child.stdin?.on('error', () => {});
child.on('error', (e) => tell({ failed: e.message, gone: true }));
child.on('close', (code, signal) => {
  const last = words.trim().split('\n').at(-1);
  tell({ failed: `the program ended (${signal ?? `code ${code}`})${last ? `: ${last}` : ''}`, gone: true });
});
if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => tell({ line }));

port.on('message', (message: ToProgram) => {
  if ('line' in message) child.stdin?.write(`${message.line}\n`);
  else if (message.end === 'kindly') {
    child.stdin?.end();
    setTimeout(kill, PATIENCE).unref();
  } else kill();
});

function kill(): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has gone already.
  }
}
