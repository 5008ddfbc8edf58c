import { type Core, LANGS } from '@starboard/kernel';
import { choicesAt, reached } from '@starboard/table/laws';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { fits, lessonTable } from '../src/learn/lessonTable.ts';
import { VEGA, YOU } from './help/saved.ts';

const TAUGHT = await Promise.all(
  GAMES.flatMap(({ name, book, guide }) =>
    book && guide ? [Promise.all([book(), guide()]).then(([b, g]) => ({ name, book: b, guide: g }))] : [],
  ),
);

describe.each(TAUGHT)('what is written and taught of $name', ({ book, guide }) => {
  test('the rulebook holds every rule that the judge can cite, with what would make it possible', () => {
    expect(Object.keys(guide.game.rules).filter((id) => !book.rule(id)?.remedy)).toEqual([]);
  });

  test('the rulebook names each rule once, in both languages', () => {
    const rules = book.sections.flatMap((s) => s.rules);
    expect(new Set(rules.map((r) => r.id)).size).toBe(rules.length);
    for (const { text } of rules) expect(text.en !== text.fr && text.en && text.fr).toBeTruthy();
  });

  test('each lesson has its rule in the book, and every beat that asks says why not otherwise', () => {
    for (const { id, rule, beats } of guide.lessons) {
      expect(book.rule(rule), rule).toBeDefined();
      for (const beat of beats) expect(Boolean(beat.otherwise), `${id}: ${beat.say.en}`).toBe(Boolean(beat.expect));
    }
  });

  test.each(LANGS)('a lesson says it in at most fourteen words (%s)', (lang) => {
    const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const said = guide.lessons.flatMap(({ beats, seen }) => [...beats.map(({ say }) => say), seen]);
    expect(said.map((text) => text[lang]).filter((text) => words(text) > 14)).toEqual([]);
  });

  test.each(guide.lessons.map((l) => [l.id, l] as const))('lesson %s can be played to its end', async (_, lesson) => {
    const { seats } = lesson.position() as Core;
    const table = lessonTable(guide, lesson, [YOU, ...new Array(seats - 1).fill(VEGA)]);
    await reached(table, () => true);
    for (const { expect: wanted } of lesson.beats) {
      const before = table.progress().beat;
      if (!wanted) table.goOn();
      else {
        const position = await reached(table, ({ asked }) => asked !== undefined);
        const list = choicesAt(guide.game, position);
        const action = list.find((c) => !c.violation && fits(c.action, wanted))?.action;
        expect(action, `${wanted}`).toBeDefined();
        if (action) expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
      }
      await vi.waitFor(() => {
        expect(table.progress().beat).toBe(before + 1);
        expect(table.progress().acting).toBeUndefined();
      });
    }
    expect(table.progress().done).toBe(true);
    table.close();
  });
});
