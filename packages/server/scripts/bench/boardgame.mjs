// A boardgame.io server with a small card game, and its load: `node boardgame.mjs serve <folder>` prints its port,
// `node boardgame.mjs load <folder> <port> <lanes> <seconds>` measures it. The folder is where it was installed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WARM } from './processes.mjs';

const [, , what, folder, port, lanes, seconds] = process.argv;
const require = createRequire(join(folder, 'package.json'));

/** Hidden hands, an open discard, one card a turn: about as much to send as a match of Siege. */
const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 80 }, (_, i) => ({ id: i, colour: i % 5, worth: i % 16 })));
    return { hands: { 0: deck.splice(0, 6), 1: deck.splice(0, 6) }, deck, discard: [], points: { 0: 0, 1: 0 } };
  },
  playerView: ({ G, playerID }) => {
    const hands = Object.fromEntries(Object.entries(G.hands).map(([p, h]) => [p, p === playerID ? h : h.length]));
    return { ...G, deck: G.deck.length, hands };
  },
  moves: {
    play: ({ G, playerID }, i) => {
      const [card] = G.hands[playerID].splice(i, 1);
      G.points[playerID] += card.worth;
      G.discard.push(card);
      if (G.deck.length === 0) G.deck = G.discard.splice(0, G.discard.length - 1);
      G.hands[playerID].push(G.deck.pop());
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

if (what === 'serve') {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [cards], origins: ['*'] });
  const running = await server.run({ port: 0, callback: () => {} });
  console.log(running.appServer.address().port);
  process.stdin.resume();
  process.stdin.on('end', () => process.exit());
} else {
  const { io } = require('socket.io-client');
  const delays = [];
  let measuring = false;
  const connect = () =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true });
      socket.once('connect', () => resolve(socket));
    });
  const lane = async (n) => {
    const lines = await Promise.all([connect(), connect()]);
    const have = [-1, -1];
    let stateID = -1;
    let sent = 0;
    let turn = 0;
    const go = () => {
      sent = performance.now();
      turn = stateID % 2;
      const playerID = String(turn);
      const payload = { type: 'play', args: [0], playerID };
      lines[turn].emit('update', { type: 'MAKE_MOVE', payload }, stateID, `m${n}`, playerID);
    };
    const heard = (seat) => (_, told) => {
      const state = told.state ?? told;
      if (state._stateID <= have[seat]) return;
      have[seat] = state._stateID;
      if (sent > 0 && seat !== turn && measuring) delays.push(performance.now() - sent);
      if (have[0] !== have[1]) return;
      stateID = have[0];
      go();
    };
    for (const [seat, socket] of lines.entries()) {
      socket.on('update', heard(seat));
      socket.on('sync', heard(seat));
    }
    lines[0].emit('sync', `m${n}`, '0', undefined, 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    lines[1].emit('sync', `m${n}`, '1', undefined, 2);
  };
  await Promise.all(Array.from({ length: Number(lanes) }, (_, n) => lane(n)));
  await new Promise((resolve) => setTimeout(resolve, WARM));
  measuring = true;
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  const time = (performance.now() - from) / 1000;
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.floor(delays.length * share)];
  console.log(JSON.stringify({ moves: delays.length / time, p50: at(0.5), p99: at(0.99) }));
  process.exit();
}
