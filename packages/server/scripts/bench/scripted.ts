import { type AnyGame, keyFromSeed, legal, pick, rngOf } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { actorsOf, append, begun, type Opening } from '@starboard/table';
import { diceKey } from '@starboard/table/dice';

/** One decision of a match that was thought out before: who takes it, what it is, and which question it answers. */
export interface Scripted {
  readonly seat: number;
  readonly action: unknown;
  readonly asked: number;
}

/** A match of random play for a table whose secret is known; nobody added to its dice. */
export async function scripted(id: string, secret: string, seats: number, options?: object) {
  const game = (await load(id)) as AnyGame;
  const opening = openingOf(game, secret, seats, options ?? { ...game.defaults });
  const running = begun(game, opening);
  const rng = rngOf(keyFromSeed(secret));
  const script: Scripted[] = [];
  while (!running.end) {
    const seat = pick(rng, actorsOf(running));
    const action = pick(rng, legal(game, running.state, seat));
    script.push({ seat, action, asked: running.asked[seat] ?? -1 });
    append(running, { type: 'act', seat, action, seq: running.seq + 1, time: 0, command: '' });
  }
  return { script, options: opening.options, version: game.version };
}

function openingOf(game: AnyGame, secret: string, seats: number, options: object): Opening {
  const nobody = Array.from({ length: seats }, () => null);
  return {
    id: '',
    game: game.id,
    version: game.version,
    options: options as Opening['options'],
    key: diceKey(secret, nobody),
    players: nobody.map(() => ({ kind: 'person', name: '' })),
    created: 0,
  };
}

/** How long it takes to make a match of its stored entries, in milliseconds for 2,000 of them: several tries. */
export async function loading(id: string): Promise<readonly number[]> {
  const game = (await load(id)) as AnyGame;
  const [, seats] = game.seats;
  const secret = '1'.repeat(64);
  const opening = openingOf(game, secret, seats, { ...game.defaults });
  const { script } = await scripted(id, secret, seats);
  const rows = script.map(({ seat, action }) => JSON.stringify({ type: 'act', seat, action }));
  const tries = Array.from({ length: 25 }, () => {
    const from = performance.now();
    const running = begun(game, opening);
    for (const [i, row] of rows.entries())
      append(running, { ...JSON.parse(row), seq: i + 1, time: 0, command: `${i}` });
    return ((performance.now() - from) / rows.length) * 2000;
  });
  // The first ones are slow because the code is new.
  return tries.slice(10);
}
