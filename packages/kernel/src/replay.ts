import type { AnyGame, GameEvent, Key, Seat } from './game.ts';
import { canonical, hash } from './hash.ts';
import { advance, type Match, outcome, start } from './match.ts';
import { parse } from './notation.ts';
import { readOptions } from './options.ts';
import { failure, formatProblems, printable, type Result, shown } from './problem.ts';
import type { Forfeit, MatchRecord } from './record.ts';
import { parseKey } from './rng.ts';
import { explain } from './text.ts';

/** One decision of a replayed match: the match after it, and what happened. */
export interface Replayed {
  readonly match: Match;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Opens a record for replay: the match before its first action. */
export function opened(game: AnyGame, r: MatchRecord): Result<Match> {
  if (r.game !== game.id)
    return failure(
      'game',
      `a record of ${r.game}, not of ${game.id}`,
      `un enregistrement de ${r.game}, pas de ${game.id}`,
    );
  if (r.version !== game.version) {
    const newer = r.version > game.version;
    return failure(
      'version',
      `played by ${newer ? 'newer' : 'older'} rules (version ${r.version}; this is ${game.version})`,
      `joué avec des règles plus ${newer ? 'récentes' : 'anciennes'} (version ${r.version} ; ici ${game.version})`,
    );
  }
  const options = readOptions(game, r.seats.length, r.options);
  if ('problems' in options) return options;
  const missing = Object.keys(game.defaults).filter((name) => !Object.hasOwn(r.options, name));
  if (missing.length > 0)
    return failure(
      'options',
      `missing: ${missing.join(', ')}; a record holds all options of its match`,
      `il manque : ${missing.join(', ')} ; un enregistrement contient toutes les options de sa partie`,
    );
  const cards = r.options.cards ? hash(r.options.cards) : undefined;
  if (cards !== r.cards)
    return failure(
      'cards',
      'the card set is not the one that was played',
      'le jeu de cartes n’est pas celui de la partie',
    );
  return { value: start(game, r.seats.length, options.value, parseKey(r.key) as Key) };
}

/** Replays action after action. Yields a problem, with the index and the rule it breaks, at the first that is not legal. */
export function* replay(game: AnyGame, r: MatchRecord): Generator<Replayed, Result<Match>> {
  const first = opened(game, r);
  if ('problems' in first) return first;
  let match = first.value;
  for (const [index, text] of r.actions.entries()) {
    const at = `actions[${index}]`;
    const [, seat, notation] = /^(\d+) (.*)$/s.exec(text) ?? [];
    const action = parse(notation ?? '');
    if ('problems' in action)
      return failure(at, formatProblems(action.problems, 'en'), formatProblems(action.problems, 'fr'));
    const next = advance(match, Number(seat), action.value);
    if ('violation' in next) {
      const { rule } = next.violation;
      return failure(
        at,
        `“${printable(text)}” breaks ${rule}: ${explain(game, next.violation, 'en')}`,
        `« ${printable(text)} » enfreint ${rule} : ${explain(game, next.violation, 'fr')}`,
      );
    }
    match = next.match;
    yield { match, seat: Number(seat), events: next.events };
  }
  return { value: match };
}

/** Replays all of a record and compares its result and last state: the match, or the first thing that is wrong. */
export function verify(game: AnyGame, r: MatchRecord): Result<Match> {
  const steps = replay(game, r);
  let next = steps.next();
  while (!next.done) next = steps.next();
  if ('problems' in next.value) return next.value;
  const match = next.value.value;
  const result = outcome(match) ?? null;
  const forfeit = r.result && 'forfeit' in r.result ? forfeitProblem(r.result, match) : undefined;
  if (forfeit) return forfeit;
  if (!(r.result && 'forfeit' in r.result) && canonical(result) !== canonical(r.result)) {
    return failure(
      'result',
      `recorded as ${shown(r.result)}, but the actions lead to ${shown(result)}`,
      `noté ${shown(r.result)}, mais les actions mènent à ${shown(result)}`,
    );
  }
  if (hash(match.state) !== r.state) {
    return failure(
      'state',
      'the actions lead to another state than the one recorded',
      'les actions mènent à un autre état que celui noté',
    );
  }
  return next.value;
}

/** What cannot be true of a match that was given up: the actions themselves do not show it. */
function forfeitProblem({ seat, winners }: Forfeit, match: Match): Result<Match> | undefined {
  if (outcome(match))
    return failure(
      'result',
      'given up, but the actions lead to the end',
      'un forfait, mais les actions mènent à la fin',
    );
  const seated = [seat, ...winners].every((s) => s < match.seats);
  return seated && !winners.includes(seat)
    ? undefined
    : failure(
        'result',
        'the seat that gave up and the winners should be different seats of the match',
        'la place qui abandonne et les gagnants devraient être des places différentes de la partie',
      );
}
