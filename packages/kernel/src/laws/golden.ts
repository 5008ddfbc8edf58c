import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action, AnyGame, Core, Seat } from '../game.ts';
import { hash } from '../hash.ts';
import { legal } from '../legal.ts';
import { advance, type Match, start } from '../match.ts';
import { type MatchRecord, record } from '../record.ts';
import { parseRecord } from '../recordReader.ts';
import { opened, replay, verify } from '../replay.ts';
import { keyFromSeed, pick, type Rng, rngOf, word } from '../rng.ts';
import type { Player } from './run.ts';

/** A match to be recorded once and replayed for ever: a change of rules that changes it must raise the game's version. */
export interface GoldenMatch {
  /** The name of its file, and what it is there for. */
  readonly name: string;
  readonly seats: number;
  readonly options?: object;
  readonly seed: string;
  /** Random by default. */
  readonly player?: Player;
}

interface GoldenFile {
  readonly record: MatchRecord;
  /** The state's hash before the first decision and after each. */
  readonly hashes: readonly string[];
}

/**
 * Replays the recorded matches of a folder, with the exact state after every decision. `GOLDEN=write` in the environment
 * plays and writes them anew.
 */
export function golden(game: AnyGame, folder: URL, matches: readonly GoldenMatch[]): void {
  const file = (name: string) => new URL(`${name}.json`, folder);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    for (const m of matches) writeFileSync(file(m.name), formatGolden(playGolden(game, m)));
  }
  describe(`golden records of ${game.id}`, () => {
    test('every file is one of the list', () => {
      const files = existsSync(folder) ? readdirSync(folder) : [];
      expect(files.sort()).toEqual(matches.map((m) => `${m.name}.json`).sort());
    });
    for (const { name } of matches) {
      test(name, () => {
        const { record: text, hashes } = JSON.parse(readFileSync(file(name), 'utf8'));
        const parsed = parseRecord(JSON.stringify(text));
        if ('problems' in parsed) return expect.fail(JSON.stringify(parsed.problems));
        expect(hashesOf(game, parsed.value)).toEqual(hashes);
        expect(verify(game, parsed.value)).not.toHaveProperty('problems');
      });
    }
  });
}

/** Plays a match to its end. */
export function playGolden(game: AnyGame, m: GoldenMatch): GoldenFile {
  const { seats, options = {}, player } = m;
  const rng = rngOf(keyFromSeed(`players of ${m.seed}`));
  let match: Match = start(game, seats, { ...game.defaults, ...options }, keyFromSeed(m.seed));
  const hashes = [hash(match.state)];
  for (let seat = actor(game, match.state, rng); seat !== undefined; seat = actor(game, match.state, rng)) {
    const action = player
      ? player(game, game.view(match.state, seat), seat, rng)
      : pick(rng, legal(game, match.state, seat) as Action[]);
    const next = advance(match, seat, action);
    if ('violation' in next) throw new Error(`${m.name}: ${next.violation.rule}`);
    match = next.match;
    hashes.push(hash(match.state));
  }
  const names = Array.from({ length: seats }, () => (player ? 'greedy' : 'random'));
  return { record: record(match, names), hashes };
}

function actor(game: AnyGame, s: Core, rng: Rng): Seat | undefined {
  const actors = game.actors(s);
  return actors.length > 0 ? pick(rng, actors) : undefined;
}

function hashesOf(game: AnyGame, r: MatchRecord): string[] {
  const first = opened(game, r);
  if ('problems' in first) return [];
  const hashes = [hash(first.value.state)];
  for (const { match } of replay(game, r)) hashes.push(hash(match.state));
  return hashes;
}

/** The record for people to read, the hashes beside it, eight a line. */
function formatGolden({ record: r, hashes }: GoldenFile): string {
  const lines: string[] = [];
  for (let i = 0; i < hashes.length; i += 8)
    lines.push(
      hashes
        .slice(i, i + 8)
        .map((h) => JSON.stringify(h))
        .join(', '),
    );
  const body = JSON.stringify(r, null, 2).replaceAll('\n', '\n  ');
  return `{\n  "record": ${body},\n  "hashes": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}

/**
 * A player better than chance: takes the action after which the state is worth most to its seat, on average over some
 * worlds of its view.
 */
export function greedy<S extends Core>(worth: (s: S, seat: Seat) => number, worlds = 4): Player {
  return (game, view, seat, rng) => {
    const samples = Array.from({ length: worlds }, () => game.determinize(view, keyFromSeed(`${word(rng)}`)));
    let best: { action: Action; value: number } | undefined;
    for (const action of legal(game, samples[0], seat) as Action[]) {
      let value = 0;
      for (const sample of samples) {
        const s = game.clone(sample);
        game.apply(s, seat, action, () => {});
        value += worth(s, seat);
      }
      if (!best || value > best.value) best = { action, value };
    }
    if (!best) throw new Error('a seat without a legal action was asked');
    return best.action;
  };
}
