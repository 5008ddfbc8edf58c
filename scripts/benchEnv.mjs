// Measures the environment over a pipe: steps a second of random play, one step a line and 256 matches in batches, beside
// the three round trips that a step took before (step, observe, legal). Of the batches two with half of the matches each are
// under way at a time, so that the program works while its answers are read. Each is a process of its own; with the rates
// come the steps that a second of the program's own processor time makes, which do not depend on how busy the machine is.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    program: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const PROGRAM = values.program ?? './starboard';
const GAMES = positionals.length > 0 ? positionals : ['siege', 'settlers', 'invasion', 'scramble', 'orbital'];
const BATCH = 128;
/** So many batches are under way. */
const UNDER_WAY = 2;
/** So many steps are not counted, one by one and in batches: the program runs at full speed only after a while. */
const WARM_UP = 15_000;
const BATCH_WARM_UP = 120_000;
/** What stands before the number of choices. */
const NEXT = '"next":{"seat":';
const CHOICES = '"choices":';
/** The clock ticks of a second in /proc. */
const TICKS = 100;
const USUAL = ['view', 'actions', 'events'];
/** What a learner needs beside the rewards; Orbital has no ids. */
const learning = (game, numbers) => (game === 'orbital' ? [numbers] : [numbers, 'ids']);

ensureInstalled();
console.log('| game | what | steps/s | steps/s of its processor |\n| --- | --- | ---: | ---: |');
for (const game of GAMES) {
  const rows = [
    ['three round trips, as before', asBefore],
    ['step: view, actions, events', (send) => singles(send, USUAL)],
    ['step: observation and ids', (send) => singles(send, learning(game, 'observation'))],
    ['step: seat and number of choices', (send) => singles(send, [])],
    ['batch: view, actions, events', (send) => batches(send, USUAL), BATCH_WARM_UP],
    ['batch: observation and ids', (send) => batches(send, learning(game, 'observation')), BATCH_WARM_UP],
    ['batch: nonzero and ids', (send) => batches(send, learning(game, 'nonzero')), BATCH_WARM_UP],
    ['batch: seat and number of choices', (send) => batches(send, []), BATCH_WARM_UP],
  ];
  for (const [what, play, warmUp] of rows) if (what.includes(values.only)) await report(game, what, play, warmUp);
}
console.log(`load ${loadavg()[0].toFixed(1)}`);

/** Plays for some seconds and prints a row. */
async function report(game, what, play, warmUp = WARM_UP) {
  const child = spawn(PROGRAM, ['env', game], { stdio: ['pipe', 'pipe', 'inherit'] });
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

/** Sends a line and waits for its answer; several may be under way. */
function linesOf({ stdin, stdout }) {
  let rest = '';
  const waiting = [];
  stdout.setEncoding('latin1').on('data', (chunk) => {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      waiting.shift()?.(rest + chunk.slice(from, end));
      rest = '';
      from = end + 1;
    }
    rest += chunk.slice(from);
  });
  return (text) =>
    new Promise((done) => {
      waiting.push(done);
      stdin.write(`${text}\n`);
    });
}

/** All numbers of choices in an answer, 0 where a match is over: a client that reads no more than it needs. */
function choicesIn(line) {
  const counts = [];
  for (let at = line.indexOf(NEXT); at >= 0; at = line.indexOf(NEXT, at + 1)) {
    counts.push(Number.parseInt(line.slice(line.indexOf(CHOICES, at) + CHOICES.length, at + 50), 10));
  }
  return counts;
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
  const sent = (first, counts) => {
    const commands = counts.map((n, i) =>
      n > 0 ? `{"command":"step","match":${first + i},"action":${any(n)}}` : fresh(first + i),
    );
    const steps = counts.filter((n) => n > 0).length;
    return { steps, answer: send(`{"command":"batch","commands":[${commands.join()}]}`) };
  };
  const under = Array.from({ length: UNDER_WAY }, (_, n) => sent(n * BATCH, new Array(BATCH).fill(0)));
  for (let n = 0; ; n = (n + 1) % UNDER_WAY) {
    const { steps, answer } = under[n];
    const counts = choicesIn(await answer);
    under[n] = sent(n * BATCH, counts);
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
