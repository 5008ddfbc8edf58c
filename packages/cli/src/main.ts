import { LANGS } from '@starboard/kernel';
import { Command, CommanderError, Option } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBench } from './commands/bench.ts';
import { addCards } from './commands/cards.ts';
import { addEnv } from './commands/env.ts';
import { addGames } from './commands/games.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStart } from './commands/start.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { french } from './french.ts';
import { languageOf, withoutLanguage } from './language.ts';
import { openTerminal, say, type Terminal } from './terminal.ts';
import { UserError } from './userError.ts';

const COMMANDS = [
  addStart,
  addGames,
  addPlay,
  addServe,
  addSimulate,
  addArena,
  addTrain,
  addReplay,
  addVerify,
  addEnv,
  addBench,
  addCards,
];

const args = process.argv.slice(2);
const io = openTerminal(languageOf(args, process.env), process);
// Whoever reads our output may stop reading, as `head` does; that is no error.
process.stdout.on('error', (e: NodeJS.ErrnoException) => process.exit(e.code === 'EPIPE' ? 0 : 1));

try {
  await programFor(io).parseAsync(withoutLanguage(args).length === 0 ? [...args, 'start'] : args, { from: 'user' });
} catch (e) {
  if (e instanceof UserError) io.note(say(io, e.text));
  else if (!(e instanceof CommanderError)) throw e;
  process.exitCode = e instanceof CommanderError && e.exitCode === 0 ? 0 : 2;
} finally {
  io.close();
}

function programFor(io: Terminal): Command {
  const translated = io.lang === 'fr' ? french : (text: string) => text;
  const program = new Command('./starboard')
    .description(say(io, { en: 'A table for five space games.', fr: 'Une table pour cinq jeux de l’espace.' }))
    .addOption(new Option('--lang <lang>', say(io, { en: 'the language', fr: 'la langue' })).choices(LANGS))
    .helpOption('-h, --help', say(io, { en: 'show this help', fr: 'montrer cette aide' }))
    .helpCommand('help [command]', say(io, { en: 'show the help of a command', fr: 'montrer l’aide d’une commande' }))
    .configureHelp({ showGlobalOptions: true, styleTitle: translated })
    .configureOutput({ outputError: (text, write) => write(translated(text)) })
    .exitOverride();
  for (const add of COMMANDS) add(program, io);
  return program;
}
