import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bids } from '../../kernel/test/toys/bids.ts';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import { type HostMessage, hides, readClientMessage, serve } from '../src/index.ts';
import { hosted, person } from './help.ts';

const two = [person('Ada'), person('Grace')];

describe('a message from a screen', () => {
  test.each<object>([
    { type: 'sync', have: -1, head: -1, look: 0, viewer: null },
    { type: 'sync', have: 3, head: 0, look: 1, viewer: 1 },
    { type: 'act', id: 'a', seat: 0, action: { anything: [1] }, asked: 4 },
    { type: 'undo', id: 'a', seat: 0, keep: 0 },
    { type: 'leave', id: 'a', seat: 0 },
    { type: 'record', id: 'a' },
  ])('%j is read', (message) => {
    expect(readClientMessage(message)).toEqual({ value: message });
  });

  test.each<unknown>([
    null,
    'sync',
    {},
    { type: 'constructor' },
    { type: 'sync' },
    { type: 'sync', have: 0, head: 0, look: 0, viewer: '0' },
    { type: 'act', id: 'a', seat: -1, action: {}, asked: 0 },
    { type: 'act', id: 'a', seat: 0, action: {}, asked: 0.5 },
    { type: 'act', id: 'a', seat: 0, action: {}, asked: 0, sender: 'me' },
    { type: 'undo', id: 'a', seat: 0, keep: 0, action: {} },
    { type: 'leave', id: 'x'.repeat(65), seat: 0 },
    { type: 'leave', id: 'a', seat: 0, viewer: 0 },
    { type: 'act', id: 'a', seat: 0, asked: 0, action: JSON.parse(`${'['.repeat(9999)}${']'.repeat(9999)}`) },
  ])('that is malformed is refused (%#)', (message) => {
    expect(readClientMessage(message)).toHaveProperty('problems');
  });

  test('whatever it is never throws, and never changes the match unless it is one', () => {
    const { host: h } = hosted(haggle, two);
    const connection = serve(h, { here: [0], send: () => {} });
    fc.assert(fc.property(fc.anything({ withBigInt: true }), (message) => connection.receive(message)));
    expect(h.running.seq).toBe(0);
  });
});

describe('a screen', () => {
  test('cannot act for a seat that is not played there, nor look through its eyes', async () => {
    const { host: h } = hosted(bids, two);
    const told: HostMessage[] = [];
    const connection = serve(h, { here: [0], send: (message) => told.push(message) });
    connection.receive({ type: 'act', id: 'a', seat: 1, action: { type: 'bid', number: 1 }, asked: 0 });
    connection.receive({ type: 'sync', have: -1, head: -1, look: 1, viewer: 1 });
    await new Promise((r) => setTimeout(r));
    expect(told).toContainEqual(expect.objectContaining({ type: 'answer', answer: { declined: expect.anything() } }));
    const views = told.flatMap((m) => (m.type === 'position' ? [m.position.viewer] : []));
    expect(views.every((viewer) => viewer === 0)).toBe(true);
    expect(h.running.seq).toBe(0);
  });

  test('of nobody is a spectator’s', () => {
    const { host: h } = hosted(bids, two);
    const told: HostMessage[] = [];
    serve(h, { here: [], send: (message) => told.push(message) }).receive({
      type: 'sync',
      have: -1,
      head: -1,
      look: 0,
      viewer: null,
    });
    expect(told).toMatchObject([
      { type: 'head', head: { here: [] } },
      { type: 'position', position: { viewer: null } },
    ]);
  });
});

describe('whether something is hidden', () => {
  test('follows from the view', async () => {
    const { host: h } = hosted(bids, two);
    expect(hides(bids, h.running.state, 0)).toBe(false);
    await h.command({ id: 'a', type: 'act', seat: 0, action: { type: 'bid', number: 2 }, asked: 0 });
    expect(hides(bids, h.running.state, 0)).toBe(true);
    expect(hides(bids, h.running.state, 1)).toBe(false);
  });
});
