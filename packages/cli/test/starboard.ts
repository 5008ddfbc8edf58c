import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const LAUNCHER = fileURLToPath(new URL('../bin/starboard.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as a person would, with a pipe for a terminal. */
export function starboard(args: readonly string[], input = ''): Promise<Ran> {
  return run(process.execPath, [LAUNCHER, ...args], { input });
}

export interface Circumstances {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs any program and waits for its end. */
export function run(program: string, args: readonly string[], circumstances: Circumstances = {}): Promise<Ran> {
  const { input = '', cwd, env } = circumstances;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, LC_ALL: 'C', LANG: 'C', ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    // A program that ends before it has read everything closes the pipe; that is its right.
    child.stdin.on('error', () => {}).end(input);
  });
}
