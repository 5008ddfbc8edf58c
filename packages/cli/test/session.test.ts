import { botNamed } from '@starboard/bots';
import { type AnyGame, keyFromSeed, type Lang, outcome, rngOf, start } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { toy } from '../../bots/test/toy.ts';
import { type Player, YOU } from '../src/named.ts';
import { playSession } from '../src/session.ts';
import { screen } from './screen.ts';

const random: Player = botNamed('random') ?? YOU;

/** Plays with these lines typed in and returns the match and what the screen showed. */
async function played(game: AnyGame, players: readonly Player[], lines: readonly string[], lang: Lang = 'en') {
  const { io, shown } = screen(lines, { lang });
  const first = start(game, players.length, game.defaults, keyFromSeed('session'));
  const rng = rngOf(keyFromSeed('bots'));
  const steps: number[] = [];
  const match = await playSession(io, players, { first, rng, changed: (m) => steps.push(m.steps.length) });
  return { match, shown: shown(), steps };
}

async function siege(): Promise<AnyGame> {
  const game = await load('siege');
  if (!game) throw new Error('siege is not in the registry');
  return { ...game, defaults: { ...game.defaults, first: 0 } };
}

describe('a match at the terminal', () => {
  test('goes to its end by numbers and by notation, and tells of every step', async () => {
    const { match, shown, steps } = await played(toy, [YOU, random], ['2', 'bid card=1', 'bid 3', '1', '1']);
    expect(match.steps.filter((s) => s.seat === 0).map((s) => s.action)).toEqual(
      [2, 1, 3, 4, 5].map((card) => ({ type: 'bid', card })),
    );
    expect(outcome(match)).toBeDefined();
    expect(shown).toContain('What do you bid?');
    expect(shown).toContain('  2  bid 2  bid 2');
    expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('ends where the input ends or a person quits', async () => {
    expect((await played(toy, [YOU, random], ['1'])).match.steps).toHaveLength(2);
    expect((await played(toy, [YOU, random], ['1', 'q', '1'])).match.steps).toHaveLength(2);
  });

  test('can be watched without a person in it', async () => {
    const { match, shown } = await played(toy, [random, random], []);
    expect(outcome(match)).toBeDefined();
    expect(shown).toContain('seat 0 bids in secret');
    expect(shown).not.toMatch(/seat \d bids \d/);
  });

  test.each([
    ['9', 'There is no choice 9; they go from 1 to 5.'],
    ['b', '“b” may mean: bid 1 | bid 2 | bid 3 | bid 4 | bid 5'],
    ['jump', '“jump” is none of the choices.'],
    ['?', 'take back your last decision'],
    ['l', 'Nothing has happened yet.'],
    ['t', 'seat 1: 1 2 3 4 5 | 0'],
    ['u', 'There is nothing before this to take back.'],
  ])('answers “%s”', async (line, text) => expect((await played(toy, [YOU, random], [line])).shown).toContain(text));

  test('says which rule forbids a candidate', async () => {
    const lines = ['1', 'bid 1', '?', '? bid 1', '? bid 2'];
    const { shown } = await played(toy, [YOU, random], lines);
    const reason = 'TOY-BID-1: You have no 1 any more.\n    bid 1';
    expect(shown.split(reason)).toHaveLength(4);
    expect(shown).toContain('Nothing of that name is forbidden now.');
  });

  test('shows a person only what the seat may see', async () => {
    const { shown } = await played(toy, [YOU, random], ['2', 'l']);
    expect(shown).toContain('· seat 0 bids 2\n· seat 1 bids in secret');
    expect(shown).not.toMatch(/seat 1 bids \d/);
  });

  test('takes back within a turn and says where that ends', async () => {
    const { match, shown } = await played(await siege(), [YOU, random], ['1', 'u', 'u', '2']);
    expect(shown).toContain('Taken back. There is nothing before this to take back.');
    expect(match.steps[0].action).not.toEqual(
      (await played(await siege(), [YOU, random], ['1'])).match.steps[0].action,
    );
    const other = await played(toy, [YOU, random], ['1', 'u']);
    expect(other.shown).toContain('Nothing further can be taken back: another seat decided before this.');
  });

  test('passes the screen between people who have something to hide', async () => {
    const { shown, match } = await played(toy, [YOU, YOU], ['1', '', '2', '3', '', '4']);
    expect(match.steps).toHaveLength(4);
    // The first to bid has nothing to hide yet; the second must not see the bid of the first.
    expect(shown.split('Pass the screen to seat 2 (you).')).toHaveLength(3);
    expect(shown).not.toContain('Pass the screen to seat 1');
    const hidden = await played(await siege(), [YOU, YOU], ['']);
    expect(hidden.shown).toContain('Pass the screen to seat 1 (you). Press Enter when only that seat is looking.');
  });

  test('speaks French', async () => {
    const { shown } = await played(toy, [YOU, random], ['u', '7', '?'], 'fr');
    expect(shown).toContain('Quelle mise ?');
    expect(shown).toContain('miser 2');
    expect(shown).toContain('Il n’y a rien à reprendre avant ceci.');
    expect(shown).toContain('Il n’y a pas de choix 7');
    expect(shown).toContain('reprendre votre dernière décision');
  });
});
