import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lang } from '@starboard/kernel';
import { ids } from '@starboard/registry';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { budgetIn } from '../src/budgetFlag.ts';
import { addArena } from '../src/commands/arena.ts';
import { addTrain } from '../src/commands/train.ts';
import { progressBar } from '../src/progressBar.ts';
import { screen } from './screen.ts';
import { starboard } from './starboard.ts';

/** Runs a command in this process, in English unless told otherwise, and returns what it writes. */
async function command(args: readonly string[], lang: Lang = 'en'): Promise<string> {
  const { io, shown } = screen([], { lang });
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addArena(program, io);
  addTrain(program, io);
  await program.parseAsync([...args], { from: 'user' });
  return shown();
}

describe('starboard arena', () => {
  /** What must repeat of a report: all but the times and the number of threads. */
  const repeatable = ({
    seconds,
    workers,
    players,
    ...rest
  }: {
    seconds: number;
    workers: number;
    players: object[];
  }) => ({
    ...rest,
    players: players.map((player) => ({ ...player, msPerDecision: 0, slowestMs: 0 })),
  });

  test.each(ids)('of %s comes to the same result on one, two and three threads', async (id) => {
    const args = ['arena', id, '--bots', 'easy,random', '--games', '4', '--seed', 's', '--budget', '4', '--json'];
    const here = JSON.parse(await command([...args, '--workers', '1']));
    expect(here).toMatchObject({ game: id, games: 4, seats: 2, seed: 's', workers: 1, automata: [] });
    expect(here.players.map(({ bot, failures }: { bot: string; failures: number }) => [bot, failures])).toEqual([
      ['easy', 0],
      ['random', 0],
    ]);
    for (const workers of [2, 3]) {
      const { code, stdout, stderr } = await starboard([...args, '--workers', `${workers}`]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(repeatable(JSON.parse(stdout))).toEqual(repeatable(here));
    }
  });

  test('gives rates, ratings and points with their intervals', async () => {
    const args = ['arena', 'siege', '--bots', 'easy,random', '--games', '4', '--seed', 's', '--budget', '4', '--json'];
    const here = JSON.parse(await command([...args, '--workers', '1']));
    expect(here.seconds).toBeGreaterThan(0);
    for (const player of here.players) {
      for (const key of ['wins', 'winRate', 'low', 'high', 'rating', 'meanPoints', 'msPerDecision']) {
        expect(player[key]).toEqual(expect.any(Number));
      }
      expect(player.low).toBeLessThanOrEqual(player.winRate);
      expect(player.high).toBeGreaterThanOrEqual(player.winRate);
      expect(player.pointsLow).toBeLessThanOrEqual(player.meanPoints);
      expect(player.pointsHigh).toBeGreaterThanOrEqual(player.meanPoints);
    }
  });

  test('sums up for people, also in French, and lets one bot sit everywhere', async () => {
    const args = ['arena', 'siege', '--bots', 'random', '--games', '4', '--seed', 's', '--workers', '1'];
    const text = await command(args, 'fr');
    expect(text).toMatch(/robot +victoires +95 % +cote/);
    expect(text.match(/^random /gm)).toHaveLength(2);
    expect(text).toMatch(/graine +s/);
  });

  test.each([
    [['arena', 'seige', '--bots', 'easy,hard'], 'There is no game “seige”. Did you mean “siege”?'],
    [['arena', 'siege', '--bots', 'easy,hrad'], '“hrad” cannot take a seat. Did you mean “hard”?'],
    [['arena', 'siege', '--bots', 'easy,hard,easy'], 'seats: 3 does not fit: siege takes 2'],
    [['arena', 'siege', '--bots', 'easy,hard,easy', '--seats', '2'], '3 bots do not fit 2 seats: name 1 or 2.'],
    [['arena', 'siege', '--bots', 'easy,hard', '--games', '0'], '--games should be a whole number from 1'],
    [['arena', 'siege', '--bots', 'easy,hard', '--workers', '0'], '--workers should be a whole number from 1'],
    [['arena', 'siege', '--bots', 'easy,hard', '--budget', '2s'], '--budget should be iterations such as 500'],
    [['arena', 'siege', '--bots', 'easy', '--option', 'frist=0'], 'Did you mean “first”?'],
    [['arena', 'siege'], "required option '--bots <names>' not specified"],
    [['train', 'siege', '--player', 'eazy'], '“eazy” cannot take a seat. Did you mean “easy”?'],
    [['train', 'siege', '--player', 'easy,hard'], '--player takes one bot.'],
    [['train', 'siege', '--surprise', 'often'], '--surprise should be a whole number from 0'],
  ])('in %j says what is wrong', async (args, message) => {
    await expect(command(args)).rejects.toThrow(message);
  });

  test('ends with exit code 2 when something is wrong', async () => {
    const { code, stdout, stderr } = await starboard(['arena', 'siege', '--bots', 'easy,hrad']);
    expect(stderr).toMatch(/^“hrad” cannot take a seat\..*\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('a budget', () => {
  test('is iterations or a time', () => {
    expect(budgetIn('500')).toEqual({ iterations: 500 });
    expect(budgetIn('200ms')).toEqual({ iterations: Number.MAX_SAFE_INTEGER, milliseconds: 200 });
  });

  test.each(['', '0', '0ms', '-5', '1.5', '5s', 'ms', '1e3', '99999999999999999999'])('is not “%s”', (text) => {
    expect(() => budgetIn(text)).toThrow('--budget should be');
  });
});

describe('a progress bar', () => {
  test('shows where a person watches how far it is and how long it takes', () => {
    const { io, shown } = screen([], { tty: true });
    progressBar(io, 10)(5);
    expect(shown()).toMatch(/\[#{15} {15}\] 5\/10, \d+ s left/);
  });

  test('is silent in a pipe', () => {
    const { io, shown } = screen([]);
    progressBar(io, 10)(5);
    expect(shown()).toBe('');
  });
});

describe('starboard train', () => {
  const args = ['train', 'siege', '--matches', '2', '--rounds', '5', '--player', 'random', '--seed', 's'];

  test('gives the same weights again, one for each feature, as JSON and as a table to paste', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'starboard-')), 'weights.ts');
    const { weights, loss, examples, ...rest } = JSON.parse(await command([...args, '--json']));
    expect(rest).toEqual({ game: 'siege', matches: 2, seats: 2, player: 'random', seed: 's' });
    expect(loss).toHaveLength(2);
    expect(examples).toBeGreaterThan(0);
    const printed = await command(args);
    expect(printed).toContain('export const weights: readonly number[] = [');
    const numbers = [...printed.matchAll(/^ {2}(-?[\d.e-]+), \/\/ \w+$/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(weights);
    const written = await command([...args, '--write', file]);
    expect(written).toMatch(/^\d+ positions; mean loss .*; seed s\n$/);
    expect(readFileSync(file, 'utf8') + written).toBe(printed);
  });

  test('says so when it cannot write', async () => {
    const nowhere = join(tmpdir(), 'starboard-nowhere', 'weights.ts');
    await expect(command([...args, '--write', nowhere])).rejects.toThrow(`Cannot write ${nowhere}`);
  });
});
