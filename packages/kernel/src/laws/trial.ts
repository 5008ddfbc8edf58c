import * as fc from 'fast-check';
import type { AnyGame } from '../game.ts';
import { format } from '../notation.ts';
import { Cases } from './cases.ts';
import { conservationLaws } from './conservation.ts';
import { dataLaws } from './data.ts';
import { type Breach, type Law, thrown } from './law.ts';
import { legalityLaws } from './legality.ts';
import { progressLaws } from './progress.ts';
import { recordLaws } from './records.ts';
import { type Case, type Manner, playCase, type Run } from './run.ts';
import { secrecyLaws } from './secrecy.ts';
import { settingsOf } from './settings.ts';
import { undoLaws } from './undo.ts';
import { wordLaws } from './words.ts';
import { worldLaws } from './worlds.ts';

/** Every law of the house. */
export const LAWS: readonly Law[] = [
  ...progressLaws,
  ...dataLaws,
  ...legalityLaws,
  ...secrecyLaws,
  ...worldLaws,
  ...undoLaws,
  ...conservationLaws,
  ...recordLaws,
  ...wordLaws,
];

/** How a game is tried. */
export interface Settings extends Manner {
  /** Matches to play; more where the settings to be covered are more. */
  readonly runs?: number;
  /** The seed of fast-check: another one, other matches. */
  readonly seed?: number;
  /** Laws that this game may break, by id, each with the reason. */
  readonly except?: Readonly<Record<string, string>>;
}

/** Matches that are played every day. */
export const RUNS = 20;
const SHRINKS = 200;

/** A trial of one game: the complaint of a law, with the shortest match that was found to break it, or undefined. */
export function trialOf(game: AnyGame, settings: Settings = {}, laws = LAWS): (law: Law) => string | undefined {
  const { runs = RUNS, seed = 1 } = settings;
  const all = settingsOf(game, runs);
  const played: Case[] = all.map((setting, i) => ({ setting, seed: seed * 1000 + i }));
  const bots: Case[] = settings.players ? played.slice(0, Math.ceil(runs / 4)).map((c) => ({ ...c, bot: true })) : [];
  const examples = [...played, ...bots].map((c): [Case] => [c]);
  const cases = new Cases(all, (c) => c.picks ?? playCase(game, c, settings).picks);
  const judged = verdicts(game, laws, settings);

  return (law) => {
    let failures = 0;
    const property = fc.property(cases, (c) => {
      if (failures > SHRINKS) return true;
      const holds = judged(law, c) === undefined;
      if (!holds || failures > 0) failures++;
      return holds;
    });
    const found = fc.check(property, { seed, numRuns: Math.max(runs, examples.length), examples });
    if (!found.failed || !found.counterexample) return undefined;
    const [counterexample] = found.counterexample;
    return complaint(law, playCase(game, counterexample, settings), found.numShrinks, seed);
  };
}

/** Judges cases. A match that was not shortened is played once, for all laws, and forgotten: states fill the memory. */
function verdicts(game: AnyGame, laws: readonly Law[], manner: Manner) {
  const known = new Map<string, Breach | undefined>();
  const numbers = new Map<object, number>();
  const nameOf = (law: Law, { setting, seed, bot, picks }: Case) => {
    if (!numbers.has(setting)) numbers.set(setting, numbers.size);
    return `${law.id} ${numbers.get(setting)} ${seed} ${bot} ${picks}`;
  };
  return (law: Law, c: Case): Breach | undefined => {
    if (!known.has(nameOf(law, c))) {
      const run = playCase(game, c, manner);
      for (const l of c.picks ? [law] : laws) known.set(nameOf(l, c), breachOf(l, run));
    }
    return known.get(nameOf(law, c));
  };
}

function breachOf(law: Law, run: Run): Breach | undefined {
  try {
    return law.breach(run);
  } catch (error) {
    return { after: run.decisions.length, why: `threw ${thrown(error)}` };
  }
}

const SHOWN = 30;

function complaint(law: Law, run: Run, shrinks: number, seed: number): string {
  const {
    game,
    case: { setting, ...c },
  } = run;
  const { after, why } = breachOf(law, run) ?? { after: 0, why: 'only sometimes: the game does not repeat itself' };
  const decisions = run.decisions.slice(0, after).map((d) => `${d.seat} ${format(d.action)}`);
  const last = decisions.at(-1);
  const left = decisions.length - SHOWN;
  return [
    `${game.id} breaks the law ${law.id}: ${law.says}.`,
    `${why}`,
    `${setting.seats} seats, options ${JSON.stringify(setting.options)}, match seed ${c.seed}${c.bot ? ', bots' : ''}`,
    last === undefined ? 'before the first decision' : `after decision ${after}, “${last}”`,
    ...(left > 0 ? [`  … ${left} decisions`] : []),
    ...decisions.slice(-SHOWN).map((d) => `  ${d}`),
    `(made shorter ${shrinks} times; fast-check seed ${seed})`,
  ].join('\n');
}
