import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, CardContent } from '@starboard/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { addCards } from '../src/commands/cards.ts';
import { screen } from './screen.ts';

const content: CardContent = {
  set: {
    format: 'starboard-cards',
    game: 'toy',
    version: 1,
    name: 'Toy cards',
    tables: { prizes: [{ id: 'gem', origin: { worth: 'ours' }, worth: 3 }] },
  },
  fields: { prizes: { worth: { is: 'integer', min: 1, max: 9 } } },
  check: () => [],
};
const about = { en: 'Cards', fr: 'Cartes' };
const games: Readonly<Record<string, AnyGame>> = {
  toy: {
    ...toy,
    cards: content,
    defaults: { ...toy.defaults, cards: null },
    options: { ...toy.options, cards: { name: about, about, problems: () => [] } },
  },
  bare: { ...toy, id: 'bare' },
};
vi.mock('@starboard/registry', () => ({ ids: ['toy', 'bare'], load: async (id: string) => games[id] }));

const folder = mkdtempSync(join(tmpdir(), 'starboard-'));
const path = (name: string) => join(folder, name);

async function cards(args: readonly string[], lines: readonly string[] = []): Promise<string> {
  const { io, shown } = screen(lines);
  const program = new Command();
  addCards(program, io);
  await program.parseAsync(['cards', ...args], { from: 'user' });
  return shown();
}

describe('cards', () => {
  test('are exported, to stdout or to a file, and fit the exported schema', async () => {
    expect(JSON.parse(await cards(['toy', 'export']))).toEqual(content.set);
    await cards(['toy', 'export', path('set.json')]);
    await cards(['toy', 'export', path('schema.json'), '--schema']);
    const [set, schema] = ['set.json', 'schema.json'].map((name) => JSON.parse(readFileSync(path(name), 'utf8')));
    expect(set).toEqual(content.set);
    expect(new Ajv2020().compile(schema)(set)).toBe(true);
  });

  test('are checked', async () => {
    writeFileSync(path('good.json'), JSON.stringify(content.set));
    expect(await cards(['toy', 'check', path('good.json')])).toContain('“Toy cards” is fine: 1 rows.');
    const tables = { prizes: [{ id: 'gem', origin: {}, worth: 30 }] };
    writeFileSync(path('bad.json'), JSON.stringify({ ...content.set, tables }));
    await expect(cards(['toy', 'check', path('bad.json')])).rejects.toThrow(
      'tables.prizes[0].worth: 30 should be a whole number from 1 to 9',
    );
  });

  test('are played with, and stand in the record', async () => {
    const flags = ['--seats', 'you,random', '--save', path('record.json')];
    await cards(['toy', 'use', path('set.json'), ...flags], ['1']);
    const saved = JSON.parse(readFileSync(path('record.json'), 'utf8'));
    expect(saved.options.cards).toEqual(content.set);
    expect(saved.cards).toMatch(/^[0-9a-f]{16}$/);
    expect(saved.actions[0]).toBe('0 bid card=1');
  });

  test.each([
    [['bare', 'export'], 'bare has no cards to replace.'],
    [['toy', 'exprot'], '“exprot” is unknown. Did you mean “export”?'],
    [['toy', 'check'], 'Which file? Name it at the end.'],
    [['toy', 'use', 'nowhere.json'], 'Cannot read nowhere.json: there is no such file.'],
    [['tyo', 'export'], 'There is no game “tyo”. Did you mean “toy”?'],
  ])('%j is refused with a reason', async (args, reason) => {
    await expect(cards(args)).rejects.toThrow(reason);
  });
});
