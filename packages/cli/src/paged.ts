import { say, type Terminal } from './terminal.ts';
import { wrapped } from './wrapped.ts';

/** Prints a text that may be longer than the screen: a screen at a time, where somebody reads at one. */
export async function paged(text: string, io: Terminal): Promise<void> {
  const lines = wrapped(text, io.width).split('\n');
  const room = io.interactive ? io.height - 1 : Number.POSITIVE_INFINITY;
  for (let from = 0; from < lines.length; from += room) {
    io.print(lines.slice(from, from + room).join('\n'));
    if (from + room >= lines.length) return;
    const more = { en: '– more: Enter; q: enough – ', fr: '– suite : Entrée ; q : assez – ' };
    const answer = await io.ask(say(io, more));
    if (answer === undefined || answer.trim() === 'q') return;
  }
}
