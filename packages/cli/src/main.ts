import { COLON, LANGS } from '@starboard/kernel';
import { ids } from '@starboard/registry';
import { Command, CommanderError, Help, Option } from 'commander';
import about from '../package.json' with { type: 'json' };
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
import { EXAMPLES } from './examples.ts';
import { endPrograms } from './execBot.ts';
import { reasonOf } from './files.ts';
import { refuseRepeats } from './flags.ts';
import { french } from './french.ts';
import { languageOf, withoutLanguage } from './language.ts';
import { didYouMean, nearest } from './spelling.ts';
import { openTerminal, say, type Terminal } from './terminal.ts';
import { fail, UserError } from './userError.ts';

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

/** Whoever reads our output may stop reading, as `head` does. */
const GONE = ['nobody reads it any more', 'personne ne la lit plus'] as const;

/** Above the examples of a command. */
const TRY = { en: 'Examples:', fr: 'Exemples :' };

const args = process.argv.slice(2);
const io = openTerminal(languageOf(args, process.env), process);
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  const [en, fr] = e.code === 'EPIPE' ? GONE : reasonOf(e);
  io.note(say(io, { en: `The output could not be written: ${en}.`, fr: `La sortie n’a pas pu être écrite : ${fr}.` }));
  // As the shell counts a program that wrote into a closed pipe.
  process.exit(e.code === 'EPIPE' ? 141 : 1);
});

try {
  const program = programFor(io);
  refuseUnknownHelp(program);
  await program.parseAsync(withoutLanguage(args).length === 0 ? [...args, 'start'] : args, { from: 'user' });
} catch (e) {
  if (e instanceof UserError) io.note(say(io, e.text));
  else if (!(e instanceof CommanderError)) throw e;
  process.exitCode = e instanceof CommanderError && e.exitCode === 0 ? 0 : 2;
} finally {
  endPrograms();
  io.close();
}

/** Commander answers `help` of something unknown with the help of everything, and not with what is wrong. */
function refuseUnknownHelp({ commands }: Command): void {
  const [first, name] = withoutLanguage(args);
  if (first !== 'help' || name === undefined || name.startsWith('-')) return;
  const names = [...commands.map((command) => command.name()), 'help'];
  if (names.includes(name)) return;
  const hint = didYouMean(name, names);
  fail(
    `There is no command “${name}”.${hint.en} ./starboard help lists them.`,
    `Il n’y a pas de commande « ${name} ».${hint.fr} ./starboard help les liste.`,
  );
}

/** What to type instead, where somebody typed a game as a command. */
function gameMeant(error: string): string {
  const word = /unknown command '(.*?)'/.exec(error)?.[1];
  const id = word && (ids.includes(word) ? word : nearest(word, ids));
  return id ? `${say(io, { en: 'To play it', fr: 'Pour y jouer' })}${COLON[io.lang]}./starboard play ${id}\n` : '';
}

function programFor(io: Terminal): Command {
  const translated = io.lang === 'fr' ? french : (text: string) => text;
  const usual = new Help();
  const program = new Command('./starboard')
    .description(say(io, { en: 'A table for five space games.', fr: 'Une table pour cinq jeux de l’espace.' }))
    .addOption(new Option('--lang <lang>', say(io, { en: 'the language', fr: 'la langue' })).choices(LANGS))
    .helpOption('-h, --help', say(io, { en: 'show this help', fr: 'montrer cette aide' }))
    .helpCommand('help [command]', say(io, { en: 'show the help of a command', fr: 'montrer l’aide d’une commande' }))
    .version(
      `Starboard ${about.version}, Node ${process.version}`,
      '--version',
      say(io, { en: 'show the version', fr: 'montrer la version' }),
    )
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: translated,
      // An empty list says nothing to who reads.
      optionDescription: (option) => translated(usual.optionDescription(option).replace(' (default: [])', '')),
    })
    .configureOutput({ outputError: (text, write) => write(translated(text) + gameMeant(text)) })
    .exitOverride();
  for (const add of COMMANDS) add(program, io);
  for (const command of program.commands) {
    refuseRepeats(command);
    const examples = EXAMPLES[command.name()];
    if (examples) command.addHelpText('after', `\n${say(io, TRY)}\n${examples.map((line) => `  ${line}`).join('\n')}`);
  }
  return program;
}
