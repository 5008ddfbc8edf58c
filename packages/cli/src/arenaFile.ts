import type { MatchResult } from '@starboard/bots/arena';
import { equal, isObject } from '@starboard/kernel';
import type { ContestSpec } from './arenaContest.ts';
import { attempt } from './attempt.ts';
import { appendText, readText, willWrite, writeText } from './files.ts';
import type { Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** A contest and where its results are kept: the first line of the file is the contest, each other one a match. */
export interface ArenaFile {
  readonly spec: ContestSpec;
  /** The results that are known already, in the order of the matches. */
  readonly before: readonly MatchResult[];
  /** To be told of each result, in that order. */
  readonly done: (result: MatchResult) => MatchResult;
}

interface Flags {
  readonly save?: string;
  readonly resume?: string;
  readonly force?: true;
  readonly seed?: string;
}

/** Begins a file, goes on with one, or keeps nothing. A file that can no longer be written stops no contest. */
export function openArenaFile(io: Terminal, wanted: ContestSpec, { save, resume, force, seed }: Flags): ArenaFile {
  if (save !== undefined && resume !== undefined)
    fail(
      '--resume goes on in its own file: leave out --save.',
      '--resume continue dans son propre fichier : ôtez --save.',
    );
  const file = resume ?? save;
  if (file === undefined) return { spec: wanted, before: [], done: (result) => result };
  if (resume === undefined) willWrite(file, force);
  const { spec, before } = resume === undefined ? { spec: wanted, before: [] } : readArena(resume, wanted, seed);
  writeText(file, `${[spec, ...before].map((line) => JSON.stringify(line)).join('\n')}\n`);
  let writable = true;
  const done = (result: MatchResult) => {
    if (writable) writable = attempt(io, () => appendText(file, `${JSON.stringify(result)}\n`));
    return result;
  };
  return { spec, before, done };
}

/** A saved contest. What is asked for must be the same but for the number of matches; a half-written line is left out. */
function readArena(file: string, wanted: ContestSpec, seed: string | undefined): Pick<ArenaFile, 'spec' | 'before'> {
  const [first, ...rest] = readText(file)
    .split('\n')
    .map((line) => parsed(line));
  if (!isObject(first) || typeof first.seed !== 'string') {
    return fail(`${file} is no saved contest.`, `${file} n’est pas un concours conservé.`);
  }
  const saved = first as unknown as ContestSpec;
  const asked = { ...wanted, seed: seed ?? saved.seed };
  for (const name of ['game', 'bots', 'seats', 'options', 'budget', 'seed'] as const) {
    if (equal(saved[name], asked[name])) continue;
    const [was, is] = [JSON.stringify(saved[name]), JSON.stringify(asked[name])];
    fail(
      `${file}: ${name} was ${was.slice(0, 80)}, not ${is.slice(0, 80)}.`,
      `${file} : ${name} valait ${was.slice(0, 80)}, pas ${is.slice(0, 80)}.`,
    );
  }
  const broken = rest.findIndex((line) => !isResult(line, saved.seats));
  const before = (broken < 0 ? rest : rest.slice(0, broken)) as unknown as MatchResult[];
  return { spec: { ...asked, games: Math.max(asked.games, saved.games) }, before };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isResult(line: unknown, seats: number): boolean {
  const lists = isObject(line) ? [line.points, line.places, line.efforts] : [undefined];
  return (
    lists.every((list) => Array.isArray(list) && list.length === seats) && isObject(line) && Array.isArray(line.winners)
  );
}
