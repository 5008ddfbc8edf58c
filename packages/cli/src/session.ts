import { ask, withFallback } from '@starboard/bots';
import {
  type Action,
  advance,
  type GameEvent,
  type Match,
  type Names,
  outcome,
  type Rng,
  type Seat,
  type Text,
  type UndoStop,
  undo,
  undoLimit,
} from '@starboard/kernel';
import { listed, type Question, questionFor, refusals, understood } from './choosing.ts';
import { columns } from './columns.ts';
import { AUTOMATON, namesInTexts, type Player, playerName, YOU } from './players.ts';
import { hasSecrets } from './secrets.ts';
import { say, type Terminal } from './terminal.ts';
import { seatName, sentences } from './wording.ts';

/** A match being played at this terminal. */
interface Session {
  readonly io: Terminal;
  /** The names of all seats, for lists. */
  readonly names: readonly string[];
  /** What the texts of the game call the seats. */
  readonly called: Names;
  match: Match;
  /** The events of each decision of the match. */
  events: readonly (readonly GameEvent[])[];
  /** Who reads the screen: the seat of a person, or null for spectators. */
  reader: Seat | null;
}

/** How a match at this terminal ended: with `left` if a person quit or the input ended before its end. */
export interface Ended {
  readonly match: Match;
  readonly left?: Seat;
}

/** Plays a match to its end, or until a person quits. `changed` is told of the match after every decision. */
export async function playSession(
  io: Terminal,
  players: readonly Player[],
  { first, rng, changed }: { readonly first: Match; readonly rng: Rng; changed(match: Match): void },
): Promise<Ended> {
  const people = players.flatMap((player, seat) => (player === YOU ? [seat] : []));
  const reader = people.length === 1 ? people[0] : null;
  const names = players.map((player, seat) => playerName(player, seat, io.lang));
  const session: Session = { io, names, called: namesInTexts(names), match: first, events: [], reader };
  const { game } = first;
  const failed = (bot: string) =>
    io.print(
      say(io, {
        en: `(${bot} failed; its seat takes the default action.)`,
        fr: `(${bot} a échoué ; sa place prend l’action par défaut.)`,
      }),
    );
  changed(first);
  while (!outcome(session.match)) {
    const { state } = session.match;
    const seat: Seat = game.actors(state)[0];
    const player = players[seat];
    if (player === AUTOMATON) throw new Error(`${game.id}: the automaton at seat ${seat} is asked to decide`);
    if (player === YOU && seat !== session.reader) await passScreen(session, seat, people);
    const action =
      player === YOU ? await decision(session, seat) : ask(withFallback(player, failed), game, state, seat, rng);
    if (!action) return { match: session.match, left: seat };
    step(session, seat, action);
    changed(session.match);
  }
  return { match: session.match };
}

/** Plays an action and prints what happened for who reads. */
function step(session: Session, seat: Seat, action: Action): void {
  const next = advance(session.match, seat, action);
  if ('violation' in next) throw new Error(`an illegal choice was offered: ${next.violation.rule}`);
  session.match = next.match;
  session.events = [...session.events, next.events];
  printEvents(session, session.events.length - 1);
}

/** Prints what happened from a decision on, as who reads may see it. */
function printEvents(session: Session, from: number): void {
  for (const line of lines(session, from)) session.io.print(`· ${line}`);
}

function lines({ io, match, events, reader, called }: Session, from: number): string[] {
  return sentences(match.game, events.slice(from).flat(), reader, { lang: io.lang, names: called });
}

/** Gives the screen to another person; with a pause and a wiped screen where somebody has something to hide. */
async function passScreen(session: Session, seat: Seat, people: readonly Seat[]): Promise<void> {
  const { io, match, names } = session;
  session.reader = seat;
  if (!people.some((person) => hasSecrets(match.game, match.state, person))) return;
  const name = seatName(seat, names, io.lang);
  const pass = {
    en: `Pass the screen to ${name}. Press Enter when only that seat is looking.`,
    fr: `Passez l’écran à : ${name}. Appuyez sur Entrée quand cette place est seule à regarder.`,
  };
  await io.ask(`\n${say(io, pass)} `);
  io.clear();
  printEvents(session, match.steps.findLastIndex((s) => s.seat === seat) + 1);
}

/** Asks a person until it decides; undefined when it quits or the input ends. */
async function decision(session: Session, seat: Seat): Promise<Action | undefined> {
  const { io } = session;
  let question = questionFor(session.match, seat, session.called);
  // Within a turn the events say what changed; the table stands once at its start, and again whenever asked for.
  if (session.match.steps.at(-1)?.seat !== seat) io.print(`\n${table(question, io)}`);
  io.print(`\n${prompt(question, io)}`);
  for (;;) {
    const line = (await io.ask('> '))?.trim();
    if (line === undefined || line === 'q') return undefined;
    if (line === '') continue;
    if (line === 't') io.print(`${table(question, io)}\n\n${prompt(question, io)}`);
    else if (line === 'l') io.print(log(session));
    else if (line.startsWith('?')) io.print(help(question, line.slice(1).trim(), io));
    else if (line === 'u') {
      const before = session.match;
      io.print(takeBack(session, seat));
      if (session.match === before) continue;
      question = questionFor(session.match, seat, session.called);
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
function takeBack(session: Session, seat: Seat): string {
  const { io, match } = session;
  const limit = undoLimit(match.steps, seat);
  const back = undo(match, seat);
  if (!back) return say(io, STOPS[limit.stop]);
  session.match = back;
  session.events = session.events.slice(0, back.steps.length);
  const more = back.steps.length - limit.to;
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
