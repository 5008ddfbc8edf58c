import { automataOf, BOTS, type Bot, botNamed } from '@starboard/bots';
import type { AnyGame, Lang, Names, Seat } from '@starboard/kernel';
import { EXEC, execBot } from './execBot.ts';
import { usualSeats } from './games.ts';
import { optionsFrom } from './options.ts';
import { didYouMean } from './spelling.ts';
import { fail, UserError } from './userError.ts';

/** A person at this terminal. */
export const YOU = 'you';
/** The rules of the game, which play the seat by themselves. */
export const AUTOMATON = 'automaton';
export type Player = Bot | typeof YOU | typeof AUTOMATON;

/** The bots of a list such as `medium,random`. */
export function botsNamed(list: string, limit?: number): Bot[] {
  const known = BOTS.map((bot) => bot.name);
  return words(list).map((name) => outsideOrOurs(name, limit) ?? unknown(name, known));
}

/** The bot that a name or `exec:COMMAND` stands for. */
export function outsideOrOurs(name: string, limit?: number): Bot | undefined {
  return name.startsWith(EXEC) ? execBot(name, limit) : botNamed(name);
}

/** The players of a list such as `you,medium`. */
export function playersNamed(list: string, limit?: number): Player[] {
  return words(list).map((name) => (name.startsWith(EXEC) ? execBot(name, limit) : playerNamed(name)));
}

/** A player by name: you, an automaton, or one of our bots. */
export function playerNamed(name: string): Player {
  const known = [YOU, ...BOTS.map((bot) => bot.name)];
  return name === YOU || name === AUTOMATON ? name : (botNamed(name) ?? unknown(name, known));
}

/** Who sits where, and the complete options of the match. */
export interface Seating<P extends Player> {
  readonly options: object;
  readonly players: readonly (P | typeof AUTOMATON)[];
}

/** What is asked of a seating. */
export interface Wanted<P extends Player> {
  readonly named: readonly P[];
  /** How many seats; left out, as many as the names and the automata need. */
  readonly seats?: number | undefined;
  /** Options as texts such as `first=random`. */
  readonly option: readonly string[];
  /** Options that came from elsewhere. */
  readonly extra?: object;
  /** Whether a single name fills all seats that decide. */
  readonly fill?: boolean;
}

/** Seats the named players; automata have their seats by the options and need no name. */
export function seatingFor<P extends Player>(game: AnyGame, wanted: Wanted<P>): Seating<P> {
  const seats = wanted.seats ?? seatsNeeded(game, wanted);
  const options = optionsFrom(game, seats, wanted.option, wanted.extra);
  return { options, players: seated(game, options, seats, wanted) };
}

/** One seat for each name; where the options do not allow that, one more for each of their automata. */
export function seatsNeeded<P extends Player>(game: AnyGame, { named, option, extra, fill }: Wanted<P>): number {
  const least = fill && named.length === 1 ? usualSeats(game) : named.length;
  for (let seats = least; seats <= game.seats[1]; seats++) {
    const options = readable(game, seats, option, extra);
    if (!options) continue;
    const deciding = seats - automataOf(game, options).length;
    if (seats === least || deciding === named.length || (fill && named.length === 1)) return seats;
  }
  return least;
}

function readable(game: AnyGame, seats: number, option: readonly string[], extra?: object): object | undefined {
  try {
    return optionsFrom(game, seats, option, extra);
  } catch (e) {
    if (e instanceof UserError) return undefined;
    throw e;
  }
}

function seated<P extends Player>(
  game: AnyGame,
  options: object,
  seats: number,
  { named, fill }: Wanted<P>,
): (P | typeof AUTOMATON)[] {
  const automata = automataOf(game, options);
  const deciding = seats - automata.length;
  const rest = fill && named.length === 1 ? Array.from({ length: deciding }, () => named[0]) : [...named];
  if (rest.length === seats) return allNamed(rest, automata);
  if (rest.length !== deciding) {
    fail(
      `${rest.length} players do not fit ${deciding} seats.`,
      `${rest.length} joueurs ne vont pas à ${deciding} places.`,
    );
  }
  const players: (P | typeof AUTOMATON)[] = [];
  if (rest.includes(AUTOMATON as P)) noAutomaton(rest.indexOf(AUTOMATON as P));
  for (let seat = 0; seat < seats; seat++) players.push(automata.includes(seat) ? AUTOMATON : (rest.shift() as P));
  return players;
}

/** Where a name was given for every seat, a bot's gives way to an automaton. */
function allNamed<P extends Player>(named: readonly P[], automata: readonly Seat[]): (P | typeof AUTOMATON)[] {
  return named.map((player, seat) => {
    if (!automata.includes(seat)) return player === AUTOMATON ? noAutomaton(seat) : player;
    if (player !== YOU) return AUTOMATON;
    return fail(
      `Seat ${seat + 1} is an automaton’s: nobody else can sit there.`,
      `La place ${seat + 1} est celle d’un automate : personne d’autre ne peut s’y asseoir.`,
    );
  });
}

function noAutomaton(seat: Seat): never {
  return fail(
    `Seat ${seat + 1} is no automaton’s: the options of the match say which seats are.`,
    `La place ${seat + 1} n’est pas celle d’un automate : les options de la partie disent lesquelles le sont.`,
  );
}

/** What a player is called where players are listed, in a record (English) or in a language. */
export function playerName(player: Player, seat: Seat, lang: Lang = 'en'): string {
  if (player === AUTOMATON) return `${lang === 'fr' ? 'automate' : 'automaton'} ${seat + 1}`;
  if (player === YOU) return lang === 'fr' ? 'vous' : YOU;
  return player.name;
}

/**
 * What the texts of a game call the seats. A person at this terminal has no name there, so that the game says “you” to the
 * one who reads and a number of anybody else. Equal names are told apart by the number of the seat.
 */
export function namesInTexts(names: readonly string[]): Names {
  return names.map((name, seat) => {
    if (name === YOU || name === 'vous') return undefined;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`;
  });
}

/** A comma parts names; within quotes it belongs to the command of an outside bot. */
function words(list: string): string[] {
  return list.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((word) => word.trim());
}

function unknown(name: string, known: readonly string[]): never {
  const hint = didYouMean(name, known);
  fail(
    `“${name}” cannot take a seat.${hint.en} Those who can are: ${known.join(', ')}.`,
    `« ${name} » ne peut pas prendre place.${hint.fr} Peuvent le faire : ${known.join(', ')}.`,
  );
}
