import type { Command } from 'commander';
import { wholeNumber } from '../flags.ts';
import { say, type Terminal } from '../terminal.ts';
import { fail } from '../userError.ts';

const PORT = 7400;
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

interface Flags {
  readonly port?: number;
  readonly host: string;
}

export function addServe(program: Command, io: Terminal): void {
  const about = {
    en: 'serve the games to the browser, until Ctrl+C; the same as npm start',
    fr: 'servir les jeux au navigateur, jusqu’à Ctrl+C ; comme npm start',
  };
  const port = {
    en: `the port, 0 for any free one (default: ${PORT}, or a free one if that is in use)`,
    fr: `le port, 0 pour n’importe quel port libre (par défaut : ${PORT}, ou un port libre s’il est pris)`,
  };
  const host = {
    en: 'the address to listen on, 0.0.0.0 for all',
    fr: 'l’adresse d’écoute, 0.0.0.0 pour toutes',
  };
  program
    .command('serve')
    .description(say(io, about))
    .option('--port <port>', say(io, port), portNumber)
    .option('--host <host>', say(io, host), HOST)
    .action(async (flags: Flags) => {
      const { builtClient } = await import('@starboard/web/build');
      const dir = await builtClient({ onBuild: () => io.note(say(io, BUILDING)) });
      const { address, close } = await served(io, dir, flags);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
      io.print(say(io, { en: `Starboard is at ${address}`, fr: `Starboard est à l’adresse ${address}` }));
    });
}

const BUILDING = { en: 'Building the client …', fr: 'Construction du client …' };

/** Serves at the port that was asked for; at the usual one, or a free one, if none was. */
async function served(io: Terminal, dir: string, { port, host }: Flags) {
  const { PortInUse, serve } = await import('@starboard/web/serve');
  try {
    return await serve({ dir, host, port: port ?? PORT });
  } catch (e) {
    if (!(e instanceof PortInUse)) return cannotListen(e, host);
    const inUse = { en: `Port ${e.port} is in use.`, fr: `Le port ${e.port} est pris.` };
    if (port !== undefined)
      return fail(`${inUse.en} Choose another with --port.`, `${inUse.fr} Choisissez-en un autre avec --port.`);
    io.note(say(io, inUse));
    return serve({ dir, host });
  }
}

function cannotListen(e: unknown, host: string): never {
  const code = e instanceof Error && 'code' in e ? e.code : undefined;
  if (code === undefined) throw e;
  return fail(`Cannot listen on ${host}: ${code}.`, `Impossible d’écouter sur ${host} : ${code}.`);
}

function portNumber(text: string): number {
  const port = wholeNumber('--port', 0)(text);
  if (port <= LAST_PORT) return port;
  return fail(`--port: “${text}” is no port.`, `--port : « ${text} » n’est pas un port.`);
}
