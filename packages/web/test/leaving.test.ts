import { LANGS } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import { describe, expect, test } from 'vitest';
import { loadMessages, messages } from '../src/i18n/messages.ts';
import { leavingOf } from '../src/play/leaving.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const bot = (name: string): Player => ({ kind: 'bot', name, level: 'easy' });
const leaving = (seats: readonly Player[], seat: number | null = 0) =>
  leavingOf({ seats, seat, here: [0] }, messages('en'));

describe('who leaves is asked first', () => {
  test('of two people the other wins', () => {
    expect(leaving([person('Ada'), person('Grace')])).toEqual({
      label: 'Concede',
      sure: 'Give this match up? Grace wins.',
    });
  });
  test('alone against one bot, the bot wins; against several the match ends', () => {
    expect(leaving([person('Ada'), bot('Vega')])?.sure).toContain('Vega wins');
    expect(leaving([person('Ada'), bot('Vega'), bot('Rigel')])?.sure).toContain('nobody wins');
    expect(leaving([person('Ada')])?.sure).toContain('nobody wins');
  });
  test('among more people a bot plays on, and that is said', () => {
    expect(leaving([person('Ada'), person('Grace'), person('Hedy')], 2)).toEqual({
      label: 'Leave the match',
      sure: 'Leave the match? A bot plays on for Hedy.',
      said: 'Hedy has left; a bot plays on.',
    });
  });
  test('in every language', async () => {
    for (const lang of LANGS) {
      await loadMessages(lang);
      const words = leavingOf({ seats: [person('Ada'), person('Grace')], seat: null, here: [1] }, messages(lang));
      expect(words?.sure).toContain('Ada');
    }
  });
});
