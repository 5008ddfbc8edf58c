import {
  type Action,
  type AnyGame,
  choices,
  keyFromSeed,
  legal,
  type Match,
  pick,
  rngOf,
  start,
} from '@starboard/kernel';
import { game as siege } from '@starboard/siege';
import { describe, expect, test, vi } from 'vitest';
import { type LocalMatch, localMatch } from '../src/table/localMatch.ts';
import type { Mind } from '../src/table/mind.ts';
import type { Question, Thought } from '../src/table/protocol.ts';
import type { SavedMatch } from '../src/table/saved.ts';
import type { Snapshot } from '../src/table/table.ts';
import { saved, someMatch, VEGA, YOU } from './help/saved.ts';

const game: AnyGame = siege;

/** A table without a browser: the mind answers when told to, everything stored and told is kept. */
function open(stored: SavedMatch) {
  const told: Snapshot[] = [];
  const kept: SavedMatch[] = [];
  const questions: { question: Question; answer: (thought: Thought) => void }[] = [];
  const mind: Mind = {
    ask: (question) => new Promise((answer) => questions.push({ question, answer })),
    forget: () => {},
  };
  const opened = localMatch(game, stored, 0, {
    mind,
    save: async (match) => void kept.push(match),
    tell: (snapshot) => told.push(snapshot),
    wait: async () => {},
  });
  if ('problems' in opened) throw new Error('not opened');
  const match: LocalMatch = opened.value;
  return { match, told, kept, questions, last: () => told[told.length - 1] };
}

const firstLegal = (s: Snapshot): Action => {
  const found = s.choices.find((c) => !c.violation);
  if (!found) throw new Error('nothing to do');
  return found.action;
};

const fresh = (options: object = { first: 0 }): Match =>
  start(game, 2, { ...game.defaults, ...options }, keyFromSeed('local'));

describe('a match on this device', () => {
  test('a legal action is stored before it is told', async () => {
    const table = open(saved(fresh()));
    expect(await table.match.act(firstLegal(table.last()), 0)).toBeUndefined();
    expect(table.kept.at(-1)?.record.actions).toHaveLength(1);
    expect(table.last().seq).toBe(1);
  });

  test('a second press for the same position does nothing', async () => {
    const table = open(saved(fresh()));
    const action = firstLegal(table.last());
    await Promise.all([table.match.act(action, 0), table.match.act(action, 0)]);
    expect(table.last().seq).toBe(1);
  });

  test('an illegal action answers its rule and changes nothing', async () => {
    const table = open(saved(fresh()));
    expect(await table.match.act({ type: 'finish' }, 0)).toEqual({ rule: 'SIEGE-TURN-4' });
    expect(table.kept).toHaveLength(0);
  });

  test('a bot is asked with its own view and no state, and its answer is played', async () => {
    const table = open(saved(fresh({ first: 1 })));
    const { question, answer } = await vi.waitFor(() => {
      expect(table.questions).toHaveLength(1);
      return table.questions[0];
    });
    expect(question).toMatchObject({ ask: 'choose', seat: 1, level: 'easy' });
    expect(JSON.stringify(question)).not.toContain('"rng"');
    const state = game.determinize(question.view, keyFromSeed('world'));
    answer(pick(rngOf(keyFromSeed('bot')), legal(game, state, 1)) as Action);
    await vi.waitFor(() => expect(table.last().seq).toBe(1));
  });

  test('a stored match resumes in the middle of a choice, with everything that happened', () => {
    const match = someMatch(
      game,
      (m) =>
        (m.state as { stack: { step: string }[] }).stack.at(-1)?.step === 'chooseNumber' &&
        game.actors(m.state)[0] === 0,
    );
    const table = open(saved(match));
    expect(table.last()).toMatchObject({ seq: match.steps.length, seat: 0, actors: [0] });
    expect(table.last().choices).toEqual(choices(game, match.state, 0));
    expect(table.last().moments).toHaveLength(match.steps.length + 1);
  });

  test('undo goes back to the boundary and not beyond', async () => {
    const match = someMatch(game, (m) => {
      const last = m.steps.at(-1);
      return m.steps.length > 3 && last?.seat === 0 && !last.chance && !last.reveals && game.actors(m.state)[0] === 0;
    });
    const table = open(saved(match));
    const { to } = table.last().undo;
    expect(to).toBeLessThan(match.steps.length);
    await table.match.undo(to - 1);
    expect(table.last().seq).toBe(match.steps.length);
    await table.match.undo(to);
    expect(table.last().seq).toBe(to);
    expect(table.kept.at(-1)?.record.actions).toHaveLength(to);
  });

  test('the events of others come without their secrets', () => {
    const drawn = someMatch(game, (m) => m.steps.some((s) => s.seat === 1 && s.reveals) && m.steps.length > 10);
    const table = open(saved(drawn));
    const secrets = table.last().moments.flatMap((m) => m.events.filter((e) => e.secret));
    expect(secrets.every((e) => e.secret?.to.includes(0))).toBe(true);
  });

  test('with several people nobody’s hand is shown until one looks', () => {
    const table = open(saved(fresh(), [YOU, { kind: 'person', name: 'Guest' }]));
    expect(table.last()).toMatchObject({ seat: null, choices: [] });
    table.match.look(0);
    expect(table.last().seat).toBe(0);
    expect(table.last().choices.length).toBeGreaterThan(0);
  });

  test('who concedes has lost, and nobody decides any more', async () => {
    const table = open(saved(fresh()));
    await table.match.concede();
    expect(table.last()).toMatchObject({ conceded: 0, actors: [], choices: [] });
    expect(table.kept.at(-1)?.conceded).toBe(0);
  });

  test('a rematch has the same options and everybody one seat on', async () => {
    const table = open(saved(fresh()));
    await table.match.rematch();
    expect(table.kept.at(-1)).toMatchObject({ sitters: [VEGA, YOU], record: { options: { first: 0 }, actions: [] } });
  });

  test('a record of other rules is refused with a reason', () => {
    const stored = saved(fresh());
    const old = { ...stored, record: { ...stored.record, version: 99 } };
    const opened = localMatch(game, old, 0, {
      mind: { ask: () => new Promise(() => {}), forget: () => {} },
      save: async () => {},
      tell: () => {},
      wait: async () => {},
    });
    expect(opened).toMatchObject({ problems: [{ at: 'version' }] });
  });
});
