import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { LAWS, type Settings, trialOf } from './trial.ts';

export { type GoldenMatch, golden, greedy, playGolden } from './golden.ts';
export type { Breach, Law } from './law.ts';
export type { Player } from './run.ts';
export { LAWS, type Settings, trialOf } from './trial.ts';

/**
 * Registers the suite that every game passes: one test a law. `LAWS_RUNS` and `LAWS_SEED` in the environment play more
 * matches, and others, than every day.
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
  const complaintOf = trialOf(game, { ...settings, ...fromEnvironment() }, held);
  describe(`laws of ${game.id}`, () => {
    for (const law of held) {
      test(`${law.id}: ${law.says}`, { timeout: 600_000 }, () => {
        const complaint = complaintOf(law);
        if (complaint !== undefined) expect.fail(complaint);
      });
    }
    for (const [id, reason] of Object.entries(except)) test.skip(`${id}, because ${reason}`, () => {});
  });
}

function fromEnvironment(): Settings {
  const { LAWS_RUNS, LAWS_SEED } = process.env;
  return { ...(LAWS_RUNS ? { runs: Number(LAWS_RUNS) } : {}), ...(LAWS_SEED ? { seed: Number(LAWS_SEED) } : {}) };
}
