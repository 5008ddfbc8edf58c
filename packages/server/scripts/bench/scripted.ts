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

/** A whole match of random play for a table whose secret is known; nobody added to its dice. */
export async function scripted(id: string, options: object, secret: string, seats: number): Promise<Scripted[]> {
  const game = (await load(id)) as AnyGame;
  const opening: Opening = {
    id: '',
    game: id,
    version: game.version,
    options: options as Opening['options'],
    key: diceKey(
      secret,
      Array.from({ length: seats }, () => null),
    ),
    players: Array.from({ length: seats }, () => ({ kind: 'person', name: '' })),
    created: 0,
  };
  const running = begun(game, opening);
  const rng = rngOf(keyFromSeed(secret));
  const script: Scripted[] = [];
  while (!running.end) {
    const seat = pick(rng, actorsOf(running));
    const action = pick(rng, legal(game, running.state, seat));
    script.push({ seat, action, asked: running.asked[seat] ?? -1 });
    append(running, { type: 'act', seat, action, seq: running.seq + 1, time: 0, command: '' });
  }
  return script;
}

function openingOf(game: AnyGame, options: object, secret: string, seats: number): Opening {
  return {
    id: '',
    game: game.id,
    version: game.version,
    options: options as Opening['options'],
    key: diceKey(
      secret,
      Array.from({ length: seats }, () => null),
    ),
    players: Array.from({ length: seats }, () => ({ kind: 'person', name: '' })),
    created: 0,
  };
}

/** How long it takes to make a match of its stored entries, in milliseconds for 2,000 of them; the best of some tries. */
export async function loading(id: string): Promise<number> {
  const game = (await load(id)) as AnyGame;
  const [, seats] = game.seats;
  const opening = openingOf(game, { ...game.defaults }, '1'.repeat(64), seats);
  const script = await scripted(id, opening.options, '1'.repeat(64), seats);
  const rows = script.map(({ seat, action }) => JSON.stringify({ type: 'act', seat, action }));
  const tries = Array.from({ length: 15 }, () => {
    const from = performance.now();
    const running = begun(game, opening);
    for (const [i, row] of rows.entries())
      append(running, { ...JSON.parse(row), seq: i + 1, time: 0, command: `${i}` });
    return performance.now() - from;
  });
  return (Math.min(...tries) / rows.length) * 2000;
}
