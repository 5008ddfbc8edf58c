import { random } from '@starboard/bots';
import { type AnyGame, keyFromSeed, type Lang, outcome, rngOf, start } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { toy, withAutomata } from '../../bots/test/toy.ts';
import { AUTOMATON, type Player, YOU } from '../src/players.ts';
import { playSession } from '../src/session.ts';
import { screen } from './screen.ts';

/** Plays with these lines typed in and returns the match and what the screen showed. */
async function played(game: AnyGame, players: readonly Player[], lines: readonly string[], lang: Lang = 'en') {
  const { io, shown } = screen(lines, { lang });
  const first = start(game, players.length, game.defaults, keyFromSeed('session'));
  const rng = rngOf(keyFromSeed('bots'));
  const steps: number[] = [];
  const ended = await playSession(io, players, { first, rng, changed: (m) => steps.push(m.steps.length) });
  return { ...ended, shown: shown(), steps };
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

  test('is given up by a person who quits, and only broken off where the input ends', async () => {
    const quit = await played(toy, [YOU, random], ['1', 'q', '1']);
    expect(quit.match.steps).toHaveLength(2);
    expect(quit.left).toEqual({ forfeit: 'leave', seat: 0, winners: [1] });
    const ended = await played(toy, [YOU, random], ['1']);
    expect(ended.match.steps).toHaveLength(2);
    expect(ended).toMatchObject({ brokenOff: true });
    expect(ended).not.toHaveProperty('left');
    expect(await played(toy, [random, random], [])).not.toHaveProperty('left');
  });

  test('asks a person at a screen twice before it is given up', async () => {
    const { io, shown } = screen(['q', '1', 'q', 'q', '1']);
    const first = start(toy, 2, toy.defaults, keyFromSeed('session'));
    const rng = rngOf(keyFromSeed('bots'));
    const { match, left } = await playSession({ ...io, interactive: true }, [YOU, random], {
      first,
      rng,
      changed() {},
    });
    expect(match.steps).toHaveLength(2);
    expect(left).toMatchObject({ forfeit: 'leave', seat: 0 });
    expect(shown().match(/q once more leaves/g)).toHaveLength(2);
  });

  test('goes on where it stood', async () => {
    const before = await played(toy, [YOU, random], ['1']);
    const { io, shown } = screen(['1', '1', '1', '1']);
    const rng = rngOf(keyFromSeed('bots'));
    const { match } = await playSession(io, [YOU, random], { first: before.match, rng, changed: () => {} });
    expect(match.steps.slice(0, 2)).toEqual(before.match.steps);
    expect(outcome(match)).toBeDefined();
    expect(shown()).not.toContain('bid 1  bid 1');
  });

  test('asks for a long choice in steps, one card after the other, and takes a step back', async () => {
    const orbital = (await load('orbital')) as AnyGame;
    const { match, shown } = await played(orbital, [YOU, random], ['2', 'u', '1', '1', '1', 'h']);
    expect(match.steps[0]).toMatchObject({ seat: 0, action: { type: 'returnCards' } });
    const lists = shown.split('Choose 3 of your 8 cards to return.').slice(1);
    expect(lists.length).toBeGreaterThanOrEqual(4);
    for (const list of lists.slice(0, 4)) expect(list.split('> ')[0].split('\n').length).toBeLessThan(20);
    expect(shown).toContain('Chances of winning after the best choices:');
    // What was taken stands there by its name, in words that a person reads.
    expect(lists[4].split('\n')[0]).toMatch(/^ \([A-Z][\w’ -]+, [A-Z][\w’ -]+\)$/);
  });

  test.each(['en', 'fr'] as const)('tells who sits down what the game is about (%s)', async (lang) => {
    for (const id of ids) {
      const game = (await load(id)) as AnyGame;
      const aim = game.text.screen?.aim[lang] ?? '';
      expect(aim.length, id).toBeGreaterThan(100);
      const { shown } = await played(game, [YOU, random], ['?'], lang);
      expect(shown.split(aim), id).toHaveLength(3);
    }
  });

  test('says at every choice what it costs and brings, also in steps, and explains it by number and by name', async () => {
    const orbital = (await load('orbital')) as AnyGame;
    const lines = ['1', '? 2', '? farm', '2', '1', '1', '?'];
    const { shown } = await played(orbital, [YOU, random], lines);
    const [, first, second, third] = shown.split('Choose 3 of your 8 cards to return.');
    expect(first).toMatch(/^ {2}1 {2}\S.* \[(event|\w+, )/m);
    // What is taken is not said again: each row names what it would add.
    expect(second).not.toContain('return ');
    expect(third).not.toMatch(/^ {2}1 {2}return .*,.*,/m);
    expect(shown).toMatch(/> \? 2\n[^\n]+\n {4}\[/);
    expect(shown).toContain('Farm: ');
    expect(shown).toContain('MC money, VP points');
    expect(shown).toMatch(/build .* \d MC/);
  });

  test('can be watched without a person in it', async () => {
    const { match, shown } = await played(toy, [random, random], []);
    expect(outcome(match)).toBeDefined();
    expect(shown).toContain('random 1 bids in secret');
    expect(shown).not.toMatch(/random \d bids \d/);
  });

  test.each([
    ['9', 'There is no choice 9; they go from 1 to 5.'],
    ['b', '“b” may mean: bid 1 | bid 2 | bid 3 | bid 4 | bid 5'],
    ['jump', '“jump” is none of the choices.'],
    ['?', 'take back your last decision'],
    ['l', 'Nothing has happened yet.'],
    ['t', 'random: 1 2 3 4 5 | 0'],
    ['u', 'There is nothing before this to take back.'],
  ])('answers “%s”', async (line, text) => expect((await played(toy, [YOU, random], [line])).shown).toContain(text));

  test('says which rule forbids a candidate', async () => {
    const lines = ['1', 'bid 1', '?', '? bid 1', '? bid 2'];
    const { shown } = await played(toy, [YOU, random], lines);
    const reason = 'TOY-BID-1: You have no 1 any more.\n    bid 1';
    expect(shown.split(reason)).toHaveLength(4);
    // What is allowed is explained as well, and what is not there is said not to be.
    expect(shown).toContain('bid 2  bid card=2');
    expect((await played(toy, [YOU, random], ['? warp'])).shown).toContain(
      'Nothing here is called “warp”: no choice, no card, no rule.',
    );
    expect((await played(toy, [YOU, random], ['? toy-bid'])).shown).toContain('TOY-BID-1: ');
  });

  test('shows a person only what the seat may see', async () => {
    const { shown } = await played(toy, [YOU, random], ['2', 'l']);
    // The bot goes by its name; the person has none, so that a game can say “you”.
    expect(shown).toContain('· seat 0 bids 2\n· random bids in secret');
    expect(shown).not.toMatch(/random bids \d/);
  });

  test('asks nothing of an automaton and calls it by the number of its seat', async () => {
    const { shown, match } = await played(withAutomata(1), [YOU, AUTOMATON], ['1', '1', '1', '1', '1']);
    expect(outcome(match)).toBeDefined();
    expect(shown).toContain('automaton 2: 1 2 3 4 5 | 0');
    expect((await played(withAutomata(1), [YOU, AUTOMATON], [], 'fr')).shown).toContain('automate 2: 1 2 3 4 5 | 0');
  });

  test('goes on with the default action where a bot fails, and says so', async () => {
    const broken: Player = {
      name: 'broken',
      choose: () => {
        throw new Error('no idea');
      },
    };
    const { shown, match } = await played(toy, [YOU, broken], ['1']);
    expect(shown).toContain('(broken failed: no idea. Its seat takes the default action.)');
    expect(match.steps[1].action).toEqual({ type: 'bid', card: 1 });
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
