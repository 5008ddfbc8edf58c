import { cpus, loadavg } from 'node:os';
import { WARM } from './processes.mjs';

const NAMES = {
  peer: 'boardgame.io, cards',
  siege: 'Siege',
  invasion: 'Invasion',
  settlers: 'Settlers',
  scramble: 'Scramble',
  orbital: 'Orbital',
  many: 'Siege beside 10,000 open matches',
};

/** The median, and from where to where the rounds went. */
function spread(numbers, digits) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const shown = (n) => n.toFixed(digits);
  return `${shown(sorted[sorted.length >> 1])} (${shown(sorted[0])}–${shown(sorted.at(-1))})`;
}

/** The page bench/server.md. */
export function report({ rounds, idle, load }, { lanes, seconds }) {
  const row = (of) => {
    const each = (f, digits) => spread(rounds.map(f), digits);
    const cells = [
      each((round) => round[of].moves, 0),
      each((round) => round[of].moves / round.peer.moves, 1),
      each((round) => round[of].p50, 1),
      each((round) => round[of].p99, 1),
      each((round) => round[of].p99 / round.peer.p99, 2),
    ];
    return `| ${[NAMES[of], ...cells].join(' | ')} |`;
  };
  const memory = (what, bar, numbers) => `| ${what} | ${bar} | ${spread(numbers, 1)} KiB |`;
  return [
    '# Speed of the server',
    '',
    '`npm run bench:server -- --write` measures it and writes this page. Matches of two people are played in a closed loop by scripted load from another process on the same machine: the next decision is sent when both have seen the last one. Ours goes over bare sockets and boardgame.io’s over its own client: it waits for its server, not for its load. The delay is from sending a decision until the other player has received it. Every decision of ours is on disk before anybody sees it; boardgame.io keeps its matches in memory and plays a small card game with hidden hands.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.version}; ${lanes} matches at once, ${seconds} s each after ${WARM / 1000} s that do not count. ${rounds.length} rounds, everything in turns within each; the median, and in brackets the least and the most. Ratios are taken within a round. The load of the machine over the last quarter of an hour was ${loadavg()[2].toFixed(0)} on ${cpus().length} cores, the measurement included.`,
    '',
    '| | decisions/s | times boardgame.io | p50 ms | p99 ms | share of its p99 |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...Object.keys(NAMES).map(row),
    '',
    'The bars for Siege: at least 4 times its decisions, at most a third of its p99.',
    '',
    '| memory | bar | measured |',
    '| --- | ---: | ---: |',
    memory('an idle connection', '16 KiB', idle.connection),
    memory('an idle match that somebody looks at', '5 KiB', idle.idle),
    memory('a match that nobody looks at any more', '0', idle.sleeping),
    memory('for comparison: a match that was played a minute ago', '', idle.awake),
    '',
    'A match of 2,000 entries is made of them in (bar: 50 ms; with as many seats as the game has, from its stored text):',
    '',
    '| game | ms |',
    '| --- | ---: |',
    ...Object.entries(load).map(([game, times]) => `| ${NAMES[game]} | ${spread(times, 1)} |`),
    '',
  ].join('\n');
}
