import { ask, decidingSeats, withFallback } from '@starboard/bots';
import {
  type Action,
  equal,
  type Forfeit,
  formatKey,
  type Match,
  type Names,
  type Rng,
  type Seat,
  type Text,
  type UndoStop,
  undoLimit,
} from '@starboard/kernel';
import {
  actorsOf,
  begun,
  departure,
  type Host,
  hides,
  host,
  type Running,
  type Player as Seated,
} from '@starboard/table';
import { listed, type Question, questionFor, refusals, understood } from './choosing.ts';
import { columns } from './columns.ts';
import { AUTOMATON, namesInTexts, type Player, playerName, YOU } from './players.ts';
import { say, type Terminal } from './terminal.ts';
import { seatName, sentences } from './wording.ts';

/** A match being played at this terminal. */
interface Session {
  readonly io: Terminal;
  /** The names of all seats, for lists. */
  readonly names: readonly string[];
  /** What the texts of the game call the seats. */
  readonly called: Names;
  readonly host: Host;
  /** Who reads the screen: the seat of a person, or null for spectators. */
  reader: Seat | null;
}

/** How a match at this terminal ended: with `left` if a person quit or the input ended before its end. */
export interface Ended {
  readonly match: Match;
  readonly left?: Forfeit;
}

/** Plays a match to its end, or until a person quits. `changed` is told of the match whenever something happened to it. */
export async function playSession(
  io: Terminal,
  players: readonly Player[],
  { first, rng, changed }: { readonly first: Match; readonly rng: Rng; changed(match: Match): void },
): Promise<Ended> {
  const people = players.flatMap((player, seat) => (player === YOU ? [seat] : []));
  const reader = people.length === 1 ? people[0] : null;
  const names = players.map((player, seat) => playerName(player, seat, io.lang));
  const { game } = first;
  const table = host(begun(game, openingOf(first, players)), {
    store: async () => {},
    now: () => Date.now(),
    level: NOBODY_PLAYS_ON,
  });
  const { running } = table;
  const session: Session = { io, names, called: namesInTexts(names), host: table, reader };
  table.subscribe(() => changed(matchOf(running)));
  const failed = (bot: string) =>
    io.print(
      say(io, {
        en: `(${bot} failed; its seat takes the default action.)`,
        fr: `(${bot} a échoué ; sa place prend l’action par défaut.)`,
      }),
    );
  changed(first);
  while (!running.end) {
    const [seat] = actorsOf(running);
    const player = players[seat];
    if (player === AUTOMATON) throw new Error(`${game.id}: the automaton at seat ${seat} is asked to decide`);
    if (player === YOU && seat !== session.reader) await passScreen(session, seat, people);
    const action =
      player === YOU
        ? await decision(session, seat)
        : ask(withFallback(player, failed), game, running.state, seat, rng);
    if (!action) return { match: matchOf(running), left: await leave(table, seat) };
    await step(session, seat, action);
  }
  return { match: matchOf(running) };
}

/** The level of a bot that would play on for a person: at a terminal who leaves ends the session. */
const NOBODY_PLAYS_ON = '';

let commands = 0;

/** An id for a command to the host. */
function newId(): string {
  return `${++commands}`;
}

/** The match of a session as the host of a table starts it. */
function openingOf({ game, options, key }: Match, players: readonly Player[]): Running['opening'] {
  const seated = players.map((player, seat): Seated => {
    const name = playerName(player, seat);
    return player === YOU ? { kind: 'person', name } : { kind: 'bot', name, level: name };
  });
  return {
    id: 'terminal',
    game: game.id,
    version: game.version,
    options: options as Running['opening']['options'],
    key: formatKey(key),
    players: seated,
    created: Date.now(),
  };
}

/** The match as it stands; what follows does not change it. */
function matchOf({ game, opening, key, players, decisions, state }: Running): Match {
  const { options } = opening;
  return { game, seats: players.length, options, key, steps: [...decisions], state: game.clone(state) };
}

/** Plays an action and prints what happened for who reads. */
async function step(session: Session, seat: Seat, action: Action): Promise<void> {
  const { running } = session.host;
  const answer = await session.host.command({
    id: newId(),
    type: 'act',
    seat,
    action,
    asked: running.asked[seat] ?? -1,
  });
  if (answer !== 'done') throw new Error(`an illegal choice was offered: ${JSON.stringify(answer)}`);
  printEvents(session, running.decisions.length - 1);
}

/**
 * How a match ends that a seat leaves: of two who decide the other wins, of more or fewer nobody. The host says so too,
 * but where people play on among themselves; at a terminal nobody does.
 */
async function leave(table: Host, seat: Seat): Promise<Forfeit> {
  const { game, opening, players, end } = table.running;
  const others = decidingSeats(game, players.length, opening.options).filter((other) => other !== seat);
  const winners = others.length === 1 ? others : [];
  const follows = departure(players, seat, NOBODY_PLAYS_ON);
  if (!end && 'winners' in follows && equal(follows.winners, winners))
    await table.command({ id: newId(), type: 'leave', seat });
  return { forfeit: 'leave', seat, winners };
}

/** Prints what happened from a decision on, as who reads may see it. */
function printEvents(session: Session, from: number): void {
  for (const line of lines(session, from)) session.io.print(`· ${line}`);
}

function lines({ io, host: { running }, reader, called }: Session, from: number): string[] {
  const events = running.decisions.slice(from).flatMap((decision) => decision.events);
  return sentences(running.game, events, reader, { lang: io.lang, names: called });
}

