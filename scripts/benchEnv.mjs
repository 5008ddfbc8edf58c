// Measures the environment over a pipe: steps a second of random play, one step a line and 256 matches in a batch, beside
// the three round trips that a step took before (step, observe, legal). Each is a process of its own; with the rates come
// the steps that a second of the program's own processor time makes, which do not depend on how busy the machine is.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '3' }, program: { type: 'string' } },
});
const PROGRAM = values.program ?? 'packages/cli/bin/starboard.mjs';
const GAMES = positionals.length > 0 ? positionals : ['siege', 'settlers', 'invasion', 'scramble', 'orbital'];
const BATCH = 256;
/** So many steps are not counted, one by one and in batches: the program runs at full speed only after a while. */
const WARM_UP = 15_000;
const BATCH_WARM_UP = 120_000;
/** The clock ticks of a second in /proc. */
const TICKS = 100;
const USUAL = ['view', 'actions', 'events'];

ensureInstalled();
console.log('| game | what | steps/s | steps/s of its processor |\n| --- | --- | ---: | ---: |');
for (const game of GAMES) {
  await report(game, 'three round trips, as before', asBefore);
  await report(game, 'step: view, actions, events', (line) => singles(line, USUAL));
  await report(game, 'step: seat and number of choices', (line) => singles(line, []));
  await report(game, 'batch: view, actions, events', (line) => batches(line, USUAL), BATCH_WARM_UP);
  await report(game, 'batch: seat and number of choices', (line) => batches(line, []), BATCH_WARM_UP);
}
console.log(`load ${loadavg()[0].toFixed(1)}`);

/** Plays for some seconds and prints a row. */
async function report(game, what, play, warmUp = WARM_UP) {
  const child = spawn(process.execPath, [PROGRAM, 'env', game], { stdio: ['pipe', 'pipe', 'inherit'] });
  const rounds = play(linesOf(child));
  const until = async (end) => {
    let steps = 0;
    while (performance.now() < end) steps += (await rounds.next()).value;
    return steps;
  };
  for (let steps = 0; steps < warmUp; ) steps += (await rounds.next()).value;
  const [began, before] = [performance.now(), busy(child.pid)];
  const steps = await until(began + Number(values.seconds) * 1000);
  const seconds = (performance.now() - began) / 1000;
  const own = busy(child.pid) - before;
  child.stdin.end();
  const rate = (n) => Math.round(n).toLocaleString('en');
  console.log(`| ${game} | ${what} | ${rate(steps / seconds)} | ${own > 0 ? rate(steps / own) : '–'} |`);
}

/** Sends a line and waits for the answer. */
function linesOf({ stdin, stdout }) {
  let rest = '';
  let resolve = () => {};
  stdout.setEncoding('utf8').on('data', (chunk) => {
    rest += chunk;
    if (!rest.endsWith('\n')) return;
    const line = rest;
    rest = '';
    resolve(line);
  });
  return (text) =>
    new Promise((done) => {
      resolve = done;
      stdin.write(`${text}\n`);
    });
}

/** All numbers of choices in an answer, 0 where a match is over: a client that reads no more than it needs. */
function choicesIn(line) {
  return [...line.matchAll(/"next":\{"seat":(?:\d+|null),"choices":(\d+)/g)].map(([, n]) => Number(n));
}

async function* singles(send, parts) {
  for (let seed = 0; ; seed++) {
    let [n] = choicesIn(await send(JSON.stringify({ command: 'reset', seed, with: parts })));
    for (; n > 0; [n] = choicesIn(await send(`{"command":"step","action":${any(n)}}`))) yield 1;
  }
}

async function* asBefore(send) {
  for (let seed = 0; ; seed++) {
    await send(JSON.stringify({ command: 'reset', seed, with: [] }));
    for (;;) {
      await send('{"command":"observe"}');
      const { length } = JSON.parse(await send('{"command":"legal"}')).actions;
      if (length === 0) break;
      await send(`{"command":"step","action":${any(length)}}`);
      yield 1;
    }
  }
}

async function* batches(send, parts) {
  let seed = 0;
  const fresh = (match) => `{"command":"reset","match":${match},"seed":${seed++},"with":${JSON.stringify(parts)}}`;
  let counts = new Array(BATCH).fill(0);
  for (;;) {
    const commands = counts.map((n, match) =>
      n > 0 ? `{"command":"step","match":${match},"action":${any(n)}}` : fresh(match),
    );
    const steps = counts.filter((n) => n > 0).length;
    counts = choicesIn(await send(`{"command":"batch","commands":[${commands.join()}]}`));
    yield steps;
  }
}

function any(n) {
  return Math.floor(Math.random() * n);
}

/** The seconds that a process was at work so far; 0 where the system does not say. */
function busy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
