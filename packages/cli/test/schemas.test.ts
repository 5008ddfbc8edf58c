import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, actionSchema, equal, eventsFor, format } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { typeSchemas } from '../../../scripts/typeSchema.mjs';
import { actionListOf, idsIn, maskOf } from '../src/env/actionList.ts';
import { type Layout, numbersOf } from '../src/env/observation.ts';
import type { Schemas } from '../src/env/schemas.ts';
import { blocksFor, type Schema } from './schemas/layout.ts';
import { sampled } from './schemas/sampled.ts';

const file = (id: string) => fileURLToPath(new URL(`../../../docs/schemas/${id}.json`, import.meta.url));
const writing = process.env.GOLDEN === 'write';
const types = typeSchemas(ids) as Readonly<Record<string, { readonly view: Schema; readonly event: Schema }>>;

/** What the files say, or the empty layout of a game that has none yet. */
function published(id: string): Schemas | undefined {
  return existsSync(file(id)) ? JSON.parse(readFileSync(file(id), 'utf8')) : undefined;
}

/** The schemas as the sources have them now. A layout that differs from the published one has the next version. */
function made(game: AnyGame): Schemas {
  const { view, event } = types[game.id];
  const blocks = blocksFor(view, sampled(game, 'layout', 60).views, game.seats[1]);
  const { from = 0, length = 0 } = blocks.at(-1) ?? {};
  const before = published(game.id)?.observation;
  const same = before && equal(before.blocks, blocks);
  const observation: Layout = {
    version: before ? before.version + (same ? 0 : 1) : 1,
    length: from + length,
    blocks,
  };
  const actions = listed(game);
  return { game: game.id, version: game.version, view, action: actionSchema(game), event, observation, actions };
}

/** The fixed list of actions in short. One that differs from the published one has the next version. */
function listed(game: AnyGame): Schemas['actions'] {
  const list = actionListOf(game);
  if (!list) return null;
  const hash = createHash('sha256').update(list.actions.map(format).join('\n')).digest('hex').slice(0, 16);
  const before = published(game.id)?.actions;
  const version = before ? before.version + (before.hash === hash ? 0 : 1) : 1;
  return { version, length: list.actions.length, hash };
}

describe.each(ids)('the schemas of %s', (id) => {
  const game = load(id).then((found) => found as AnyGame);
  const others = game.then((found) => sampled(found, 'other matches', 18));

  test('are those of its types and moves; GOLDEN=write writes them anew', async () => {
    const now = made(await game);
    if (writing) writeFileSync(file(id), `${JSON.stringify(now)}\n`);
    expect(published(id)).toEqual(now);
  });

  test('are true of real matches', async () => {
    const sample = await others;
    const { view, action, event } = published(id) as Schemas;
    const ajv = new Ajv2020({ strict: false });
    const judge = (schema: object, values: readonly unknown[]) => {
      const validate = ajv.compile(schema);
      const wrong = values.find((value) => !validate(JSON.parse(JSON.stringify(value))));
      if (wrong !== undefined) validate(JSON.parse(JSON.stringify(wrong)));
      return wrong === undefined ? undefined : { wrong, errors: validate.errors };
    };
    expect(
      judge(
        view,
        sample.views.map((seen) => seen.view),
      ),
    ).toBeUndefined();
    expect(judge(action, sample.actions)).toBeUndefined();
    expect(judge(event, [...sample.events, ...eventsFor(sample.events, null)])).toBeUndefined();
    expect(judge(action, [{ type: 'fly' }, null, 3])).toBeDefined();
  });

  test('give every view a list of numbers of one length, by which positions can be told apart', async () => {
    const { views } = await others;
    const { observation } = published(id) as Schemas;
    const last = observation.blocks.at(-1);
    expect((last?.from ?? 0) + (last?.length ?? 0)).toBe(observation.length);
    const lists = views.map(({ view, seat }) => numbersOf(observation, view, seat));
    for (const list of lists) {
      expect(list).toHaveLength(observation.length);
      expect(list.every(Number.isFinite)).toBe(true);
    }
    const different = new Set(views.map(({ view, seat }) => JSON.stringify([seat, view]))).size;
    expect(new Set(lists.map(String)).size).toBeGreaterThan(different * 0.4);
  });

  test('number every legal action where the actions can be listed', async () => {
    const list = actionListOf(await game);
    expect(list === undefined).toBe(id === 'orbital');
    if (!list) return;
    const found = await game;
    const { legal } = await others;
    const actions = legal.flatMap((one) => (actionListOf(found, one.options) ? one.actions : []));
    expect(actions.length).toBeGreaterThan(1000);
    const numbers = idsIn(found, actions);
    expect(list.ids.size).toBe(list.actions.length);
    expect(numbers.every((n) => n >= 0 && n < list.actions.length)).toBe(true);
    const mask = maskOf(await game, actions.slice(0, 3));
    expect(mask).toHaveLength(list.actions.length);
    expect(mask.filter((one) => one === 1)).toHaveLength(new Set(numbers.slice(0, 3)).size);
  });
});
