import { advance, keyFromSeed, legal, type MatchRecord, pick, record, rngOf, start } from '@starboard/kernel';
import { load } from '@starboard/registry';
import { expect, test } from 'vitest';
import { snapshotsOf } from '../../server/src/matches/snapshots.ts';
import { GAMES } from '../src/games/index.ts';
import { storedFilm } from '../src/online/storedFilm.ts';
import { type Eye, filmOf } from '../src/story/film.ts';

/** A match of random play with as many as the game takes, or its first decisions. */
async function played(id: string): Promise<{ readonly made: MatchRecord; readonly seats: number }> {
  const game = await load(id);
  if (!game) throw new Error('no game');
  const [, seats] = game.seats;
  const rng = rngOf(keyFromSeed(`film ${id}`));
  let match = start(game, seats, game.defaults, keyFromSeed(id));
  for (let i = 0; i < 60 && !game.outcome(match.state); i++) {
    const seat = pick(rng, game.actors(match.state));
    const next = advance(match, seat, pick(rng, legal(game, match.state, seat)));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
  return { made: record(match), seats };
}

test.each(GAMES.map(({ id }) => id))(
  '%s as it was kept looks as it does by its rules, through all eyes',
  async (id) => {
    const [game, entry] = [await load(id), GAMES.find((one) => one.id === id)];
    const skin = await entry?.skin?.();
    if (!game || !skin) throw new Error('no game');
    const { made, seats } = await played(id);
    const kept = snapshotsOf(game, made);
    if ('problems' in kept) throw new Error(kept.problems[0].text.en);
    const eyes: readonly Eye[] = ['open', null, ...Array.from({ length: seats }, (_, seat) => seat)];
    const film = filmOf(game, skin, made, eyes);
    if ('problems' in film) throw new Error(film.problems[0].text.en);
    // What is stored has been through JSON.
    const stored = storedFilm(JSON.parse(JSON.stringify(kept.value)), skin, made);
    expect(stored).toMatchObject({ name: film.value.name, seats, length: film.value.length });
    for (const eye of eyes) {
      expect(stored.moments(film.value.length, eye)).toEqual(film.value.moments(film.value.length, eye));
      for (let at = 0; at <= film.value.length; at++) expect(stored.view(at, eye)).toEqual(film.value.view(at, eye));
    }
  },
);
