import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { ids } from '@starboard/registry';
import type { Command } from 'commander';
import { addJsonFlag, wholeNumber } from '../flags.ts';
import { gameNamed, usualSeats } from '../games.ts';
import { type Measures, measure } from '../measure.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

interface Flags {
  readonly milliseconds: number;
  readonly seats?: number;
  readonly json?: true;
}

export function addBench(program: Command, io: Terminal): void {
  const about = {
    en: 'measure how fast the games run, one process on one core',
    fr: 'mesurer la vitesse des jeux, un processus sur un cœur',
  };
  const run = { en: 'how long each of the runs takes', fr: 'durée de chacune des mesures' };
  const command = program
    .command('bench')
    .argument('[game...]')
    .description(say(io, about))
    .option('--milliseconds <n>', say(io, run), wholeNumber('--milliseconds', 1), 300)
    .option('--seats <n>', say(io, { en: 'how many seats', fr: 'nombre de places' }), wholeNumber('--seats', 1));
  addJsonFlag(command, io).action(async (named: readonly string[], flags: Flags) => {
    const chosen = named.length > 0 ? named : ids;
    const results: Measures[] = [];
    for (const id of chosen) {
      const game = await gameNamed(id);
      io.progress(id);
      if (chosen.length > 1) results.push(inOwnProcess(id, flags));
      else results.push(measure(game, seatsOf(game, flags.seats), flags.milliseconds));
    }
    io.progress('');
    io.print(flags.json ? JSON.stringify(results, null, 2) : sheet(results));
  });
}

function seatsOf(game: Parameters<typeof usualSeats>[0], wanted: number | undefined): number {
  if (wanted === undefined) return usualSeats(game);
  const [min, max] = game.seats;
  if (wanted < min || wanted > max) {
    const [en, fr] = min === max ? [`${min}`, `à ${min}`] : [`${min} to ${max}`, `de ${min} à ${max}`];
    fail(`${game.id} takes ${en} seats, not ${wanted}.`, `${game.id} se joue ${fr} places, pas à ${wanted}.`);
  }
  return wanted;
}

/** Measures a game in a process of its own: games that ran before would change what the compiler assumes. */
function inOwnProcess(id: string, { milliseconds, seats }: Flags): Measures {
  const places = seats === undefined ? [] : ['--seats', `${seats}`];
  const args = [process.argv[1], 'bench', id, '--json', '--milliseconds', `${milliseconds}`, ...places];
  const [measures] = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  return measures;
}

/** The columns of bench/results.md after the game, with the digits after the point. */
const COLUMNS: readonly (readonly [name: string, of: (r: Measures) => number, digits?: number])[] = [
  ['decisions/s', (r) => r.decisionsPerSecond],
  ['plays/s', (r) => r.playsPerSecond],
  ['clones/s', (r) => r.clonesPerSecond],
  ['searches/s', (r) => r.searchesPerSecond],
  ['views/s', (r) => r.viewsPerSecond],
  ['determinizations/s', (r) => r.determinizationsPerSecond],
  ['state bytes', (r) => r.stateBytes],
  ['view bytes', (r) => r.viewBytes],
  ['mean legal', (r) => r.meanLegal, 1],
  ['max legal', (r) => r.maxLegal],
];

/** A section for bench/results.md. */
function sheet(results: readonly Measures[]): string {
  const head = ['game', ...COLUMNS.map(([name]) => name)];
  const rows = results.map((r) => [r.game, ...COLUMNS.map(([, of, digits = 0]) => of(r).toFixed(digits))]);
  const lines = [head, ['---', ...head.slice(1).map(() => '---:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const date = new Date().toISOString().slice(0, 10);
  return `## ${date}, ${commit()}\n\n${machine()}\n\n${lines.join('\n')}`;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no commit';
  }
}

function machine(): string {
  const all = cpus();
  return `${all[0]?.model.trim() || 'unknown processor'}, ${all.length} cores, Node ${process.version}, ${process.platform} ${process.arch}`;
}
