import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Bot } from '@starboard/bots';
import {
  type Action,
  type AnyGame,
  formatProblems,
  legal,
  matching,
  parse,
  type Rng,
  type Seat,
  word,
} from '@starboard/kernel';
import { fail } from './userError.ts';

/** How the name of an outside bot begins. */
export const EXEC = 'exec:';

/** The launcher bundles the worker beside the program. */
const WORKER = new URL('./execWorker.mjs', import.meta.url);

/** What the thread that talks to the program is told, and what it says. */
export type ToProgram = { readonly line: string } | { readonly end: 'kindly' | 'at once' };
export type FromProgram = { readonly line: string } | { readonly failed: string; readonly gone?: true };

/** The programs that are running, to be ended before this one ends. */
const RUNNING = new Set<Line>();

export function endPrograms(): void {
  for (const line of RUNNING) line.end('kindly');
}

/** How long an outside bot may think about a decision, in milliseconds, unless somebody says otherwise. */
export const USUAL_LIMIT = 5000;

/** What a program may take beside its limit to get going, in milliseconds. */
const STARTING = 5000;

/** A program that was lost so many times in a row is not started again. */
const PATIENCE = 3;

/**
 * A bot that is a program of its own: it is told a position a line and answers with a step (docs/env.md). It is started when it is first asked, and again after it failed: what it was asked late it
 * would answer at the wrong time; but not for ever. A thread talks to it, for which this one waits: a bot decides at once.
 */
export function execBot(name: string, limit = USUAL_LIMIT): Bot {
  const command = name.slice(EXEC.length).trim();
  if (command === '') fail('exec: names no command.', 'exec: ne nomme aucune commande.');
  let line: Line | undefined;
  let failures = 0;
  let last = '';
  return {
    name,
    choose(game, view, seat, rng) {
      if (failures >= PATIENCE) throw new Error(last);
      const starting = line ? 0 : STARTING;
      line ??= lineTo(command);
      const actions = legal(game, game.determinize(view, rng.key), seat);
      const answer = line.ask(JSON.stringify(question(game, { view, seat, actions, rng })), limit + starting);
      if ('line' in answer) {
        failures = 0;
        return actionIn(answer.line, actions);
      }
      line.end('at once');
      line = undefined;
      failures++;
      last = answer.failed;
      throw new Error(last);
    },
  };
}

/** The same message as the answer of `env`, so that a program can play by either. */
function question(
  game: AnyGame,
  asked: { readonly view: unknown; readonly seat: Seat; readonly actions: readonly Action[]; readonly rng: Rng },
): object {
  const { view, seat, actions, rng } = asked;
  const { id, version } = game;
  return { ok: true, game: id, version, seed: word(rng), next: { seat, choices: actions.length, view, actions } };
}

function actionIn(line: string, actions: readonly Action[]): Action {
  let answer: { readonly action?: unknown } | null;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Error(`answered what is not JSON: ${line.slice(0, 80)}`);
  }
  const action = answer?.action;
  if (typeof action === 'number' && actions[action]) return actions[action];
  if (typeof action === 'string') {
    const meant = matching(action, actions);
    if (meant.length === 1) return meant[0];
    const parsed = parse(action);
    if ('value' in parsed) return parsed.value;
    throw new Error(formatProblems(parsed.problems, 'en'));
  }
  if (typeof action === 'object' && action !== null && 'type' in action) return action as Action;
  throw new Error(`answered no step: ${line.slice(0, 80)}`);
}

interface Line {
  ask(text: string, milliseconds: number): FromProgram;
  end(how: 'kindly' | 'at once'): void;
}

/** How long a program may take to go once its input has ended, in milliseconds. */
const GOING = 2000;

function lineTo(command: string): Line {
  const { port1: here, port2: there } = new MessageChannel();
  // One number that the thread raises with each message: the only thing for which a thread can wait without returning.
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WORKER, { workerData: { command, bell, port: there }, transferList: [there] });
  worker.unref();
  here.unref();
  let gone = false;
  const hear = (milliseconds: number) => {
    const message = heard(here, bell, milliseconds);
    gone ||= 'gone' in message;
    return message;
  };
  const line: Line = {
    ask(text, milliseconds) {
      here.postMessage({ line: text } satisfies ToProgram);
      return hear(milliseconds);
    },
    end(how) {
      RUNNING.delete(line);
      here.postMessage({ end: how } satisfies ToProgram);
      while (!gone && !('failed' in hear(GOING))) {
        // What it still says nobody asked for.
      }
      worker.terminate();
    },
  };
  RUNNING.add(line);
  return line;
}

function heard(port: MessagePort, bell: Int32Array, milliseconds: number): FromProgram {
  const end = performance.now() + milliseconds;
  for (;;) {
    const rung = Atomics.load(bell, 0);
    const received: { readonly message: FromProgram } | undefined = receiveMessageOnPort(port);
    if (received) return received.message;
    const left = end - performance.now();
    if (left <= 0) return { failed: `no answer within ${Math.round(milliseconds)} ms` };
    Atomics.wait(bell, 0, rung, left);
  }
}
