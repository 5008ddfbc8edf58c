import { choices, keyFromSeed, LANGS, legal, pick, rngOf, silent } from '@starboard/kernel';
import { type Action, aimOf, cardName, game, type View } from '@starboard/siege';
import { describe, expect, test } from 'vitest';
import { idle, label, outcome } from '../../src/games/siege/labels.ts';
import { legend } from '../../src/games/siege/legend.ts';
import { headline } from '../../src/games/siege/stage.tsx';
import { numberOf } from '../../src/games/siege/words.ts';

const NAMES = ['', 'Rigel'];

/** The positions of some random matches, as the seat that decides sees them. */
function* positions() {
  for (let i = 0; i < 6; i++) {
    const rng = rngOf(keyFromSeed(`labels ${i}`));
    const s = game.setup(2, game.defaults, keyFromSeed(`labels ${i}`));
    for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
      yield { s, seat, view: game.view(s, seat) as View };
      game.apply(s, seat, pick(rng, legal(game, s, seat)), silent);
    }
  }
}

describe('what buttons say', () => {
  test('a Decoy thrown away is called as on its card, and tells the aim that follows', () => {
    let seen = 0;
    for (const { s, seat, view } of positions()) {
      for (const action of legal(game, s, seat)) {
        if (action.type !== 'discardDecoy') continue;
        const after = game.clone(s);
        game.apply(after, seat, action, silent);
        expect(label(action, view, 'en', NAMES)).toBe(
          `throw away ${cardName(action.card).en} → aim ${numberOf(aimOf(after, seat))}`,
        );
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('the numbers of a soldier say who does what and where it leads, in every language', () => {
    let seen = 0;
    for (const { s, seat, view } of positions()) {
      for (const { action, violation } of choices(game, s, seat)) {
        if ((action as Action).type !== 'chooseNumber' || violation) continue;
        for (const lang of LANGS) expect(label(action as Action, view, lang, NAMES)).toMatch(/ \d( → \S+ \d.*)?$/);
        expect(outcome(action as Action, view, 'en', NAMES)).toMatch(/then (you aim at \d|one more)/);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('only numbers that no card prints are idle', () => {
    for (const { s, seat } of positions()) {
      for (const { action, violation } of choices(game, s, seat))
        if (violation && idle(violation)) expect((action as Action).type).toBe('chooseNumber');
    }
  });

  test('an alien that moves is told from one that is deployed', () => {
    const [{ view }] = positions();
    const card = 'antillian/marshal';
    const moved = (lang: 'en' | 'fr') => headline({ type: 'move', seat: 1, card, from: 4, to: 5 }, view, lang);
    expect(moved('en')).toBe('moves Undertow Marshal from 4 to 5');
    expect(moved('fr')).toBe('déplace Maréchale du ressac de 4 en 5');
    expect(headline({ type: 'deploy', seat: 1, card, planet: 5 }, view, 'en')).toBe('Undertow Marshal → planet 5');
  });

  test('the legend speaks of four signs in every language', () => {
    const [{ view }] = positions();
    for (const lang of LANGS) expect(new Set(legend(view, lang).map(({ text }) => text)).size).toBe(4);
  });
});
