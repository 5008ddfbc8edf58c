import { botNamed } from '@starboard/bots';
import { formatProblems, type Match, type MatchRecord, outcome, type Problem, verify } from '@starboard/kernel';
import { readText } from './files.ts';
import { AUTOMATON, type Player, playersNamed, YOU } from './players.ts';
import { recordedIn } from './recorded.ts';
import { fail } from './userError.ts';

/** A saved match to be played on, with who sat there unless others are named. */
export async function resumed(
  file: string,
  seats: string | undefined,
  limit?: number,
): Promise<{ readonly match: Match; readonly players: readonly Player[] }> {
  const { record, match } = await verified(file);
  if (outcome(match) || record.result) return fail(`${file}: that match is over.`, `${file} : cette partie est finie.`);
  const names = record.seats.map(({ name }) => name);
  const players = seats === undefined ? names.map((name) => playerCalled(name, names)) : playersNamed(seats, limit);
  if (players.length !== match.seats) {
    fail(
      `--seats names ${players.length}, but ${match.seats} sit in this match.`,
      `--seats en nomme ${players.length}, mais cette partie a ${match.seats} places.`,
    );
  }
  return { match, players };
}

/** A record whose actions lead to what it says. */
async function verified(file: string): Promise<{ readonly record: MatchRecord; readonly match: Match }> {
  const wrong = (problems: readonly Problem[]) =>
    fail(`${file}: ${formatProblems(problems, 'en')}`, `${file} : ${formatProblems(problems, 'fr')}`);
  const recorded = await recordedIn(readText(file));
  if ('problems' in recorded) return wrong(recorded.problems);
  const { game, record } = recorded.value;
  const match = verify(game, record);
  return 'problems' in match ? wrong(match.problems) : { record, match: match.value };
}

/** Who sat there, as far as a name tells. */
function playerCalled(name: string, names: readonly string[]): Player {
  if (name === YOU) return YOU;
  if (name.startsWith(AUTOMATON)) return AUTOMATON;
  const list = names.join(', ');
  // A program is run because somebody here names it, never because a file does.
  return (
    botNamed(name) ??
    fail(
      `Who plays on for ${list}? Say it with --seats, such as --seats you,medium.`,
      `Qui joue à la place de ${list} ? Dites-le avec --seats, par exemple --seats you,medium.`,
    )
  );
}
