import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { LAWS, RUNS, type Settings, trialOf } from './trial.ts';

/** For as many matches as every day, in milliseconds. */
const TIMEOUT = 600_000;

export { type GoldenMatch, golden, greedy, playGolden } from './golden.ts';
export type { Breach, Law } from './law.ts';
export type { Player } from './run.ts';
export { LAWS, type Settings, trialOf } from './trial.ts';

/**
 * Registers the suite that every game passes: one test a law. `LAWS_RUNS` and `LAWS_SEED` in the environment play more
 * matches, and others, than every day; `STARBOARD_TEST=all` plays ten times as many.
 */
export function laws(game: AnyGame, settings: Settings = {}): void {
  const { except = {} } = settings;
  for (const [id, reason] of Object.entries(except)) {
    if (!LAWS.some((law) => law.id === id)) throw new Error(`no law is called “${id}”`);
    if (reason.trim() === '') throw new Error(`the exception from ${id} needs a reason`);
  }
  for (const [type, reason] of Object.entries(settings.told ?? {})) {
    if (reason.trim() === '') throw new Error(`that “${type}” tells more than views remember needs a reason`);
  }
  const held = LAWS.filter((law) => !Object.hasOwn(except, law.id));
  const tried = { ...settings, ...fromEnvironment(settings) };
  const complaintOf = trialOf(game, tried, held);
  const timeout = TIMEOUT * Math.max(1, tried.runs / RUNS);
  describe(`laws of ${game.id}`, () => {
    for (const law of held) {
      test(`${law.id}: ${law.says}`, { timeout }, () => {
        const complaint = complaintOf(law);
        if (complaint !== undefined) expect.fail(complaint);
      });
    }
    for (const [id, reason] of Object.entries(except)) test.skip(`${id}, because ${reason}`, () => {});
  });
}

/** What the environment says of a trial, over what the game says itself. */
export function fromEnvironment({ runs = RUNS, seed }: Settings, env = process.env): { runs: number; seed?: number } {
  const { LAWS_RUNS, LAWS_SEED, STARBOARD_TEST } = env;
  const asked = LAWS_SEED ? Number(LAWS_SEED) : seed;
  return {
    runs: LAWS_RUNS ? Number(LAWS_RUNS) : STARBOARD_TEST === 'all' ? 10 * runs : runs,
    ...(asked === undefined ? {} : { seed: asked }),
  };
}
