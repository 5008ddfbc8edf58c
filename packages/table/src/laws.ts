import {
  type Action,
  type AnyGame,
  type Choice,
  choices,
  keyFromSeed,
  legal,
  pick,
  rngOf,
  verify,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Player } from './players.ts';
import type { ClientMessage, HostMessage } from './protocol.ts';
import type { Position, Table } from './table.ts';

/** A match for a table to be tried with. */
export interface Trial {
  readonly game: AnyGame;
  readonly options?: object;
  readonly players: readonly Player[];
  /** The seats at this device; all people's by default. */
  readonly here?: readonly number[];
  /** What the line does to the messages: by default it brings each once, in their order. */
  readonly wire?: Wire;
}

/** Decides what becomes of a message: the times it arrives, and how long each takes. */
export type Wire = (message: ClientMessage | HostMessage) => readonly number[];

/** Opens a table for a trial; its time runs fast enough for a test. */
export type OpenTable = (trial: Trial) => Promise<Table>;

/** Games that the suite plays: one with simultaneous secret decisions, one with chance, one with turns. */
export interface TrialGames {
  readonly together: AnyGame;
  readonly chance: AnyGame;
  readonly turns: AnyGame;
}

/**
 * What a table may lack: an ability, a line that can be made to misbehave, or people who sit elsewhere. A law that needs
 * it is skipped.
 */
export type Lacking = 'undo' | 'leave' | 'record' | 'handOver' | 'wire' | 'elsewhere';

const person = (name: string): Player => ({ kind: 'person', name });

/** Lines that misbehave, each the same every time. */
const WIRES: Readonly<Record<string, () => Wire>> = {
  'every third message is lost': () => {
    let n = 0;
    return () => (++n % 3 === 0 ? [] : [0]);
  },
  'every message comes twice': () => () => [0, 2],
  'messages overtake each other': () => {
    let n = 0;
    return () => [[7, 0, 3, 1][n++ % 4]];
  },
  'all of it at once': () => {
    const rng = rngOf(keyFromSeed('wire'));
    return () => Array.from({ length: pick(rng, [0, 1, 1, 2]) }, () => pick(rng, [0, 1, 4, 9]));
  },
};

