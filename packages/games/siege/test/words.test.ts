import { choices, eventsFor, keyFromSeed, LANGS, legal, type Names, pick, rngOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, effectText, FACE_WORDS, game, roleText } from '../src/index.ts';
import { type Scenario, scenario } from '../src/scenario.ts';

const NAMES: Names = ['Ada', 'Vega'];

/** The log of a move for a reader. */
function log(t: Scenario, reader: 0 | 1 | null, lang: 'en' | 'fr' = 'en', names?: Names): (string | undefined)[] {
  return eventsFor(t.events, reader).map((e) => game.text.event(e, reader, lang, names));
}

describe('people', () => {
  test('are called by their names, and the reader is still you', () => {
    const t = scenario({ p1: { hand: 'ED12 1' } }).play('deploy ED12', 'chooseNumber 2');
    expect(log(t, 0, 'en', NAMES)).toEqual(['You choose 2.', 'Vega draws 2.']);
    expect(log(t, null, 'fr', NAMES)).toEqual(['Ada choisit 2.', 'Vega pioche 2 cartes.']);
    expect(log(t, 0)).toEqual(['You choose 2.', 'Player 2 draws 2.']);
    expect(log(t, null)).toEqual(['Player 1 chooses 2.', 'Player 2 draws 2.']);
  });

  test('are called by their names in what a planet effect is used for', () => {
    const t = scenario({ p1: { hand: 'DECOY 1' } }).play('deploy DECOY', 'activate 2');
    expect([log(t, 0, 'en', NAMES), log(t, 1, 'en', NAMES), log(t, 1, 'fr', NAMES)]).toEqual([
      ['You use Cordontion to make Vega deploy a random alien next turn.'],
      ['Ada uses Cordontion to make you deploy a random alien next turn.'],
      ['Ada utilise Cordontion pour vous obliger à déployer un alien au hasard au prochain tour.'],
    ]);
    expect(log(t, null, 'fr', NAMES)).toEqual([
      'Ada utilise Cordontion pour obliger Vega à déployer un alien au hasard au prochain tour.',
    ]);
  });

  test('are called by their names in prompts and on the table', () => {
    const t = scenario({ p1: { hand: 'EX12 1' } }).play('deploy EX12');
    const prompt = (seat: 0 | 1 | null, lang: 'en' | 'fr', names?: Names) =>
      game.text.prompt(game.view(t.s, seat), seat, lang, names);
    expect(prompt(0, 'en', NAMES)).toBe('How many for Vega: discard 1 or 2?');
    expect(prompt(0, 'en')).toBe('How many for Player 2: discard 1 or 2?');
    expect(prompt(1, 'fr', NAMES)).toBe('En attente d’Ada.');
    expect(prompt(null, 'fr')).toBe('En attente du joueur 1.');
    expect(game.text.table(game.view(t.s, 0), 'en', NAMES)).toMatch(/^Vega, Morkolytes: hand 4/m);
  });

  test('are told what makes them discard, whoever played it', () => {
    const prompt = (t: Scenario, seat: 0 | 1, lang: 'en' | 'fr' = 'en') =>
      game.text.prompt(game.view(t.s, seat), seat, lang, NAMES);
    const theirs = scenario({ p1: { hand: 'EX12 1' } }).play('deploy EX12', 'chooseNumber 2');
    expect(prompt(theirs, 1)).toBe('Ada’s Stingray Lancer: discard 2 cards.');
    expect(prompt(theirs, 1, 'fr')).toBe('Lancier raie d’Ada : défaussez 2 cartes.');
    const own = scenario({ p1: { hand: 'X12 4' } }).play('deploy X12', 'chooseNumber 1');
    expect(prompt(own, 0)).toBe('Moltguard: discard 1 card.');
    const spent = scenario({ p1: { hand: 'DECOY EX12 4' } }).play('deploy DECOY', 'activate EX12 6', 'chooseNumber 1');
    expect(prompt(spent, 1)).toBe('Ada’s Stingray Lancer: discard 1 card.');
  });

  test('are named in what cards and planets do, and only a card by itself speaks of an opponent', () => {
    const vega = { start: 'Vega', name: 'Vega', of: 'de Vega', to: 'à Vega' };
    expect(effectText('enemy-draw-1-2', 'fr', vega)).toBe('Vega pioche 1 ou 2 cartes.');
    expect(effectText('clio', 'fr', vega)).toBe('Donnez à Vega jusqu’à 3 cartes de votre main.');
    expect(effectText('clio', 'en')).toBe('Give the opponent up to 3 cards from your hand.');
    expect(roleText('enemy-draw-1-2', 'fr', vega)).toBe('Vega : pioche 1–2');
    expect(roleText('enemy-draw-1-2', 'en')).toBe('Opponent: draw 1–2');
    expect(FACE_WORDS.valtinia.text.en).toBe('Exchange the opponent’s siege forces at two planets.');
  });

  test('are given cards by name', () => {
    const t = scenario({ sides: 'aaaaabaa', p1: { hand: 'DECOY 5' } }).play('deploy DECOY', 'activate 6', 'give D12');
    expect([log(t, 0, 'en', NAMES), log(t, 1, 'fr', NAMES)]).toEqual([
      ['You give Tide Herald (Draw 1–2) to Vega.'],
      ['Ada vous donne Héraut des marées (Pioche 1–2).'],
    ]);
  });

  test('are named in what a card is: whom it reaches from the hand it lies in', () => {
    const t = scenario({ p1: { hand: 'ED12 1' } }).play('deploy ED12');
    const [reader, other] = [log(t, 0, 'en', NAMES), log(t, 1, 'fr', NAMES)];
    expect(reader[0]).toBe('You deploy Lure Dancer (Vega: draw 1–2) to planet 2.');
    expect(other[0]).toBe('Ada déploie Danseuse d’appât (Vous : pioche 1–2) sur la planète 2.');
    const gift = scenario({ sides: 'aaaaabaa', p1: { hand: 'DECOY ED12 4' } }).play(
      'deploy DECOY',
      'activate 6',
      'give ED12',
    );
    expect(log(gift, 0, 'en', NAMES)[0]).toBe('You give Lure Dancer (You: draw 1–2) to Vega.');
  });

  test('are never “the enemy” or “the opponent” beside their names, nor a number', () => {
    const nameless =
      /\benemy|ennemi|opponent|adversaire|player \d|joueur \d|other player|autre joueur|\(other|de l’autre/i;
    const rng = rngOf(keyFromSeed('words'));
    for (let match = 0; match < 4; match++) {
      const s = game.setup(2, game.defaults, keyFromSeed(`words ${match}`));
      while (game.actors(s).length > 0) {
        const [seat] = game.actors(s);
        const events: Event[] = [];
        for (const lang of LANGS) {
          for (const reader of [0, 1, null]) {
            const view = game.view(s, reader);
            expect(game.text.prompt(view, reader, lang, NAMES)).not.toMatch(nameless);
            if (reader !== null) expect(game.text.table(view, lang, NAMES)).not.toMatch(nameless);
            if (reader === seat)
              for (const { action } of choices(game, s, seat))
                expect(game.text.action(action, view, lang, NAMES)).not.toMatch(nameless);
          }
        }
        game.apply(s, seat, pick(rng, legal(game, s, seat)), (e) => events.push(e));
        for (const lang of LANGS)
          for (const reader of [0, 1, null])
            for (const e of eventsFor(events, reader))
              expect(game.text.event(e, reader, lang, NAMES) ?? '').not.toMatch(nameless);
      }
    }
  });
});

test('SIEGE-RULING-46: a protected enemy is mentioned, also where the soldier still affects who deployed it', () => {
  const shielded = { enemyShielded: true };
  const taltuva = scenario({ active: 1, sides: 'aaabaaaa', p2: { hand: 'ED12 3', pending: shielded } });
  taltuva.play('deploy ED12', 'declare true');
  expect(taltuva.step).toBe('chooseNumber');
  expect(log(taltuva, 1, 'en', NAMES).at(-1)).toBe('Ada is protected from the soldier.');
  expect(log(taltuva, 0, 'fr').at(-1)).toBe('Vous êtes à l’abri du soldat.');
  const ambyria = scenario({ active: 1, p2: { hand: 'D34 3', pending: shielded } }).play('deploy D34', 'declare true');
  expect(log(ambyria, 1).at(-1)).toBe('Player 1 is protected from the soldier.');
});
