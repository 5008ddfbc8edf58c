// Plays scripted matches against our server as fast as it answers: `node load.mjs <plan.json>`. A client that thought about
// its choices would slow the load, not the server.
import { readFileSync } from 'node:fs';
import { bareLine } from './bareLine.mjs';
import { WARM } from './processes.mjs';

const { port, cookies, scripts, matches, lanes, seconds } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const delays = [];
let moves = 0;
let next = 0;
let measuring = false;
let over = false;
let id = 0;

/** The entry that a position is of. */
const SEQ = /"position":\{"seq":(\d+)/;

/** Two players at one table after another. */
async function lane() {
  const lines = await Promise.all(cookies.map((cookie) => bareLine(port, cookie)));
  while (!over && next < matches.length) await play(lines, matches[next++]);
  for (const ws of lines) ws.close();
}

function play(lines, { table, script: which }) {
  const script = scripts[which];
  return new Promise((resolve) => {
    let at = -1;
    let sent = 0;
    /** The entry that each of them has. */
    const have = lines.map(() => -1);
    const go = () => {
      if (over || ++at >= script.length) return done();
      const { seat, action, asked } = script[at];
      sent = performance.now();
      const message = { type: 'act', id: `b${++id}`, seat, action, asked };
      lines[seat].send(JSON.stringify({ type: 'say', table, message }));
    };
    const done = () => {
      for (const ws of lines) {
        ws.heard = () => {};
        ws.send(JSON.stringify({ type: 'unwatch', table }));
      }
      resolve();
    };
    for (const [seat, ws] of lines.entries()) {
      ws.heard = (text) => {
        const found = SEQ.exec(text);
        if (!found) return;
        const seq = Number(found[1]);
        if (seq <= have[seat]) return;
        have[seat] = seq;
        if (at >= 0 && seq === at + 1 && seat !== script[at].seat && measuring) {
          delays.push(performance.now() - sent);
          moves++;
        }
        if (have.every((n) => n === at + 1)) go();
      };
      ws.send(JSON.stringify({ type: 'watch', table }));
      const sync = { type: 'sync', have: -1, head: -1, look: 0, viewer: null };
      ws.send(JSON.stringify({ type: 'say', table, message: sync }));
    }
  });
}

const all = Array.from({ length: lanes }, lane);
await new Promise((resolve) => setTimeout(resolve, WARM));
measuring = true;
const from = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
measuring = false;
const time = (performance.now() - from) / 1000;
over = true;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.floor(delays.length * share)];
console.log(JSON.stringify({ moves: moves / time, p50: at(0.5), p99: at(0.99), left: matches.length - next }));
void all;
process.exit();