/** Gives the screen to another person; with a pause and a wiped screen where somebody has something to hide. */
async function passScreen(session: Session, seat: Seat, people: readonly Seat[]): Promise<void> {
  const { io, names } = session;
  const { game, opening, state, decisions } = session.host.running;
  session.reader = seat;
  if (!people.some((person) => hides(game, opening.options, state, person))) return;
  const name = seatName(seat, names, io.lang);
  const pass = {
    en: `Pass the screen to ${name}. Press Enter when only that seat is looking.`,
    fr: `Passez l’écran à : ${name}. Appuyez sur Entrée quand cette place est seule à regarder.`,
  };
  await io.ask(`\n${say(io, pass)} `);
  io.clear();
  printEvents(session, decisions.findLastIndex((d) => d.seat === seat) + 1);
}

/** Asks a person until it decides; undefined when it quits or the input ends. */
async function decision(session: Session, seat: Seat): Promise<Action | undefined> {
  const { io } = session;
  const { running } = session.host;
  let question = questionFor(running, seat, session.called);
  // Within a turn the events say what changed; the table stands once at its start, and again whenever asked for.
  if (running.decisions.at(-1)?.seat !== seat) io.print(`\n${table(question, io)}`);
  io.print(`\n${prompt(question, io)}`);
  for (;;) {
    const line = (await io.ask('> '))?.trim();
    if (line === undefined || line === 'q') return undefined;
    if (line === '') continue;
    if (line === 't') io.print(`${table(question, io)}\n\n${prompt(question, io)}`);
    else if (line === 'l') io.print(log(session));
    else if (line.startsWith('?')) io.print(help(question, line.slice(1).trim(), io));
    else if (line === 'u') {
      const before = running.seq;
      io.print(await takeBack(session, seat));
      if (running.seq === before) continue;
      question = questionFor(running, seat, session.called);
      io.print(`\n${prompt(question, io)}`);
    } else {
      const meant = understood(line, question, io);
      if ('action' in meant) return meant.action;
      io.print(meant.why);
    }
  }
}

function table({ game, view, names }: Question, io: Terminal): string {
  return game.text.table(view, io.lang, names);
}

function prompt(question: Question, io: Terminal): string {
  const { game, view, seat, names } = question;
  return `${io.bold(game.text.prompt(view, seat, io.lang, names))}\n${listed(question, io)}`;
}

/** Everything that happened so far, as who reads may see it. */
function log(session: Session): string {
  const all = lines(session, 0);
  return all.length > 0
    ? all.join('\n')
    : say(session.io, { en: 'Nothing has happened yet.', fr: 'Rien ne s’est encore passé.' });
}

/** Takes back the seat's last decision if it may, and says how far it could go on. */
async function takeBack({ io, host: table }: Session, seat: Seat): Promise<string> {
  const { decisions } = table.running;
  const limit = undoLimit(decisions, seat);
  const answer = await table.command({ id: newId(), type: 'undo', seat, keep: decisions.length - 1 });
  if (answer !== 'done') return say(io, STOPS[limit.stop]);
  const more = decisions.length - limit.to;
  const taken = {
    en: `Taken back. ${more > 0 ? `You can take back ${more} more.` : STOPS[limit.stop].en}`,
    fr: `Repris. ${more > 0 ? `Vous pouvez en reprendre encore ${more}.` : STOPS[limit.stop].fr}`,
  };
  return say(io, taken);
}

/** Why nothing more can be taken back. */
const STOPS: Readonly<Record<UndoStop, Text>> = {
  start: { en: 'There is nothing before this to take back.', fr: 'Il n’y a rien à reprendre avant ceci.' },
  otherSeat: {
    en: 'Nothing further can be taken back: another seat decided before this.',
    fr: 'On ne peut rien reprendre de plus : une autre place a décidé avant ceci.',
  },
  chance: {
    en: 'Nothing further can be taken back: chance had its say before this.',
    fr: 'On ne peut rien reprendre de plus : le hasard a parlé avant ceci.',
  },
  revealed: {
    en: 'Nothing further can be taken back: something hidden was shown before this.',
    fr: 'On ne peut rien reprendre de plus : quelque chose de caché a été montré avant ceci.',
  },
};

const COMMANDS: readonly (readonly [command: string, about: Text])[] = [
  ['1, 2, …', { en: 'take the choice with that number', fr: 'prendre le choix de ce numéro' }],
  [
    '…',
    {
      en: 'take a choice by its notation; its beginning will do',
      fr: 'prendre un choix par sa notation ; le début suffit',
    },
  ],
  [
    '?',
    {
      en: 'this help; “? …” says why a choice is not allowed',
      fr: 'cette aide ; « ? … » dit pourquoi un choix est interdit',
    },
  ],
  ['t', { en: 'show the table', fr: 'montrer la table' }],
  ['l', { en: 'show what happened so far', fr: 'montrer ce qui s’est passé' }],
  ['u', { en: 'take back your last decision', fr: 'reprendre votre dernière décision' }],
  ['q', { en: 'quit', fr: 'quitter' }],
];

/** The commands and all that is not allowed now, or why what a text names is not. */
function help(question: Question, text: string, io: Terminal): string {
  const refused = refusals(question, text, io);
  if (text)
    return refused || say(io, { en: 'Nothing of that name is forbidden now.', fr: 'Rien de ce nom n’est interdit.' });
  const commands = columns(
    COMMANDS.map(([command, about]) => [command, say(io, about)]),
    '  ',
  );
  return refused
    ? `${commands}\n${say(io, { en: 'Not allowed now:', fr: 'Interdit à présent :' })}\n${refused}`
    : commands;
}
