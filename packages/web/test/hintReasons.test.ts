import { expect, test } from 'vitest';
import { toldApart } from '../src/play/hintReasons.ts';

const reason = (en: string) => ({ en, fr: en });
const choice = (type: string, why?: string) => ({ action: { type }, ...(why ? { reason: reason(why) } : {}) });

test('a reason that several choices share stays with the best of them', () => {
  const told = toldApart([choice('a', 'fills the hand'), choice('b', 'fills the hand'), choice('c', 'keeps a card')]);
  expect(told).toEqual([choice('a', 'fills the hand'), choice('b'), choice('c', 'keeps a card')]);
});
