import { type Action, format, legal } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { choicesAt, reached } from '@starboard/table/laws';
import { describe, expect, test } from 'vitest';
import { siege as book } from '../src/games/siege/book/index.ts';
import { siege as guide } from '../src/games/siege/guide.ts';
import { lessonTable } from '../src/learn/lessonTable.ts';
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
  test('has eight lessons, each with its rule in the book', () => {
    expect(guide.lessons).toHaveLength(8);
    for (const { rule } of guide.lessons) expect(book.rule(rule), rule).toBeDefined();
  });

  test.each(guide.lessons.map((l) => [l.id, l] as const))('lesson %s can be played to its end', async (_, lesson) => {
    const table = lessonTable(guide, lesson, [YOU, VEGA]);
    for (const { expect: wanted } of lesson.beats) {
      const position = await reached(table, ({ asked }) => asked !== undefined);
      const list = choicesAt(guide.game, position);
      const action = list.find((c) => !c.violation && wanted.some((w) => fits(c.action, w)))?.action;
      expect(action, `${wanted} among ${list.map((c) => format(c.action))}`).toBeDefined();
      if (action) expect(await table.act?.(action, position.asked ?? -1)).toBe('done');
    }
    expect(table.progress().done).toBe(true);
  });

  test('another legal choice is explained and not played', async () => {
    const [lesson] = guide.lessons;
    const table = lessonTable(guide, lesson, [YOU, VEGA]);
    const other = legal(game, lesson.position() as never, 0).find((a) => a.type === 'deploy');
    const { asked = -1 } = await reached(table, () => true);
    if (other) expect(await table.act?.(other, asked)).toHaveProperty('declined');
    expect(table.state().position?.seq).toBe(0);
    expect(table.progress().mistake).toEqual(lesson.beats[0].otherwise);
  });
});

function fits(action: Action, wanted: string): boolean {
  const text = format(action);
  return text === wanted || text.startsWith(`${wanted} `);
}
