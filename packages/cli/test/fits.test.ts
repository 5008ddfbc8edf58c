import { random } from '@starboard/bots';
import { below, keyFromSeed, rngOf, start } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { expect, test } from 'vitest';
import { usualSeats } from '../src/games.ts';
import { YOU } from '../src/players.ts';
import { playSession } from '../src/session.ts';
import type { Terminal } from '../src/terminal.ts';
import { wrapped } from '../src/wrapped.ts';

const [WIDTH, HEIGHT] = [80, 24];
const DECISIONS = 40;

/** A terminal of 80x24 at which somebody takes any of the choices; it keeps what stood there since the last answer. */
function someoneAt(lang: Terminal['lang'], answers: number) {
  const rng = rngOf(keyFromSeed(lang));
  const screens: string[] = [];
  let shown: string[] = [];
  let left = answers;
  const io: Terminal = {
    lang,
    interactive: true,
    width: WIDTH,
    height: HEIGHT,
    print: (text) => void shown.push(...wrapped(text, WIDTH).split('\n')),
    note: () => {},
    progress: () => {},
    async ask(question) {
      screens.push([...shown, question].join('\n'));
      const numbers = shown.filter((line) => /^ *\d+ {2}\S/.test(line)).length;
      shown = [];
      if (!question.startsWith('>')) return '';
      left--;
      return left < 0 ? undefined : `${1 + below(rng, Math.max(numbers, 1))}`;
    },
    clear: () => {},
    bold: (text) => text,
    dim: (text) => text,
    close: () => {},
  };
  return { io, screens };
}

test.each(ids.flatMap((id) => (['en', 'fr'] as const).map((lang) => [id, lang] as const)))(
  '%s in %s: what is needed to decide stands on one screen',
  async (id, lang) => {
    const game = await load(id);
    if (!game) throw new Error(id);
    const seats = usualSeats(game);
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? YOU : random));
    const first = start(game, seats, game.defaults, keyFromSeed('fits'));
    const { io, screens } = someoneAt(lang, DECISIONS);
    await playSession(io, players, { first, rng: rngOf(keyFromSeed('bots')), changed: () => {} });
    const questions = screens.filter((screen) => screen.endsWith('> '));
    expect(questions.length).toBeGreaterThan(10);
    for (const screen of screens) {
      for (const line of screen.split('\n')) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
    }
    // What is read before the first question is not pushed away by it.
    expect(questions[0].split('\n').length, questions[0]).toBeLessThanOrEqual(HEIGHT);
    for (const question of questions) {
      const block = question.slice(question.lastIndexOf('\n\n') + 2).split('\n');
      expect(block.length, question).toBeLessThan(HEIGHT);
    }
  },
);
