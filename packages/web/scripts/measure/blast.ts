import { ask, thumb } from '@starboard/bots';
import { advance, keyFromSeed, type Match, rngOf, start } from '@starboard/kernel';
import { consequence, game } from '@starboard/scramble';
import { type Saved, saved } from '../../test/help/saved.ts';

/** As many as a shot with every effect can hit is seven; so many are found soon. */
const HITS = 6;
const TRIES = 400;

/** A match of Scramble in which the first pilot is about to hit many Invaders at once, as the browser stores it. */
export function fullBlast(): Saved {
  for (let i = 0; i < TRIES; i++)
    for (const match of played(`blast ${i}`)) if (hits(match) >= HITS) return asSaved(match);
  throw new Error('no shot hits so many');
}

/** Every position of a match of four that plays by the rule of thumb. */
function* played(seed: string): Generator<Match> {
  const rng = rngOf(keyFromSeed(`bots ${seed}`));
  let match: Match = start(game as never, 4, game.defaults, keyFromSeed(seed));
  for (;;) {
    yield match;
    const [seat] = game.actors(match.state as never);
    if (seat === undefined) return;
    const next = advance(match, seat, ask(thumb, game as never, match.state, seat, rng));
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

function hits({ state }: Match): number {
  const [seat] = game.actors(state as never);
  if (seat !== 0) return 0;
  const view = game.view(state as never, seat);
  if (view.stack.at(-1)?.step !== 'fire') return 0;
  const events = consequence(view, seat, { type: 'fire' })?.events ?? [];
  return events.filter(({ type }) => type === 'destroy' || type === 'damage').length;
}

function asSaved(match: Match): Saved {
  const bots = ['Vega', 'Rigel', 'Altair'].map((name) => ({ kind: 'bot', name, level: 'easy' }) as const);
  return saved(match, [{ kind: 'person', name: 'You' }, ...bots]);
}
