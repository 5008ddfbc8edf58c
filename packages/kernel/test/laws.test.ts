import { describe, expect, test } from 'vitest';
import { type AnyGame, below, type GameEvent, type Outcome, outcomeOf } from '../src/index.ts';
import { fromEnvironment, LAWS, laws, type Settings, trialOf } from '../src/laws/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { haggle } from './toys/haggle.ts';
import { lanterns } from './toys/lanterns.ts';

type Broken = readonly [what: string, game: AnyGame, says: RegExp];

/** A toy whose state at the start has something more, or something else. */
function started(game: AnyGame, change: (s: ReturnType<AnyGame['setup']>) => object): AnyGame {
  return {
    ...game,
    setup: (...given) => {
      const s = game.setup(...given);
      return Object.assign(s, change(s));
    },
  };
}

/** A toy whose events are told differently. */
function telling(game: AnyGame, change: (e: GameEvent) => object): AnyGame {
  return {
    ...game,
    apply: (s, seat, a, emit) => game.apply(s, seat, a, (e: GameEvent) => emit({ ...e, ...change(e) })),
  };
}

/** A toy in which something happens after every action. */
function then(game: AnyGame, after: (s: ReturnType<AnyGame['setup']>) => void): AnyGame {
  return {
    ...game,
    apply(s, seat, a, emit) {
      game.apply(s, seat, a, emit);
      after(s);
    },
  };
}

/** A toy whose worlds are made differently. */
function guessing(game: AnyGame, change: (v: ReturnType<AnyGame['view']>) => object): AnyGame {
  return { ...game, determinize: (v, key) => ({ ...game.determinize(v, key), ...change(v) }) };
}

/** A toy that keeps the world it made of a view, whatever becomes of the view. */
function remembering(game: AnyGame): AnyGame {
  const known = new WeakMap<object, ReturnType<AnyGame['setup']>>();
  return {
    ...game,
    determinize(v, key) {
      const world = known.get(v) ?? game.determinize(v, key);
      known.set(v, world);
      return game.clone(world);
    },
  };
}

/** A toy with other places at its end. */
function placing(game: AnyGame, places: number[]): AnyGame {
  return {
    ...game,
    outcome(s) {
      const outcome = game.outcome(s);
      return outcome && { ...outcome, places };
    },
  };
}

let calls = 0;
const FIRST = { step: 'turn' };
const REFUSED = { rule: 'TOYS-END-1' };

