import type { AnyGame, Text } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import type { Command } from 'commander';
import { aboutBot, BOTS_TO_CHOOSE } from '../botText.ts';
import { columns } from '../columns.ts';
import { usualSeats } from '../games.ts';
import { YOU } from '../players.ts';
import { say, type Terminal } from '../terminal.ts';
import { playHere } from './play.ts';

export function addStart(program: Command, io: Terminal): void {
  program
    .command('start')
    .description(
      say(io, {
        en: 'choose a game and play; the same as no command',
        fr: 'choisir un jeu et jouer ; comme sans commande',
      }),
    )
    .action(async () => {
      if (!io.interactive) return io.print(say(io, HOW_TO_GO_ON));
      const games: AnyGame[] = [];
      for (const id of ids) {
        const game = await load(id);
        if (game) games.push(game);
      }
      const game = await chosen(io, { en: 'Which game?', fr: 'Quel jeu ?' }, games, (g) => [
        g.text.name[io.lang],
        g.text.tagline[io.lang],
      ]);
      if (!game) return;
      const bot = await chosen(io, { en: 'Against whom?', fr: 'Contre qui ?' }, BOTS_TO_CHOOSE, (b) => [
        b.name,
        say(io, aboutBot(b)),
      ]);
      if (!bot) return;
      const others = Array.from({ length: usualSeats(game) - 1 }, () => bot.name);
      await playHere(io, game, { seats: [YOU, ...others].join(','), option: [] });
    });
}

const HOW_TO_GO_ON: Text = {
  en: `Starboard is installed. Go on in a terminal:
  ./starboard              choose a game and play
  ./starboard serve        play in the browser
  ./starboard games        list the games and their options
  ./starboard --help       everything else`,
  fr: `Starboard est installé. Continuez dans un terminal :
  ./starboard              choisir un jeu et jouer
  ./starboard serve        jouer dans le navigateur
  ./starboard games        lister les jeux et leurs options
  ./starboard --help       tout le reste`,
};

/** Asks for one entry of a numbered list until one is named. Undefined at the end of the input. */
async function chosen<T>(
  io: Terminal,
  question: Text,
  list: readonly T[],
  row: (entry: T) => string[],
): Promise<T | undefined> {
  io.print(
    `${io.bold(say(io, question))}\n${columns(list.map((entry, i) => [`${i + 1}`.padStart(3), ...row(entry)]))}`,
  );
  for (;;) {
    const line = (await io.ask('> '))?.trim();
    if (line === undefined || line === 'q') return undefined;
    const entry = list[Number(line) - 1];
    if (entry !== undefined) return entry;
    io.print(
      say(io, {
        en: `A number from 1 to ${list.length}, please; q quits.`,
        fr: `Un numéro de 1 à ${list.length}, s’il vous plaît ; q quitte.`,
      }),
    );
  }
}
