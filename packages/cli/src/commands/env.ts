import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Environment } from '../env/driven.ts';
import { answer } from '../env/environment.ts';
import { addOptionFlag, wholeNumber } from '../flags.ts';
import { gameNamed, usualSeats } from '../games.ts';
import { linesIn } from '../linesIn.ts';
import { optionsFrom } from '../options.ts';
import { say, type Terminal } from '../terminal.ts';

interface Flags {
  readonly seats?: number;
  readonly option: readonly string[];
}

export function addEnv(program: Command, io: Terminal): void {
  const about = {
    en: 'let a program play: one JSON object a line on stdin and stdout (docs/env.md)',
    fr: 'laisser jouer un programme : un objet JSON par ligne sur stdin et stdout (docs/env.md)',
  };
  const command = program
    .command('env')
    .argument('<game>')
    .description(say(io, about))
    .option('--seats <n>', say(io, { en: 'how many seats', fr: 'nombre de places' }), wholeNumber('--seats', 1));
  addOptionFlag(command, io).action(async (id: string, flags: Flags) => {
    const game = await gameNamed(id);
    const seats = flags.seats ?? usualSeats(game);
    const env: Environment = { game, seats, options: optionsFrom(game, seats, flags.option), matches: new Map() };
    await linesIn(process.stdin, (lines) => {
      let text = '';
      for (const line of lines) if (line.trim() !== '') text += `${answer(env, line, io.lang)}\n`;
      if (text === '') return;
      // Only a terminal takes characters for orders; a program gets its JSON as it is.
      if (process.stdout.isTTY) io.print(text.trimEnd());
      else if (!process.stdout.write(text)) return readOn();
      return;
    });
  });
}

/** A program may send many lines before it reads, but what waits for it must not fill the memory. */
const MOST_WAITING = 64 * 1024 * 1024;

/** When to go on where answers wait to be read: once the system was asked whether anybody still reads, or they are gone. */
async function readOn(): Promise<void> {
  if (process.stdout.writableLength > MOST_WAITING) await once(process.stdout, 'drain');
  else await setImmediate();
}