/** For each law, games that break it, each an honest toy with one thing changed, and what the law then says. */
const BROKEN: Readonly<Record<string, readonly Broken[]>> = {
  'progress.runs': [
    [
      'apply throws',
      then(dice, (s) => {
        if (s.sum > 10) throw new RangeError('too lucky');
      }),
      /apply of “0 roll” threw RangeError: too lucky/,
    ],
    ['setup throws', { ...dice, setup: () => JSON.parse('{') }, /setup\(1, …\) threw SyntaxError/],
  ],
  'progress.actors': [
    ['an outcome too early', { ...dice, outcome: () => outcomeOf([0], [1]) }, /an outcome while seat 0 acts/],
    ['no outcome', { ...dice, outcome: () => undefined }, /nobody acts, but there is no outcome/],
    ['a seat twice', { ...bids, actors: (s) => (s.stack.length ? [0, 0] : []) }, /actors 0, 0 name a seat twice/],
    ['a seat that is none', { ...dice, actors: () => [1] }, /an actor is 1, which is no seat/],
  ],
  'progress.choice': [
    [
      'no way out',
      { ...dice, check: (s, seat, a) => (s.sum > 9 ? REFUSED : dice.check(s, seat, a)) },
      /seat 0 acts, but none of its candidates is legal/,
    ],
  ],
  'progress.ends': [
    ['longer than promised', { ...dice, bounds: { decisions: 3, candidates: 2 } }, /no end after 3 decisions; seat 0/],
  ],
  'progress.outcome': [
    ['nobody is first', placing(dice, [2]), /places 2: seat 0 should be/],
    ['a place too few', placing(haggle, [1]), /1 places for 2 seats/],
    ['a gap between places', placing(haggle, [1, 3]), /places 1, 3: seat 1 should be/],
    [
      'a winner who is second',
      { ...dice, outcome: (s) => dice.outcome(s) && { points: [1], places: [1], winners: [1] } },
      /winners 1 should be seats on the first place/,
    ],
    [
      'no word of winners',
      { ...dice, outcome: (s) => dice.outcome(s) && ({ points: [1], places: [1] } as unknown as Outcome) },
      /it does not say who won/,
    ],
    [
      'no number',
      { ...dice, outcome: (s) => dice.outcome(s) && outcomeOf([Number.NaN], [1]) },
      /points NaN are not all numbers/,
    ],
    [
      'points of a stranger',
      { ...dice, outcome: (s) => dice.outcome(s) && outcomeOf([1, 2], [1]) },
      /2 points for 1 seats/,
    ],
  ],
  'progress.candidates': [
    [
      'more than promised',
      { ...bids, bounds: { decisions: 16, candidates: 3 } },
      /seat 0 has 4 candidates, more than 3/,
    ],
  ],

  'data.plain': [
    ['a set', started(dice, () => ({ seen: new Set([1]) })), /\.seen is no plain object but a Set/],
    ['something undefined', started(dice, () => ({ seen: [undefined] })), /\.seen\[0\] is undefined/],
    ['not a number', started(dice, () => ({ seen: Number.NaN })), /\.seen is NaN/],
    ['minus zero', started(dice, () => ({ seen: -0 })), /\.seen is -0/],
    ['a function', started(dice, () => ({ seen: () => 1 })), /\.seen is function/],
    ['one list in two places', started(lanterns, (s) => ({ played: s.deck })), /one object in two places/],
  ],
  'data.messages': [
    ['an event with nothing in it', telling(bids, () => ({ more: undefined })), /\.more is undefined/],
    [
      'an action with a list that has a hole',
      {
        ...dice,
        candidates: () => [{ type: 'roll', how: [undefined] }, { type: 'bank' }],
        check: (s, seat, a) => dice.check(s, seat, { type: a.type }),
      },
      /\.how\[0\] is undefined/,
    ],
  ],
  'data.core': [
    ['another number of seats', started(dice, () => ({ seats: 2 })), /seats is 2, not 1/],
    ['another key', started(dice, () => ({ rng: { key: [1, 2, 3, 4, 5, 6, 7, 8], n: 0 } })), /rng\.key\[0\]: \d+ ≠ 1/],
    ['a step without a name', started(dice, () => ({ stack: [{}] })), /stack\[0\] has no step/],
  ],
  'data.setup': [
    [
      'a world outside the state',
      started(dice, () => ({ left: ++calls })),
      /a second setup differs: state\.left: \d+ ≠/,
    ],
  ],
  'data.resumes': [
    [
      'a frame known by its identity',
      then(
        started(dice, () => ({ stack: [FIRST] })),
        (s) => {
          if (s.stack[0] === FIRST) s.points++;
        },
      ),
      /the loaded state leads elsewhere: state\.points: 1 ≠ 0/,
    ],
    [
      'an event made from what JSON forgets',
      {
        ...started(dice, () => ({ stack: [FIRST] })),
        apply(s, seat, a, emit) {
          dice.apply(s, seat, a, (e) => emit({ ...e, first: s.stack[0] === FIRST }));
        },
      },
      /the loaded state tells something else: events\[0\]\.first: true ≠ false/,
    ],
  ],
  'data.clone': [
    ['a forgotten field', { ...dice, clone: (s) => ({ ...dice.clone(s), sum: 0 }) }, /state\.sum: \d ≠ 0/],
    ['a field too many', { ...dice, clone: (s) => ({ ...dice.clone(s), age: 1 }) }, /state\.age: undefined ≠ 1/],
  ],
  'data.independent': [
    [
      'a clone that takes from its state',
      {
        ...lanterns,
        clone(s) {
          const copy = lanterns.clone(s);
          s.played = [];
          return copy;
        },
      },
      /it changed after it was left: state\.played\.length: \d+ ≠ 0/,
    ],
  ],
  'data.frozen': [
    [
      'a frame that changes',
      then(dice, (s) => {
        if (s.stack.length > 0) s.stack[0].rolls = 1;
      }),
      /apply of “0 roll” changed one of them: TypeError: Cannot add property rolls/,
    ],
    [
      'options that change',
      then(bids, (s) => {
        s.options.rounds = 1;
      }),
      /changed one of them: TypeError: Cannot assign to read only property 'rounds'/,
    ],
    [
      'a clone with the lists of its state',
      { ...bids, clone: (s) => ({ ...bids.clone(s), used: s.used }) },
      /changed one of them: TypeError: Cannot add property 0, object is not extensible/,
    ],
    ['a clone that is none', { ...dice, clone: (s) => s }, /changed one of them: TypeError/],
  ],
  'data.asking': [
    [
      'a view that sorts',
      {
        ...lanterns,
        view(s, seat) {
          s.deck.sort();
          return lanterns.view(s, seat);
        },
      },
      /state\.deck\[\d+\]: \d+ ≠ \d+/,
    ],
  ],

  'legal.list': [
    [
      'another order',
      { ...bids, legal: (s, seat) => [...bids.candidates(s, seat)].reverse() },
      /seat \d, candidates that pass ≠ legal: (\.length|\[\d\])/,
    ],
  ],
  'legal.once': [
    ['a candidate twice', { ...dice, candidates: () => [{ type: 'roll' }, { type: 'roll' }] }, /offered “roll” twice/],
  ],
  'legal.bystanders': [
    [
      'everybody may act',
      { ...lanterns, check: (s, _, a) => lanterns.check(s, s.turn, a) },
      /check passes “\w+( card=\d+)?” for seat 1, which does not act/,
    ],
    [
      'play after the end',
      { ...dice, check: (_, __, a) => (a.type === 'bank' ? undefined : REFUSED), candidates: () => [{ type: 'bank' }] },
      /check passes “bank” for seat 0, which does not act/,
    ],
  ],
  'legal.total': [
    [
      'cards of others',
      { ...lanterns, check: (s, seat, a) => (s.turn === seat && a.type === 'play' ? undefined : REFUSED) },
      /check passes “play card=\d+” for seat \d, which is not among its candidates/,
    ],
    [
      'check throws',
      {
        ...lanterns,
        check(s, seat, a) {
          if (a.type === 'play' && !s.hands[seat].includes(a.card)) throw new Error('what card?');
          return lanterns.check(s, seat, a);
        },
      },
      /threw Error: what card\?/,
    ],
    [
      'a reason without its values, for one who does not act',
      { ...lanterns, check: (s, seat, a) => (s.turn === seat ? lanterns.check(s, seat, a) : { rule: 'TOYS-TURN-1' }) },
      /en: “\d \w+.*” is refused by TOYS-TURN-1 without a value for \{turn\}/,
    ],
  ],
  'legal.junk': [
    [
      'a rule for junk that does not exist',
      { ...bids, check: (s, seat, a) => (typeof a.number === 'number' ? bids.check(s, seat, a) : { rule: 'JUNK' }) },
      /is refused by JUNK, which is no rule of bids/,
    ],
    [
      'a number that is no number of the game',
      {
        ...bids,
        check: (s, seat, a) => (a?.type === 'bid' && typeof a.number === 'number' ? undefined : bids.check(s, seat, a)),
      },
      /check passes \{"type":"bid",.*\} for seat .*, which is not among its candidates/,
    ],
    [
      'an action that makes check throw',
      { ...bids, check: (s, seat, a) => (a.type === 'bid' ? bids.check(s, seat, a) : REFUSED) },
      /threw TypeError: Cannot read properties of (undefined|null)/,
    ],
  ],
  'legal.judge': [
    [
      'a reason that changes with every question',
      { ...bids, check: (s, seat, a) => bids.check(s, seat, a) && { rule: 'TOYS-BID-1', with: { number: ++calls } } },
      /“bid number=\d” of seat \d: \.violation\.with\.number/,
    ],
  ],
  'legal.over': [
    [
      'choices after the end',
      { ...dice, legal: () => [{ type: 'roll' }] },
      /seat 0 has choices although the match is over/,
    ],
  ],
  'legal.default': [
    [
      'a default that is not legal',
      { ...dice, defaultAction: () => ({ type: 'bank' }) },
      /“bank” of seat 0 breaks TOYS-BANK-1/,
    ],
  ],

  'secrecy.view': [
    ['a view with a map', { ...dice, view: () => new Map() }, /view of the spectator: it is no plain object but a Map/],
  ],
  'secrecy.still': [
    [
      'a view that holds a list of the state',
      { ...bids, view: (s, seat) => ({ ...bids.view(s, seat), points: s.points }) },
      /the view of .* changes with the state it was taken of/,
    ],
  ],
  'secrecy.open': [
    [
      'a hidden hand',
      { ...lanterns, open: () => true },
      /view of the spectator ≠ view of seat 0: view\.viewer: null ≠ 0/,
    ],
  ],
  'secrecy.key': [
    [
      'a view with the generator',
      { ...dice, view: (s) => ({ ...dice.view(s, 0), rng: { n: 1 } }) },
      /shows it at \.rng/,
    ],
    ['a view with a word of it', { ...dice, view: (s) => ({ own: [s.rng.key[3]] }) }, /shows it at \.own\.0/],
    ['a view with its digits', { ...dice, view: (s) => ({ id: `m${s.rng.key[0].toString(16)}` }) }, /shows it at \.id/],
  ],
  'secrecy.chance': [
    [
      'a view with the counter',
      { ...dice, view: (s) => ({ ...dice.view(s, 0), luck: s.rng.n }) },
      /view of the spectator changes with the key: view\.luck: \d+ ≠ \d+/,
    ],
    [
      'a check that knows the next die',
      { ...dice, check: (s, seat, a) => (below({ ...s.rng }, 6) ? dice.check(s, seat, a) : REFUSED) },
      /choices of seat 0\[\d\]/,
    ],
  ],
  'secrecy.worlds': [
    [
      'a world that forgets what was shown',
      guessing(lanterns, () => ({ shown: [] })),
      /view of seat \d ≠ its view of a determinized world: view\.(hands\[\d\]\.known|shown)/,
    ],
  ],
  'secrecy.choices': [
    [
      'a check that looks into the other hand',
      {
        ...lanterns,
        check: (s, seat, a) =>
          a.type === 'show' && s.hands[1 - seat]?.includes(0)
            ? { rule: 'TOYS-SHOW-1', with: { card: a.card } }
            : lanterns.check(s, seat, a),
      },
      /true world ≠ a world that seat \d cannot tell from it: choices of seat \d\[\d\]/,
    ],
    [
      'actors that depend on a secret',
      { ...lanterns, actors: (s) => (s.stack.length === 0 ? [] : s.deck[0] === 0 ? [0, 1] : [s.turn]) },
      /cannot tell from it: actors/,
    ],
  ],
  'secrecy.events': [
    [
      'a card drawn in the open',
      telling(lanterns, (e) => (e.type === 'drawn' ? { card: (e.secret as { card?: number } | undefined)?.card } : {})),
      /“\d draw” tells (seat \d|the spectator) more than its view shows: events\[0\]\.card: \d+ ≠ \d+/,
    ],
  ],
  'secrecy.intent': [
    [
      'a bid in the open',
      telling(bids, (e) => ({ ...e.secret })),
      /events tell the spectator “\d bid number=\d” from “\d bid number=\d”: events\[0\]\.number: \d ≠ \d/,
    ],
  ],
  'secrecy.address': [
    ['a secret for nobody here', telling(bids, () => ({ secret: { to: [7] } })), /the secret of “\w+” goes to \[7\]/],
  ],

  'worlds.whole': [
    [
      'a world with a card missing',
      guessing(lanterns, () => ({ deck: [] })),
      /a world of the spectator: it is not the true one: \.inventory\.cards: 12 ≠ \d/,
    ],
    [
      'a world that is not plain',
      guessing(dice, () => ({ more: undefined })),
      /a world of the spectator: \.more is undef/,
    ],
  ],
  'worlds.repeat': [
    [
      'a world that remembers',
      guessing(dice, () => ({ sum: ++calls })),
      /two worlds of the spectator from one key differ/,
    ],
  ],
  'worlds.value': [
    [
      'a world that is remembered by its view',
      remembering(lanterns),
      /in an object that held another one before: state\./,
    ],
  ],
  'worlds.options': [
    [
      'a view with a copy',
      { ...bids, view: (s, seat) => ({ ...bids.view(s, seat), options: { ...s.options } }) },
      /the view of .* holds a copy/,
    ],
    ['a world with a copy', guessing(bids, (v) => ({ options: { ...v.options } })), /a world of .* holds a copy/],
  ],
  'worlds.apart': [
    [
      'a world with the lists of its view',
      guessing(bids, (v) => ({ used: v.used })),
      /the view of the spectator is changed: TypeError/,
    ],
    [
      'a view that is used up',
      {
        ...bids,
        determinize(v, key) {
          v.points.sort();
          return bids.determinize(v, key);
        },
      },
      /the view of the spectator is changed: TypeError/,
    ],
  ],
  'worlds.playable': [
    ['a world without end', guessing(dice, () => ({ left: 1e6 })), /a world of \w.*: it goes on after 60 decisions/],
    [
      'a world that is stuck',
      guessing(bids, () => ({ used: [[1, 2, 3, 4], [], [], []] })),
      /seat 0 has no legal action/,
    ],
  ],

  'undo.marked': [
    [
      'a card drawn in silence',
      telling(lanterns, () => ({ reveals: undefined })),
      /after “\d \w+.*” seat \d sees what no event marks as revealed: view\.hands/,
    ],
    [
      'numbers turned over in silence',
      telling(bids, () => ({ reveals: undefined })),
      /after “\d bid number=\d” (seat \d|the spectator) sees what no event marks as revealed: view\.(used|points)/,
    ],
  ],
  'undo.returns': [
    [
      'a state that comes from elsewhere',
      then(dice, (s) => {
        s.points += ++calls;
      }),
      /seat 0 takes back to decision \d+ of \d+: state\.points: \d+ ≠ \d+/,
    ],
  ],
  'undo.stream': [
    [
      'a counter that goes back',
      then(dice, (s) => {
        if (s.sum > 5) s.rng.n = 0;
      }),
      /rng\.n went from [1-9]\d* to 0/,
    ],
  ],
  'undo.chance': [
    [
      'a die that is looked at before it is rolled',
      then(dice, (s) => {
        if (s.sum === 0) s.points += below({ ...s.rng }, 6);
      }),
      /another key leads elsewhere: state\.points: \d+ ≠ \d+/,
    ],
    [
      'an event that tells the next die',
      {
        ...dice,
        apply(s, seat, a, emit) {
          dice.apply(s, seat, a, (e) => emit({ ...e, next: below({ ...s.rng }, 6) }));
        },
      },
      /another key tells something else: events\[0\]\.next: \d ≠ \d/,
    ],
  ],

  conservation: [
    [
      'coins from nowhere',
      then(haggle, (s) => {
        if (s.coins[0] > 6) s.coins[0]++;
      }),
      /at the start ≠ now: inventory\.coins: 12 ≠ 13/,
    ],
    ['less than nothing', { ...dice, inventory: () => ({ dice: -1 }) }, /there are -1 of “dice”/],
  ],

  'record.notation': [
    [
      'a name that cannot be written',
      { ...dice, candidates: () => [{ type: 'roll', 'with care': true }, { type: 'bank' }] },
      /“roll with care=true” is no action: expected “=”/,
    ],
    [
      'a number that reads as a word',
      { ...dice, candidates: () => [{ type: 'roll', high: Number.POSITIVE_INFINITY }, { type: 'bank' }] },
      /“roll high=Infinity” reads as another action: action\.high: null ≠ "Infinity"/,
    ],
  ],
  'record.verifies': [
    [
      'a result that JSON forgets',
      { ...dice, outcome: (s) => dice.outcome(s) && outcomeOf([Number.POSITIVE_INFINITY], [1]) },
      /result: .* should be null, or points, places and winners/,
    ],
    [
      'a state that comes from elsewhere',
      then(dice, (s) => {
        s.points += ++calls;
      }),
      /state: the actions lead to another state than the one recorded|result: recorded as/,
    ],
  ],
  'record.replays': [
    ['events that count', telling(dice, () => ({ n: ++calls })), /played ≠ replayed: \.events\[0\]\.n: \d+ ≠ \d+/],
  ],

  'words.rules': [
    ['a rule without words', { ...dice, rules: { 'TOYS-X-1': { en: 'No.', fr: ' ' } } }, /TOYS-X-1 says nothing in fr/],
    [
      'a value in one language only',
      { ...dice, rules: { 'TOYS-X-1': { en: 'No {card}.', fr: 'Non.' } } },
      /TOYS-X-1 has the values card ≠/,
    ],
  ],
  'words.reasons': [
    [
      'an unknown rule',
      { ...dice, check: (s, seat, a) => (a.type === 'bank' ? { rule: 'TOYS-X-1' } : dice.check(s, seat, a)) },
      /“bank” is refused by TOYS-X-1, which is no rule of dice/,
    ],
    [
      'a value that is missing',
      { ...dice, check: (s, seat, a) => (a.type === 'bank' ? { rule: 'TOYS-ROLL-1' } : dice.check(s, seat, a)) },
      /en: “bank” is refused by TOYS-ROLL-1 without a value for \{sum\}/,
    ],
    [
      'a value that is none',
      {
        ...dice,
        check: (s, seat, a) =>
          a.type === 'bank' ? { rule: 'TOYS-ROLL-1', with: { sum: Number.NaN } } : dice.check(s, seat, a),
      },
      /en: “bank” is refused by TOYS-ROLL-1 has “NaN”/,
    ],
  ],
  'words.options': [
    [
      'an option without a name',
      { ...bids, options: { rounds: { ...bids.options.rounds, name: { en: 'Rounds', fr: '' } } } },
      /fr: options\.rounds\.name says nothing/,
    ],
    [
      'a default that is not allowed',
      { ...bids, defaults: { rounds: 9 } },
      /2 seats: options\.rounds: should be 1 to 4/,
    ],
  ],
  'words.table': [
    [
      'a table that shows a mistake',
      spoken(dice, 'table', () => 'Coins: undefined'),
      /en: table of .* has “undefined”/,
    ],
    ['a prompt without words', spoken(dice, 'prompt', () => ''), /en: prompt of the spectator says nothing/],
    [
      'a choice in one language',
      spoken(dice, 'action', (_, __, lang) => (lang === 'en' ? 'roll' : undefined)),
      /fr: “roll” is no text but undefined/,
    ],
  ],
  'words.events': [
    [
      'an event with a gap',
      spoken(bids, 'event', () => 'Laid {number}.'),
      /en: event “bid” for the spectator has “\{”/,
    ],
    [
      'an event that needs its secret',
      spoken(bids, 'event', (e: { secret: object }) => Object.keys(e.secret).join()),
      /threw TypeError: Cannot convert undefined or null to object/,
    ],
  ],
  'words.names': [
    [
      'a choice that counts the seats',
      spoken(bids, 'action', (a: { number: number }) => `lay ${a.number} against player 2`),
      /en: “bid number=1” says “player 2” of a seat that is called otherwise/,
    ],
  ],
  'words.points': [['points like objects', spoken(dice, 'points', () => `${{}}`), /en: \d+ points has “\[object”/]],
};

/** A toy that says something else. */
function spoken(game: AnyGame, part: keyof AnyGame['text'], say: (...given: never[]) => unknown): AnyGame {
  return { ...game, text: { ...game.text, [part]: say } };
}

/** What a law says against a game; undefined if it holds. */
function complaint(id: string, game: AnyGame, settings: Settings = { runs: 12 }): string | undefined {
  const law = LAWS.find((l) => l.id === id);
  if (!law) throw new Error(`no law ${id}`);
  return trialOf(game, settings, [law])(law);
}

describe('every law rejects a game that breaks it', () => {
  test('no law is left out', () => {
    expect(Object.keys(BROKEN)).toEqual(LAWS.map((law) => law.id));
  });
  for (const [id, games] of Object.entries(BROKEN)) {
    test.each(games.map(([what, game, says]) => ({ what, game, says })))(`${id}: $what`, ({ game, says }) => {
      expect(complaint(id, game)).toMatch(says);
    });
  }
});

describe('a trial', () => {
  const shy = then(lanterns, (s) => {
    if (s.played.length > 2 && s.played.includes(0)) s.deck.pop();
  });

  test('makes the match that breaks a law short, and says how to repeat it', () => {
    const said = complaint('conservation', shy) ?? '';
    expect(said).toContain('lanterns breaks the law conservation: every component is there at all times.');
    expect(said).toContain('2 seats, options {"hand":2,"bonus":true}, match seed ');
    const decisions = said.split('\n').filter((line) => line.startsWith('  '));
    expect(decisions.length).toBeLessThanOrEqual(13);
    expect(said).toContain(`after decision ${decisions.length}, “${decisions.at(-1)?.trim()}”`);
  });

  test('says the same of the same game every time', () => {
    expect(complaint('conservation', shy)).toEqual(complaint('conservation', shy));
  });

  test('tries other matches with another seed', () => {
    const open = { ...dice, view: (s: { rng: { key: readonly number[] } }) => ({ word: s.rng.key[0] }) };
    const seedOf = (seed: number) =>
      /match seed \d+/.exec(complaint('secrecy.key', open, { runs: 1, seed }) ?? '')?.[0];
    expect(seedOf(1)).toBe('match seed 1000');
    expect(seedOf(2)).toBe('match seed 2000');
  });

  test('says so when a game does not repeat itself', () => {
    let once = 0;
    const fickle = then(dice, (s) => {
      if (++once === 5) s.left = Number.NaN;
    });
    expect(complaint('data.plain', fickle)).toContain('only sometimes: the game does not repeat itself');
  });

  test('lets players play some of the matches, from what they see', () => {
    const seen = new Set<string>();
    const settings: Settings = {
      runs: 4,
      players: (game, view, seat, rng) => {
        seen.add(Object.keys(view as object).join());
        const s = game.determinize(view, rng.key);
        return [...game.candidates(s, seat)].filter((a) => !game.check(s, seat, a))[0];
      },
    };
    expect(complaint('progress.runs', dice, settings)).toBeUndefined();
    expect([...seen]).toEqual(['left,sum,points']);
  });

  test('blames a player that breaks the rules', () => {
    const said = complaint('progress.runs', dice, { players: () => ({ type: 'cheat' }) });
    expect(said).toContain('the player chose “cheat”, which is not legal');
    expect(said).toContain('bots');
  });
});

describe('events that tell more than views remember', () => {
  const open = telling(bids, (e) => ({ ...e.secret }));

  test('can be declared, with the reason', () => {
    expect(complaint('secrecy.intent', open)).toBeDefined();
    expect(complaint('secrecy.intent', open, { runs: 12, told: { bid: 'numbers lie open' } })).toBeUndefined();
    expect(complaint('secrecy.intent', open, { runs: 12, told: { turned: 'numbers lie open' } })).toBeDefined();
  });
  test('need a reason', () => {
    expect(() => laws(bids, { told: { bid: '' } })).toThrow('that “bid” tells more than views remember needs a reason');
  });
});

describe('exceptions', () => {
  test('name a law', () => {
    expect(() => laws(dice, { except: { 'data.nothing': 'why not' } })).toThrow('no law is called “data.nothing”');
  });
  test('need a reason', () => {
    expect(() => laws(dice, { except: { 'data.plain': ' ' } })).toThrow('the exception from data.plain needs a reason');
  });
});

laws(
  { ...dice, view: (s) => ({ ...dice.view(s, 0), luck: s.rng.n }), id: 'dice with an excuse' },
  { runs: 4, except: { 'secrecy.chance': 'a player of this toy may count the dice', 'secrecy.worlds': 'the same' } },
);

test('how many matches are tried can be said from outside', () => {
  expect(fromEnvironment({}, {})).toEqual({ runs: 20 });
  expect(fromEnvironment({ runs: 5, seed: 3 }, {})).toEqual({ runs: 5, seed: 3 });
  expect(fromEnvironment({ runs: 5 }, { STARBOARD_TEST: 'all' })).toEqual({ runs: 50 });
  expect(fromEnvironment({ seed: 3 }, { STARBOARD_TEST: 'all', LAWS_RUNS: '7', LAWS_SEED: '9' })).toEqual({
    runs: 7,
    seed: 9,
  });
});
