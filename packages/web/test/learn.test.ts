import { LANGS, legal } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { choicesAt, reached } from '@starboard/table/laws';
import { describe, expect, test, vi } from 'vitest';
import { siege as book } from '../src/games/siege/book/index.ts';
import { siege as guide } from '../src/games/siege/guide/index.ts';
import { fits, lessonTable } from '../src/learn/lessonTable.ts';
import { VEGA, YOU } from './help/saved.ts';

describe('the rulebook of Siege', () => {
  test('holds every rule that the judge can cite, with what would make it possible', () => {
    const missing = Object.keys(game.rules).filter((id) => !book.rule(id)?.remedy);
    expect(missing).toEqual([]);
  });

  test('names each rule once, in both languages', () => {
    const rules = book.sections.flatMap((s) => s.rules);
    expect(new Set(rules.map((r) => r.id)).size).toBe(rules.length);
    for (const { text } of rules) expect(text.en !== text.fr && text.en && text.fr).toBeTruthy();
  });
});

describe('the guided first match', () => {
  const sentences = guide.lessons.flatMap(({ id, beats, seen }) => [
    ...beats.flatMap(({ say, otherwise }) => [say, otherwise ?? say]).map((text) => [id, text] as const),
    [id, seen] as const,
  ]);

  test('begins with how one wins, and each lesson has its rule in the book', () => {
    expect(guide.lessons.map(({ id }) => id)).toEqual([
      'goal',
      'aim',
      'counted',
      'next',
      'must',
      'declare',
      'empty',
      'end',
      'half',
    ]);
    for (const { rule } of guide.lessons) expect(book.rule(rule), rule).toBeDefined();
  });

  test.each(LANGS)('says it in at most fourteen words (%s)', (lang) => {
    const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const long = sentences.map(([id, text]) => `${id}, ${words(text[lang])}: ${text[lang]}`);
    expect(long.filter((line) => Number(/, (\d+):/.exec(line)?.[1]) > 14)).toEqual([]);
  });

  test('every beat that asks for something says why other things are not the point', () => {
    for (const { id, beats } of guide.lessons)
      for (const beat of beats) expect(Boolean(beat.otherwise), `${id}: ${beat.say.en}`).toBe(Boolean(beat.expect));
  });

  test.each(guide.lessons.map((l) => [l.id, l] as const))('lesson %s can be played to its end', async (_, lesson) => {
    const table = lessonTable(guide, lesson, [YOU, VEGA]);
    await play(table, lesson.beats.length);
    expect(table.progress().done).toBe(true);
    table.close();
  });

  test.each(guide.lessons.map((l) => [l.id, l] as const))('lesson %s is resumed at every beat', async (_, lesson) => {
    for (let beat = 0; beat <= lesson.beats.length; beat++) {
      const left = lessonTable(guide, lesson, [YOU, VEGA]);
      await play(left, beat);
      const before = left.state().position;
      const { taken } = left.progress();
      left.close();
      const again = lessonTable(guide, lesson, [YOU, VEGA], { taken });
      await reached(again, () => true);
      expect(again.progress()).toMatchObject({ beat, done: beat === lesson.beats.length, taken });
      expect(again.state().position?.view).toEqual(before?.view);
      again.close();
    }
  });

  test('another legal choice is explained and not played', async () => {
    const [, lesson] = guide.lessons;
    const table = lessonTable(guide, lesson, [YOU, VEGA]);
    const other = legal(game, lesson.position() as never, 0).find((a) => a.type === 'deploy');
    const { asked = -1 } = await reached(table, () => true);
    if (other) expect(await table.act?.(other, asked)).toHaveProperty('declined');
    expect(table.state().position?.seq).toBe(0);
    expect(table.progress()).toMatchObject({ mistake: lesson.beats[0].otherwise, mistakes: 1 });
  });

  async function play(table: ReturnType<typeof lessonTable>, beats: number): Promise<void> {
    const lesson = guide.lessons.find(({ id }) => id === table.state().head?.id);
    await reached(table, () => true);
    const { beats: all } = lesson ?? guide.lessons.find(({ id }) => id === table.state().head?.id) ?? { beats: [] };
    for (const { expect: wanted } of all.slice(0, beats)) {
      const before = table.progress().beat;
      if (!wanted) table.goOn();
      else {
        const position = await reached(table, ({ asked }) => asked !== undefined);
        const list = choicesAt(guide.game, position);
        const action = list.find((c) => !c.violation && fits(c.action, wanted))?.action;
        expect(action, `${wanted} among ${list.map((c) => JSON.stringify(c.action))}`).toBeDefined();
        if (action) expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
      }
      await vi.waitFor(() => {
        expect(table.progress().beat).toBe(before + 1);
        expect(table.progress().acting).toBeUndefined();
      });
    }
    await new Promise((then) => setTimeout(then));
  }
});
