import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  advance,
  formatProblems,
  hash,
  keyFromSeed,
  legal,
  type Match,
  type MatchRecord,
  opened,
  record,
  replay,
  start,
  verify,
} from '../src/index.ts';
import { bids } from './toys/bids.ts';

/** A match in which everyone always takes the first legal action. */
function simpleMatch(game: AnyGame, seats: number, decisions: number): Match {
  let match = start(game, seats, game.defaults, keyFromSeed('replay'));
  for (let i = 0; i < decisions; i++) {
    const [seat] = game.actors(match.state);
    const next = advance(match, seat, legal(game, match.state, seat)[0]);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  return match;
}

const whole = simpleMatch(bids, 2, 6);
const good = record(whole);

/** What is wrong with a record in which some fields were changed. */
function said(change: Partial<MatchRecord>, lang: 'en' | 'fr' = 'en'): string {
  const verified = verify(bids, { ...good, ...change });
  return 'problems' in verified ? formatProblems(verified.problems, lang) : 'fine';
}

function changedAction(index: number, text: string): Partial<MatchRecord> {
  return { actions: good.actions.with(index, text) };
}

describe('a replay', () => {
  test('goes through the match, decision by decision', () => {
    const states = [...replay(bids, good)].map((step) => hash(step.match.state));
    expect(states).toHaveLength(6);
    for (const [i, state] of states.entries()) expect(state).toBe(hash(simpleMatch(bids, 2, i + 1).state));
  });

  test('tells who decided and what happened', () => {
    const [first, second] = replay(bids, good);
    expect(first.seat).toBe(0);
    expect(first.events).toEqual([{ type: 'bid', seat: 0, secret: { to: [0], number: 1 } }]);
    expect(second.events.map((e) => e.type)).toEqual(['bid', 'turned']);
  });

  test('is refused where an option is missing: a later default would change the match', () => {
    expect(said({ options: {} })).toBe('options: missing: rounds; a record holds all options of its match');
  });

  test('quotes a bad action short', () => {
    expect(said(changedAction(0, `0 bid number="${'9'.repeat(500)}"`)).length).toBeLessThan(250);
  });

  test('leaves nothing to do for a record without actions', () => {
    expect([...replay(bids, { ...good, actions: [] })]).toEqual([]);
  });
});

describe('a record', () => {
  test('that is right verifies, and gives the match', () => {
    const verified = verify(bids, good);
    expect('value' in verified && verified.value.state).toEqual(whole.state);
  });

  test('of a match that goes on verifies too', () => {
    expect(verify(bids, record(simpleMatch(bids, 2, 3)))).toHaveProperty('value');
  });

  test('opens before its first action', () => {
    const match = opened(bids, good);
    expect('value' in match && match.value.steps).toEqual([]);
  });

  test.each<[string, Partial<MatchRecord>, string]>([
    ['of another game', { game: 'dice' }, 'game: a record of dice, not of bids'],
    ['of newer rules', { version: 4 }, 'version: played by newer rules (version 4; this is 3)'],
    ['of older rules', { version: 2 }, 'version: played by older rules (version 2; this is 3)'],
    ['with too few seats', { seats: [{ name: 'Ada' }] }, 'seats: 1 does not fit: bids takes 2–4'],
    ['with an unknown option', { options: { sides: 2 } }, 'options.sides: unknown option; bids knows rounds'],
    ['with a wrong option', { options: { rounds: 0 } }, 'options.rounds: should be 1 to 4'],
    [
      'with a card set it does not contain',
      { cards: '0'.repeat(16) },
      'cards: the card set is not the one that was played',
    ],
    [
      'with an action that cannot be read',
      changedAction(2, '0 bid number'),
      'actions[2]: “bid number” is no action: expected “=” at character 11',
    ],
    [
      'with an action that breaks a rule',
      changedAction(2, '0 bid number=1'),
      'actions[2]: “0 bid number=1” breaks TOYS-BID-1: You laid 1 before.',
    ],
    [
      'with an action of the wrong seat',
      changedAction(1, '0 bid number=1'),
      'actions[1]: “0 bid number=1” breaks TOYS-BID-2: You have laid a number.',
    ],
    [
      'with an action of nobody',
      changedAction(0, '9 fly'),
      'actions[0]: “9 fly” breaks STARBOARD-ACTION-1: “fly” is not among the choices of this moment.',
    ],
    [
      'with an action too many',
      { actions: [...good.actions, '0 bid number=4'] },
      'actions[6]: “0 bid number=4” breaks TOYS-END-1: The match is over.',
    ],
    [
      'with an action too few',
      { actions: good.actions.slice(0, -1) },
      'result: recorded as {"points":[0,0],"places":[1,1],"winners":[0,1]}, but the actions lead to null',
    ],
    [
      'with a wrong result',
      { result: { points: [9, 0], places: [1, 2], winners: [0] } },
      'result: recorded as {"points":[9,0],"places":[1,2],"winners":[0]}, but the actions lead to {"points":[0,0],"places":[1,1],"winners":[0,1]}',
    ],
    [
      'without its result',
      { result: null },
      'result: recorded as null, but the actions lead to {"points":[0,0],"places":[1,1],"winners":[0,1]}',
    ],
    ['with a wrong state', { state: '0'.repeat(16) }, 'state: the actions lead to another state than the one recorded'],
    ['with another key', { key: '0'.repeat(64) }, 'state: the actions lead to another state than the one recorded'],
  ])('%s says so', (_, change, why) => {
    expect(said(change)).toBe(why);
    expect(said(change, 'fr')).not.toBe(why);
  });

  test('with the wrong number of seats stops at the action that does not fit', () => {
    expect(said({ seats: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] })).toContain(
      'actions[2]: “0 bid number=2” breaks',
    );
  });

  test('with an action of deep brackets is refused, not choked on', () => {
    expect(said(changedAction(0, `0 bid number=${'['.repeat(100_000)}`))).toContain('actions[0]: ');
  });

  test('with the card set it was played with verifies', () => {
    const name = { en: 'Cards', fr: 'Cartes' };
    const game: AnyGame = { ...bids, options: { ...bids.options, cards: { name, about: name } } };
    const match = start(game, 2, { rounds: 1, cards: { name: 'mine' } }, keyFromSeed('cards'));
    expect(verify(game, record(match))).toHaveProperty('value');
    const other = verify(game, { ...record(match), options: { rounds: 1, cards: { name: 'other' } } });
    expect('problems' in other && other.problems[0].at).toBe('cards');
  });
});
