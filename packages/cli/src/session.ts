import { ask, decidingSeats, withFallback } from '@starboard/bots';
import {
  type Action,
  equal,
  type Forfeit,
  type Match,
  type Names,
  printable,
  type Rng,
  type Seat,
} from '@starboard/kernel';
import { actorsOf, departure, type Host, hides, host } from '@starboard/table';
import { answered, draftOf } from './answered.ts';
import { within } from './budgetFlag.ts';
import { questionFor } from './choosing.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { commandId, matchOf, runningOf } from './hosted.ts';
import { getUsedTo } from './onTime.ts';
import { paged } from './paged.ts';
import { AUTOMATON, namesInTexts, type Player, playerName, YOU } from './players.ts';
import { drawing, introduction, legend, prompt, table } from './shown.ts';
import type { Draft } from './stepwise.ts';
import { takeBack } from './takeBack.ts';
import { say, type Terminal } from './terminal.ts';
import { seatName, sentences } from './wording.ts';
import { linesOf } from './wrapped.ts';

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
  /** Whether nobody was asked yet: a match may have been played on from a file. */
  fresh: boolean;
}

/** How a match at this terminal ended: played out, left by a person who quit, or broken off where the input ended. */
export interface Ended {
  readonly match: Match;
  readonly left?: Forfeit;
  readonly brokenOff?: true;
}

/** Plays a match on to its end, or until a person quits. `changed` is told of the match whenever something happened to it. */
export async function playSession(
  io: Terminal,
  players: readonly Player[],
  { first, rng, changed }: { readonly first: Match; readonly rng: Rng; changed(match: Match): void },
): Promise<Ended> {
  const people = players.flatMap((player, seat) => (player === YOU ? [seat] : []));
  const reader = people.length === 1 ? people[0] : null;
  const names = players.map((player, seat) => playerName(player, seat, io.lang));
  const { game } = first;
  const table = host(runningOf(first, players), {
    store: async () => {},
    now: () => Date.now(),
    level: NOBODY_PLAYS_ON,
  });
  const { running } = table;
  const session: Session = { io, names, called: namesInTexts(names), host: table, reader, fresh: true };
  table.subscribe(() => changed(matchOf(running)));
  const failed = (bot: string, error: unknown) => {
    const why = printable(error instanceof Error ? error.message : String(error));
    io.print(
      say(io, {
        en: `(${bot} failed: ${why}. Its seat takes the default action.)`,
        fr: `(${bot} a échoué : ${why}. Sa place prend l’action par défaut.)`,
      }),
    );
  };
  changed(first);
  // A person does not wait for ever; where only bots play, a seed repeats the match.
  const budget = people.length > 0 ? 'timed' : {};
  const seated = players.map((player) => (typeof player === 'object' ? within(player, budget) : player));
  if (seated.some((player) => typeof player === 'object' && player.allowed !== undefined))
    getUsedTo(game, first.seats, first.options);
  while (!running.end) {
    const [seat] = actorsOf(running);
    const player = seated[seat];
    if (player === AUTOMATON) throw new Error(`${game.id}: the automaton at seat ${seat} is asked to decide`);
    if (player === YOU && seat !== session.reader) await passScreen(session, seat, people);
    const action =
      player === YOU
        ? await decision(session, seat)
        : ask(withFallback(player, failed), game, running.state, seat, rng);
    if (action === 'ended') return { match: matchOf(running), brokenOff: true };
    if (action === 'quit') return { match: matchOf(running), left: await leave(table, seat) };
    await step(session, seat, action);
  }
  return { match: matchOf(running) };
}

/** The level of a bot that would play on for a person: at a terminal who leaves ends the session. */
const NOBODY_PLAYS_ON = '';

/** Plays an action and prints what happened for who reads. */
async function step(session: Session, seat: Seat, action: Action): Promise<void> {
  const { running } = session.host;
  const answer = await session.host.command({
    id: commandId(),
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
    await table.command({ id: commandId(), type: 'leave', seat });
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

/** Asks a person until it decides, quits, or the input ends. A long list is asked for in steps. */
async function decision(session: Session, seat: Seat): Promise<Action | 'quit' | 'ended'> {
  const { io } = session;
  const { running } = session.host;
  let question = questionFor(running, seat, session.called);
  let drafts: readonly Draft[] = [draftOf(question)];
  const draft = () => drafts[drafts.length - 1];
  const asking = () => `\n${prompt(question, draft(), io)}`;
  const askAgain = () => io.print(asking());
  const asksAfter = (text: string) => paged(text, io, linesOf(asking(), io.width));
  // Within a turn the events say what changed; the table stands once at its start, and again whenever asked for.
  if (session.fresh || running.decisions.at(-1)?.seat !== seat) {
    const shown = table(question, io);
    const fits = linesOf(`${shown}\n${asking()}`, io.width) < io.height;
    if (session.fresh) {
      await asksAfter(`\n${shown}${fits ? '' : legend(question, io)}\n\n${introduction(question, io)}`);
    } else if (fits) io.print(`\n${shown}`);
    else io.print(`${drawing(question, io)}${say(io, { en: '(t shows the table)', fr: '(t montre la table)' })}`);
    session.fresh = false;
  }
  askAgain();
  for (let warned = false; ; ) {
    const line = (await io.ask('> '))?.trim();
    if (line === undefined) return 'ended';
    // A person may only have meant to leave a long text.
    const sure = warned || !io.interactive;
    warned = line === 'q';
    if (line === 'q' && sure) return 'quit';
    if (line === 'q') io.print(say(io, GIVES_UP));
    else if (line === '') {
      // Who has read a long answer wants the question back; a pipe has no screen to bring it back to.
      if (io.interactive) askAgain();
    } else if (line === 't') {
      await asksAfter(`${table(question, io)}${legend(question, io)}`);
      askAgain();
    } else if (line === 'l') await paged(log(session), io);
    else if (line === 'h') io.print(hint(question, draft(), io));
    else if (line.startsWith('?')) await paged(help(question, draft(), line.slice(1).trim(), io), io);
    else if (line === 'u' && drafts.length > 1) {
      drafts = drafts.slice(0, -1);
      askAgain();
    } else if (line === 'u') {
      const before = running.seq;
      io.print(await takeBack(session.host, seat, io));
      if (running.seq === before) continue;
      question = questionFor(running, seat, session.called);
      drafts = [draftOf(question)];
      askAgain();
    } else {
      const meant = answered(line, question, draft(), io);
      if ('action' in meant) return meant.action;
      if ('draft' in meant) {
        drafts = [...drafts, meant.draft];
        askAgain();
      } else io.print(meant.why);
    }
  }
}

const GIVES_UP = {
  en: 'Who leaves gives the match up: q once more leaves. Ctrl+C keeps it for later.',
  fr: 'Partir, c’est abandonner la partie : encore un q pour partir. Ctrl+C la garde pour plus tard.',
};

/** Everything that happened so far, as who reads may see it. */
function log(session: Session): string {
  const all = lines(session, 0);
  return all.length > 0
    ? all.join('\n')
    : say(session.io, { en: 'Nothing has happened yet.', fr: 'Rien ne s’est encore passé.' });
}
