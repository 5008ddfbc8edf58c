import { type Example, examplesOf, fitted, type Trained } from '@starboard/bots';
import type { AnyGame, Insight } from '@starboard/kernel';
import type { Command } from 'commander';
import { attempt } from '../attempt.ts';
import { BOT_NAMES } from '../botText.ts';
import { addBudgetFlag, type BudgetWanted, within } from '../budgetFlag.ts';
import { willWrite, writeText } from '../files.ts';
import { addForceFlag, addJsonFlag, addOptionFlag, addSeedFlag, wholeNumber } from '../flags.ts';
import { gameNamed, usualSeats } from '../games.ts';
import { optionsFrom } from '../options.ts';
import { botsNamed } from '../players.ts';
import { progressBar } from '../progressBar.ts';
import { brokenOff, repeated } from '../repeated.ts';
import { freshSeed } from '../seed.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly matches: number;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly rounds: number;
  readonly player: string;
  readonly surprise: number;
  readonly budget?: BudgetWanted;
  readonly write?: string;
  readonly force?: true;
  readonly json?: true;
}

export function addTrain(program: Command, io: Terminal): void {
  const command = program
    .command('train')
    .argument('<game>')
    .description(
      say(io, {
        en: 'fit the weights of a game’s features to matches of self-play',
        fr: 'ajuster les poids des traits d’un jeu à des parties contre soi-même',
      }),
    )
    .option(
      '--matches <n>',
      say(io, { en: 'how many matches', fr: 'nombre de parties' }),
      wholeNumber('--matches', 1),
      1000,
    )
    .option('--seats <n>', say(io, { en: 'how many seats', fr: 'nombre de places' }), wholeNumber('--seats', 1))
    .option(
      '--player <bot>',
      say(io, { en: `who plays at all seats: ${BOT_NAMES}`, fr: `qui joue à toutes les places : ${BOT_NAMES}` }),
      'greedy',
    )
    .option(
      '--surprise <percent>',
      say(io, {
        en: 'how often chance decides instead, so that odd positions are seen too',
        fr: 'combien de fois le hasard décide à sa place, pour voir aussi des positions inhabituelles',
      }),
      wholeNumber('--surprise', 0, 100),
      10,
    )
    .option(
      '--rounds <n>',
      say(io, { en: 'how many steps the weights take', fr: 'nombre de pas des poids' }),
      wholeNumber('--rounds', 1),
      500,
    )
    .option('--write <file>', say(io, { en: 'write the table to a file', fr: 'écrire la table dans un fichier' }));
  addForceFlag(addJsonFlag(addBudgetFlag(addSeedFlag(addOptionFlag(command, io), io), io), io), io).action(
    async (id: string, flags: Flags) => {
      const game = await gameNamed(id);
      const insight = insightOf(game);
      const seats = flags.seats ?? usualSeats(game);
      const options = optionsFrom(game, seats, flags.option);
      const { matches, rounds, surprise, budget, seed = freshSeed() } = flags;
      const [named, ...others] = botsNamed(flags.player);
      if (others.length > 0) fail('--player takes one bot.', '--player prend un seul robot.');
      const player = within(named, budget);
      if (flags.write !== undefined) willWrite(flags.write, flags.force);
      const progress = progressBar(io, matches);
      const training = { matches, seats, seed, options, player, surprise, rounds };
      const examples: Example[] = [];
      const done = await repeated(matches, (n) => {
        examples.push(...examplesOf(game, training, n));
        progress(n + 1);
      });
      io.progress('');
      brokenOff(io, done, matches);
      const trained = fitted(game, training, examples);
      const table = weightsFile(insight, trained, id);
      const { write } = flags;
      // What took so long is not lost with a disk that is full.
      const written = write !== undefined && attempt(io, () => writeText(write, table));
      if (flags.json) {
        io.print(JSON.stringify({ game: id, matches: done, seats, player: named.name, seed, ...trained }, null, 2));
        return;
      }
      if (!written) io.print(table.trimEnd());
      io.note(say(io, summed(trained, seed)));
    },
  );
}

function insightOf({ id, insight }: AnyGame): Insight {
  return (
    insight ??
    fail(
      `${id} has no features that weights could be fitted to.`,
      `${id} n’a pas de traits dont les poids pourraient être ajustés.`,
    )
  );
}

/** The content of a game's `src/content/weights.ts`. */
function weightsFile({ features }: Insight, { weights }: Trained, id: string): string {
  const rows = weights.map((weight, i) => `  ${weight}, // ${features[i].id}`);
  return [
    `/** The weights of the features in \`insight.ts\`, in their order, fitted by self-play: \`./starboard train ${id}\`. */`,
    'export const weights: readonly number[] = [',
    ...rows,
    '];\n',
  ].join('\n');
}

function summed({ examples, loss: [before, after] }: Trained, seed: string) {
  const change = `${before.toFixed(4)} → ${after.toFixed(4)}`;
  return {
    en: `${examples} positions; mean loss ${change}; seed ${seed}`,
    fr: `${examples} positions ; perte moyenne ${change} ; graine ${seed}`,
  };
}
