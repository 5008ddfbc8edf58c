import { ids, load } from '@starboard/registry';
import { game } from '@starboard/siege';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { siege } from '../src/games/siege/book/index.ts';
import { WORDS } from '../src/games/siege/words.ts';
import { fr } from '../src/i18n/fr/index.ts';
import { namesOf, speaking } from '../src/story/speech.ts';

test('the covers say what the games say of themselves, though the home page loads none of them', async () => {
  expect(GAMES.map((cover) => cover.id)).toEqual(ids);
  for (const { id, name, players, minutes, line } of GAMES) {
    const game = await load(id);
    expect(game?.text.name).toEqual({ en: name, fr: name });
    expect(game?.seats).toEqual(players);
    expect(game?.text.minutes).toEqual(minutes);
    expect(game?.text.tagline).toEqual(line);
  }
});

/** Every sentence in tables of sentences; functions are left out. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : [];
}

test('no line of French begins with a sign: the space before it does not break', async () => {
  const games = await Promise.all(ids.map((id) => load(id)));
  const french = [
    ...sentences(fr),
    ...sentences(WORDS.fr),
    ...games.flatMap((game) => Object.values(game?.rules ?? {}).map(({ fr }) => fr)),
    ...siege.sections.flatMap(({ title, lead, rules }) => [
      title.fr,
      lead?.fr ?? '',
      ...rules.flatMap(({ text, remedy }) => [text.fr, remedy?.fr ?? '']),
    ]),
  ];
  expect(french.length).toBeGreaterThan(500);
  expect(french.filter((sentence) => / [:;!?»%]|« /.test(sentence))).toEqual([]);
});

test('a game at a table calls the seats by their names', () => {
  const spoken = speaking(game, namesOf([{ name: 'Vous' }, { name: 'Vega' }]));
  const event = (seat: number) => spoken.text.event({ type: 'turn', turn: 3, seat }, null, 'en');
  expect([event(0), event(1)]).toEqual(['Turn 3: Player 1’s turn.', 'Turn 3: Vega’s turn.']);
});
