import { keyFromSeed, legal, pick, rngOf, silent } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { game, PILOTS, type StepName } from '../src/index.ts';
import { playing } from './playing.ts';

/** The longest lists of the ledger’s section 8; without Wormhole Sling a move has at most 10 options. */
const MOST: Partial<Record<StepName, number>> = {
  placeStarfighter: 10,
  drawOrCooldown: 2,
  purge: 2,
  placeGem: 5,
  move: 19,
  fire: 2,
  placeAssist: 7,
  convert: 13,
  energize: 6,
  upgrade: 26,
  breakWeapon: 4,
};

/** `BOUNDS_MATCHES=10000` in the environment tries as many as the ledger's promise was checked with. */
const MATCHES = Number(process.env.BOUNDS_MATCHES ?? 150);

describe('decisions stay short', () => {
  test('no list of a random match is longer than the ledger’s bound', { timeout: 600_000 }, () => {
    for (let n = 0; n < MATCHES; n++) {
      const s = game.setup(2 + (n % 3), { ...game.defaults, experienced: n % 2 === 1 }, keyFromSeed(`bounds ${n}`));
      const rng = rngOf(keyFromSeed(`choices ${n}`));
      while (s.stack.length > 0) {
        const [seat] = game.actors(s);
        const list = legal(game, s, seat);
        const step = s.stack[s.stack.length - 1].step;
        const jumps = s.pilots[seat].systems.length > 0;
        const most = step === 'move' && !jumps ? s.columns + 2 : (MOST[step] ?? 0);
        if (list.length > most) expect.fail(`${list.length} choices at ${step}, more than ${most}`);
        game.apply(s, seat, pick(rng, list), silent);
      }
    }
  });

  test('the longest list of all is seven Systems with three to replace, four repairs and the end', () => {
    const systems = ['s1-salvage-drone', 's1-trade-beacon', 's1-attitude-jets'];
    const broken = { outOfOrder: true };
    const t = playing({
      gem: 'red',
      pilots: [{ credits: 9, systems, weapons: { red: broken, blue: broken, yellow: broken, green: broken } }],
      track: {
        1: 's1-spotter-array',
        2: 's1-wormhole-sling',
        3: 's1-firing-brace',
        4: 's2-surge-capacitor',
        5: 's2-heat-sink',
        6: 's2-insulated-conduits',
        7: 's2-linked-fire',
      },
    }).play('draw', 'exchange');
    expect(t.legal()).toHaveLength(26);
    expect([...game.candidates(t.s, 0)]).toHaveLength(game.bounds.candidates);
  });

  test('the longest lists of moves, Assist tokens and conversions', () => {
    const far = { cards: ['g3-comet-drive', 'g2-blink-drive'] };
    const flying = (systems: readonly string[]) =>
      playing({ seats: 4, gem: 'green', pilots: [{ space: 4, systems, weapons: { green: far } }] }).play(
        'draw',
        'activate green',
      );
    expect([flying([]).legal().length, flying(['s1-wormhole-sling']).legal().length]).toEqual([10, 19]);
    const kinds = ['ravager', 'dreadnought'].flatMap((kind) => PILOTS.map((colour) => `${kind}-${colour}`));
    const hit = ['1,2', '1,3', '1,4', '2,2', '2,3', '2,4', '3,3'].map((at, i) => [at, kinds[i]]);
    const marked = { '3,5': ['lancer-teal', 1, 0], '3,6': ['lancer-white', 1, 0] } as const;
    const grid = { ...Object.fromEntries(hit), ...marked };
    const assisting = playing({
      gem: 'red',
      grid,
      pilots: [{ space: 3, assists: 1, weapons: { red: { cards: ['r3-grand-finale', 'b1-needle-lens'] } } }],
    }).play('draw', 'activate red', 'move 3', 'fire');
    expect(assisting.legal()).toHaveLength(7);
    const converting = playing({ gem: 'green', pilots: [{ exchanged: { red: 1, blue: 1, yellow: 1 } }] });
    expect(converting.play('draw', 'activate green', 'move 1').legal()).toHaveLength(13);
  });
});
