import { say, type Terminal } from './terminal.ts';
import { wrapped } from './wrapped.ts';

/**
 * Prints a text that may be longer than the screen: a screen at a time, where somebody reads at one. The last of it waits to
 * be read as well if so many lines that come after it would push it away.
 */
export async function paged(text: string, io: Terminal, after = 0): Promise<void> {
  const lines = wrapped(text, io.width).split('\n');
  const room = io.interactive ? io.height - 1 : Number.POSITIVE_INFINITY;
  for (let from = 0; from < lines.length; from += room) {
    io.print(lines.slice(from, from + room).join('\n'));
    if (from + room >= lines.length + after) return;
    const more = { en: '– more: Enter; q: enough – ', fr: '– suite : Entrée ; q : assez – ' };
    const answer = await io.ask(say(io, more));
    if (answer === undefined || answer.trim() === 'q') return;
  }
}