/** The suite that every table passes, wherever its match runs. */
export function tableLaws(
  name: string,
  open: OpenTable,
  { together, chance, turns }: TrialGames,
  lacks: readonly Lacking[] = [],
): void {
  const needs = (...abilities: readonly Lacking[]) => test.skipIf(abilities.some((a) => lacks.includes(a)));
  describe(`laws of tables: ${name}`, () => {
    test('opening: a table comes with a head and a position, and the state is the same object until it changes', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      const { head, position } = table.state();
      const here = lacks.includes('elsewhere') ? [0, 1] : [0];
      expect(head).toMatchObject({ game: turns.id, here, players: [{ name: 'Ada' }, { name: 'Grace' }] });
      expect(position).toMatchObject({ seq: 0, steps: 0, viewer: 0 });
      expect(table.state()).toBe(table.state());
      table.close();
    });

    test('abilities: a table has those it does not lack, and no others', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      for (const ability of ['undo', 'leave', 'record', 'handOver'] as const)
        expect(typeof table[ability] === 'function', ability).toBe(!lacks.includes(ability));
      table.close();
    });

    test('act: a legal action is done once, becomes a moment, and grows the log', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      const action = someAction(turns, table);
      expect(await table.act?.(action, asked(table))).toBe('done');
      await reached(table, (p) => p.seq === 1);
      expect(table.state().moments.map(({ step }) => step)).toEqual([0, 1]);
      expect(table.state().pending).toBeUndefined();
      table.close();
    });

    test('act: what is not allowed answers its rule and changes nothing', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      const before = table.state().position;
      expect(await table.act?.({ type: 'nonsense' }, asked(table))).toHaveProperty('violation.rule');
      expect(table.state().position).toEqual(before);
      table.close();
    });

    test('act: a press for a question that is answered does nothing', async () => {
      const table = await opened(open, { game: chance, players: [person('Ada')] });
      const was = asked(table);
      const action = someAction(chance, table);
      const [first, second] = await Promise.all([table.act?.(action, was), table.act?.(action, was)]);
      expect([first, second]).toEqual(['done', 'stale']);
      await reached(table, (p) => p.seq === 1);
      table.close();
    });

    needs('handOver')('together: what others do keeps my question, and my answer to it stands', async () => {
      const table = await opened(open, { game: together, players: [person('Ada'), person('Grace')] });
      const mine = await turned(table, 0);
      await turned(table, 1);
      expect(await table.act?.(someAction(together, table), asked(table))).toBe('done');
      await reached(table, (p) => p.seq === 1);
      const again = await turned(table, 0);
      expect(again.asked).toBe(mine.asked);
      expect(await table.act?.(someAction(together, table), mine.asked ?? -1)).toBe('done');
      await reached(table, (p) => p.seq === 2);
      table.close();
    });

    needs('handOver')('together: the other’s secret stays the other’s', async () => {
      const table = await opened(open, { game: together, players: [person('Ada'), person('Grace')] });
      await turned(table, 1);
      await table.act?.(someAction(together, table), asked(table));
      await reached(table, (p) => p.seq === 1);
      await turned(table, 0);
      const [, moment] = table.state().moments;
      expect(moment.action).toBeUndefined();
      expect(moment.events.some((e) => e.secret)).toBe(false);
      table.close();
    });

    needs('undo')('undo: taking back grows the log and shrinks the decisions; no further than allowed', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      await table.act?.(someAction(turns, table), asked(table));
      const { undo } = await reached(table, (p) => p.seq === 1);
      expect(await table.undo?.(undo.to)).toBe('done');
      const back = await reached(table, (p) => p.seq === 2);
      expect(back.steps).toBe(undo.to);
      expect(table.state().moments).toHaveLength(1);
      expect(await table.undo?.(0)).toBe('stale');
      table.close();
    });

    needs('undo')('undo: chance is never taken back', async () => {
      const table = await opened(open, { game: chance, players: [person('Ada')] });
      await table.act?.(someAction(chance, table), asked(table));
      await reached(table, (p) => p.seq === 1);
      expect(await table.undo?.(0)).toHaveProperty('declined');
      table.close();
    });

    needs('leave')('leave: of two people the other wins, and nothing more can be done', async () => {
      const table = await opened(open, { game: turns, players: [person('Ada'), person('Grace')], here: [0] });
      expect(await table.leave?.()).toBe('done');
      const { end, actors } = await reached(table, (p) => p.seq === 1);
      expect(end).toEqual({ forfeit: 'leave', seat: 0, winners: [1] });
      expect(actors).toEqual([]);
      expect(await table.act?.({ type: 'anything' }, 0)).toBe('closed');
      table.close();
    });

    needs('leave')('leave: among three people a bot plays on', async () => {
      const players = [person('Ada'), person('Grace'), person('Hedy')];
      const table = await opened(open, { game: together, players, here: [1] });
      expect(await table.leave?.()).toBe('done');
      await reached(table, (p) => p.seq >= 1);
      expect(table.state().head?.players[1].kind).toBe('bot');
      expect(table.state().position?.end).toBeUndefined();
      table.close();
    });

    needs('leave')('leave: who leaves alone ends the match, and nobody wins it', async () => {
      const table = await opened(open, { game: chance, players: [person('Ada')] });
      expect(await table.leave?.()).toBe('done');
      expect((await reached(table, (p) => p.seq === 1)).end).toEqual({ forfeit: 'leave', seat: 0, winners: [] });
      table.close();
    });

    needs('wire', 'record')('close: every promise settles', async () => {
      const table = await opened(
        open,
        { game: turns, players: [person('Ada'), person('Grace')], here: [0], wire: () => [] },
        false,
      );
      const acted = table.act?.({ type: 'anything' }, 0);
      const asks = table.record?.();
      table.close();
      expect(await acted).toMatch(/stale|closed/);
      expect(await asks).toHaveProperty('problems');
      expect(await table.act?.({ type: 'anything' }, 0)).toBe('closed');
    });

    for (const [what, wire] of Object.entries({ 'nothing happens to a message': () => () => [0] as const, ...WIRES })) {
      for (const game of [together, chance, turns]) {
        const alone = game.seats[0] === 1;
        const ways: readonly Lacking[] = [
          ...(what in WIRES ? (['wire'] as const) : []),
          ...(alone ? [] : (['handOver'] as const)),
        ];
        needs(...ways)(`whole match: ${game.id}, when ${what}`, async () => {
          const players = Array.from({ length: game.seats[0] }, (_, i) => person(`P${i}`));
          const table = await opened(open, { game, players, wire: wire() });
          await playOut(game, table);
          const { position, moments } = table.state();
          expect(moments.map(({ step }) => step)).toEqual(
            Array.from({ length: (position?.steps ?? 0) + 1 }, (_, i) => i),
          );
          if (lacks.includes('record')) return table.close();
          const record = await table.record?.();
          if (!record || 'problems' in record) throw new Error('no record');
          expect(record.value.actions).toHaveLength(position?.steps ?? -1);
          expect(verify(game, record.value)).toHaveProperty('value');
          table.close();
        });
      }
    }
  });
}

/** A table that is there. */
async function opened(open: OpenTable, trial: Trial, wait = true): Promise<Table> {
  const table = await open(trial);
  if (wait) await reached(table, () => table.state().head !== undefined);
  return table;
}

/** Waits until a table's position is as wanted. */
export function reached(table: Table, wanted: (position: Position) => boolean): Promise<Position> {
  return new Promise((resolve) => {
    const look = () => {
      const { position } = table.state();
      if (!position || !wanted(position)) return false;
      stop();
      resolve(position);
      return true;
    };
    let stop = () => {};
    if (!look()) stop = table.subscribe(look);
  });
}

/** Hands the device to a seat and waits until it sees its own. */
async function turned(table: Table, seat: number): Promise<Position> {
  if (table.state().position?.viewer !== seat) table.handOver?.(seat);
  return reached(table, (p) => p.viewer === seat);
}

function asked(table: Table): number {
  return table.state().position?.asked ?? -1;
}

/** What the viewer can choose, from its view alone. */
export function choicesAt(game: AnyGame, { view, viewer, asked }: Position): readonly Choice[] {
  return viewer === null || asked === undefined ? [] : choices(game, game.determinize(view, KEY), viewer);
}

const KEY = keyFromSeed('choices');

function someAction(game: AnyGame, table: Table): Action {
  const { position } = table.state();
  const found = position && choicesAt(game, position).find((c) => !c.violation);
  if (!found) throw new Error('nothing to choose');
  return found.action;
}

/** Plays a whole match through the table, every seat from its own view. */
async function playOut(game: AnyGame, table: Table): Promise<void> {
  const rng = rngOf(keyFromSeed(`play ${game.id}`));
  for (;;) {
    const { position } = table.state();
    if (!position || position.end) return;
    const seat = position.actors[0];
    const mine = await turned(table, seat);
    const action = pick(rng, legal(game, game.determinize(mine.view, KEY), seat));
    const answer = await table.act?.(action, mine.asked ?? -1);
    if (answer === 'done') await reached(table, (p) => p.seq > mine.seq);
    else await reached(table, (p) => p.seq > mine.seq || p.asked !== mine.asked);
  }
}
