import { type AnyGame, formatValue, type Lang, type OptionSpec } from '@starboard/kernel';
import { ids } from '@starboard/registry';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { addJsonFlag } from '../flags.ts';
import { gameNamed } from '../games.ts';
import { plain } from '../options.ts';
import { say, type Terminal } from '../terminal.ts';

export function addGames(program: Command, io: Terminal): void {
  const command = program
    .command('games')
    .argument('[game...]')
    .description(
      say(io, {
        en: 'list the games with their seats and options',
        fr: 'lister les jeux, leurs places et leurs options',
      }),
    );
  addJsonFlag(command, io).action(async (named: readonly string[], { json }: { json?: true }) => {
    const games: Description[] = [];
    for (const id of named.length > 0 ? named : ids) games.push(describe(await gameNamed(id), io.lang));
    io.print(json ? JSON.stringify(games, null, 2) : games.map((game) => sheet(game, io)).join('\n\n'));
  });
}

interface Description {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly tagline: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly cards: boolean;
  readonly options: readonly OptionDescription[];
}

interface OptionDescription {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly default: unknown;
  readonly values?: readonly { readonly value: unknown; readonly name: string }[];
}

function describe(game: AnyGame, lang: Lang): Description {
  const options = Object.entries(game.options as Readonly<Record<string, OptionSpec>>);
  return {
    id: game.id,
    version: game.version,
    name: game.text.name[lang],
    tagline: game.text.tagline[lang],
    seats: game.seats,
    minutes: game.text.minutes,
    cards: game.cards !== undefined,
    options: options.map(([id, { name, about, values }]) => ({
      id,
      name: name[lang],
      about: about[lang],
      default: game.defaults[id],
      ...(values ? { values: values.map((v) => ({ value: v.value, name: v.name[lang] })) } : {}),
    })),
  };
}

function sheet(game: Description, io: Terminal): string {
  const seats = { en: 'seats', fr: 'places' };
  const lines = [
    `${io.bold(game.id)}  ${game.name}, ${range(game.seats)} ${say(io, seats)}, ${range(game.minutes)} min`,
    `  ${game.tagline}`,
  ];
  for (const option of game.options) {
    lines.push(`  --option ${option.id}=…  ${option.about}`);
    const rows = (option.values ?? []).map(({ value, name }) => [plain(value), name, standard(option, value, io)]);
    if (rows.length > 0) lines.push(columns(rows, '      '));
    else lines.push(`      ${shortly(option.default)}  ${standard(option, option.default, io)}`);
  }
  return lines.join('\n');
}

/** Marks the default among the values of an option. */
function standard(option: OptionDescription, value: unknown, io: Terminal): string {
  const same = formatValue(option.default) === formatValue(value);
  return same ? io.dim(say(io, { en: '(default)', fr: '(par défaut)' })) : '';
}

function shortly(value: unknown): string {
  const text = value === undefined ? '–' : plain(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function range([min, max]: readonly [number, number]): string {
  return min === max ? `${min}` : `${min}–${max}`;
}
