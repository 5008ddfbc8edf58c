import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { checkout } from '../checkout.ts';
import { reasonOf } from '../files.ts';
import { wholeNumber } from '../flags.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

const PORT = 7400;
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;
/** Beside the packages, whatever folder the command is started from. */
const DATA = join(checkout(), 'data');

interface Flags {
  readonly port?: number;
  readonly host: string;
  readonly data: string;
  readonly proxy?: boolean;
}

export function addServe(program: Command, io: Terminal): void {
  const about = {
    en: 'serve the games to the browser, with online tables, until Ctrl+C; the same as npm start',
    fr: 'servir les jeux au navigateur, avec des tables en ligne, jusqu’à Ctrl+C ; comme npm start',
  };
  const port = {
    en: `the port, 0 for any free one (default: ${PORT}, or a free one if that is in use)`,
    fr: `le port, 0 pour n’importe quel port libre (par défaut : ${PORT}, ou un port libre s’il est pris)`,
  };
  const host = {
    en: 'the address to listen on, 0.0.0.0 for all',
    fr: 'l’adresse d’écoute, 0.0.0.0 pour toutes',
  };
  const data = {
    en: 'the folder where online tables are kept; made if it is not there',
    fr: 'le dossier où les tables en ligne sont conservées ; créé s’il n’existe pas',
  };
  const proxy = {
    en: 'believe the proxy in front about addresses and TLS',
    fr: 'croire le mandataire placé devant au sujet des adresses et de TLS',
  };
  program
    .command('serve')
    .description(say(io, about))
    .option('--port <port>', say(io, port), portNumber)
    .option('--host <host>', say(io, host), HOST)
    .option('--data <folder>', say(io, data), DATA)
    .option('--proxy', say(io, proxy))
    .action(async (flags: Flags) => {
      keepIn(resolve(flags.data));
      const { builtClient, home } = await import('@starboard/web/build');
      const onBuild = () => {
        buildIn(home);
        io.note(say(io, BUILDING));
      };
      const dir = await builtClient({ onBuild });
      const { port, close } = await served(io, dir, flags);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
      const address = addressOf(flags.host, port);
      io.print(say(io, { en: `Starboard is at ${address}`, fr: `Starboard est à l’adresse ${address}` }));
    });
}

const BUILDING = { en: 'Building the client …', fr: 'Construction du client …' };

/** Refuses a folder for online tables that cannot be made or written. */
function keepIn(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (e) {
    const [en, fr] = reasonOf(e);
    fail(
      `Online tables cannot be kept in ${folder}: ${en}. Name another folder with --data.`,
      `Les tables en ligne ne peuvent pas être conservées dans ${folder} : ${fr}. Nommez un autre dossier avec --data.`,
    );
  }
}

/** Refuses to build the client where nothing can be written. */
function buildIn(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (e) {
    const [en, fr] = reasonOf(e);
    fail(
      `The client must be built, and ${folder} cannot be written: ${en}. Start it once as somebody who may.`,
      `Le client doit être construit, et ${folder} ne peut pas être écrit : ${fr}. Lancez-le une fois avec les droits.`,
    );
  }
}

/** Serves at the port that was asked for; at the usual one, or a free one, if none was. */
async function served(io: Terminal, dir: string, { port, host, data, proxy = false }: Flags) {
  const { startServer } = await import('@starboard/server/start');
  const { clientFiles } = await import('@starboard/web/files');
  const start = (at: number) =>
    startServer({
      data: resolve(data),
      host,
      port: at,
      proxy,
      client: (app: Parameters<typeof clientFiles>[0]) => clientFiles(app, { dir }),
    });
  try {
    return await start(port ?? PORT);
  } catch (e) {
    if (codeOf(e) !== 'EADDRINUSE') return cannotListen(e, host);
    const inUse = { en: `Port ${port ?? PORT} is in use.`, fr: `Le port ${port ?? PORT} est pris.` };
    if (port !== undefined)
      return fail(`${inUse.en} Choose another with --port.`, `${inUse.fr} Choisissez-en un autre avec --port.`);
    io.note(say(io, inUse));
    return start(0);
  }
}

function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}/`;
}

function codeOf(e: unknown): unknown {
  return e instanceof Error && 'code' in e ? e.code : undefined;
}

function cannotListen(e: unknown, host: string): never {
  const code = codeOf(e);
  if (code === undefined) throw e;
  return fail(`Cannot listen on ${host}: ${code}.`, `Impossible d’écouter sur ${host} : ${code}.`);
}

function portNumber(text: string): number {
  const port = wholeNumber('--port', 0)(text);
  if (port <= LAST_PORT) return port;
  return fail(`--port: “${text}” is no port.`, `--port : « ${text} » n’est pas un port.`);
}
