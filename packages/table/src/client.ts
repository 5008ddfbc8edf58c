import { type Action, failure, type MatchRecord, type Problem, type Result, type Seat } from '@starboard/kernel';
import { patched } from './patch.ts';
import type { ClientMessage, HostMessage } from './protocol.ts';
import type { Answer, Moment, Position, Table, TableState, Why } from './table.ts';

/** What a line to a host tells its screen. */
export interface LineEvents {
  /** It stands, for the first time or again. */
  open(): void;
  message(message: HostMessage): void;
  /** It broke; whoever made it tries again. */
  lost(): void;
  /** It will never stand. */
  failed(why: Why, problems: readonly Problem[]): void;
}

/** A line to a host: a thread, a socket or a plain call. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

/** What a screen's end of the line needs. */
export interface ClientParts {
  connect(events: LineEvents): Line;
  /** A new id that nobody else makes. */
  newId(): string;
  /** Calls back after so many milliseconds, unless stopped by what it returns. */
  after(milliseconds: number, f: () => void): () => void;
  /** Whether the host can start a match after this one. */
  readonly rematch?: boolean;
}

/** How long an answer is waited for before the command is sent again, in milliseconds. */
const PATIENCE = 4000;

type Command = Extract<ClientMessage, { readonly id: string }>;

type Answered = Extract<HostMessage, { readonly id: string }>;

interface Waiting {
  readonly message: Command;
  settle(answer: Answered | undefined): void;
}

/** The table of a match that runs at the other end of a line. Messages may be lost, repeated or overtaken. */
export function client({ connect, newId, after, rematch }: ClientParts): Table {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, Waiting>();
  let state: TableState = { link: 'opening', stored: 'disk', moments: [] };
  /** The entry of the head that is here, and the look of the position. */
  let headSeq = -1;
  let shown = 0;
  let look = 0;
  let viewer: Seat | null = null;
  let syncing = false;
  let stopTimer: (() => void) | undefined;

  function change(part: Partial<TableState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const have = () => (shown < look ? -1 : (state.position?.seq ?? -1));

  /** Asks for what is missing. Once, until something comes or patience ends: answers to many questions would be a flood. */
  function sync(): void {
    if (syncing) return;
    syncing = true;
    line.send({ type: 'sync', have: have(), head: headSeq, look, viewer });
    watch();
  }

  const line = connect({
    open() {
      change({ link: 'live' });
      resend();
    },
    lost: () => change({ link: 'lost' }),
    failed: (why, problems) => close({ why, problems }),
    message: receive,
  });

  /** Asks again for all that is wanted and not here. */
  function resend(): void {
    syncing = false;
    sync();
    for (const { message } of waiting.values()) line.send(message);
    watch();
  }

  /** Looks again later whether something is still missing: a message may be lost although the line stands. */
  function watch(): void {
    if (stopTimer) return;
    stopTimer = after(PATIENCE, () => {
      stopTimer = undefined;
      const missing = waiting.size > 0 || syncing || headSeq < 0 || have() < 0;
      if (missing && state.link === 'live') resend();
      else if (missing && state.link !== 'closed') watch();
    });
  }

  function receive(message: HostMessage): void {
    if (state.link === 'closed') return;
    switch (message.type) {
      case 'head':
        if (message.seq <= headSeq) return;
        headSeq = message.seq;
        change({ head: message.head });
        break;
      case 'position':
        take(message);
        break;
      case 'step':
        follow(message);
        break;
      case 'stored':
        change({ stored: message.where, full: message.full === true });
        break;
      case 'failed':
        close({ why: message.why, problems: message.problems });
        break;
      case 'refused':
        break;
      default:
        waiting.get(message.id)?.settle(message);
        // The position that goes with the answer was lost.
        if (message.type === 'answer' && message.seq > (state.position?.seq ?? -1)) sync();
    }
  }

  function take({ since, head, look: of, position, moments }: Extract<HostMessage, { type: 'position' }>): void {
    const seq = state.position?.seq ?? -1;
    if (of < look || (of === shown && position.seq <= seq)) return;
    if (head > headSeq || (since >= 0 && since > seq)) {
      sync();
      return;
    }
    shown = of;
    syncing = false;
    change({ position, moments: merged(state.moments, since, position, moments) });
  }

  /** What changed makes sense only to who has what it changed. */
  function follow({ from, position, patch, ...rest }: Extract<HostMessage, { type: 'step' }>): void {
    const before = state.position;
    if (rest.look < look || (rest.look === shown && position.seq <= (before?.seq ?? -1))) return;
    if (before?.seq !== from || shown !== rest.look || before.viewer !== position.viewer) {
      sync();
      return;
    }
    const next: Position = { ...position, view: patched(before.view, patch) };
    take({ ...rest, type: 'position', since: from, position: next });
  }

  /** No more: every promise settles. With problems there is nothing to show either. */
  function close(part: Pick<TableState, 'why' | 'problems'> = {}): void {
    stopTimer?.();
    for (const { settle } of [...waiting.values()]) settle(undefined);
    const { position, pending: _, ...rest } = state;
    state = part.problems || !position ? rest : { ...rest, position };
    change({ ...part, link: 'closed' });
  }

  /** Sends a command until it is answered; it is done once however often it arrives. */
  function ask(message: Command): Promise<Answered | undefined> {
    if (state.link === 'closed') return Promise.resolve(undefined);
    return new Promise((resolve) => {
      waiting.set(message.id, {
        message,
        settle(answer) {
          waiting.delete(message.id);
          resolve(answer);
        },
      });
      if (state.link === 'live') line.send(message);
      watch();
    });
  }

  async function command(message: Command): Promise<Answer> {
    const answered = await ask(message);
    return answered?.type === 'answer' ? answered.answer : 'closed';
  }

  async function reply<T extends MatchRecord | string>(type: 'record' | 'rematch'): Promise<Result<T>> {
    const replied = await ask({ type, id: newId() });
    return replied?.type === 'reply' ? (replied.value as Result<T>) : CLOSED;
  }

  /** The seat that decides here: the one that looks. */
  const seat = (): Seat | undefined => state.position?.viewer ?? undefined;

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    close() {
      close();
      line.close();
    },
    async act(action: Action, asked: number) {
      const mine = seat();
      if (mine === undefined) return state.link === 'closed' ? 'closed' : 'stale';
      change({ pending: action });
      const answer = await command({ type: 'act', id: newId(), seat: mine, action, asked });
      if (state.pending === action) {
        const { pending: _, ...rest } = state;
        state = rest;
        change({});
      }
      return answer;
    },
    async undo(keep) {
      const mine = seat();
      return mine === undefined ? 'stale' : command({ type: 'undo', id: newId(), seat: mine, keep });
    },
    async leave() {
      const mine = seat() ?? state.head?.here[0];
      return mine === undefined ? 'stale' : command({ type: 'leave', id: newId(), seat: mine });
    },
    ...(rematch ? { rematch: () => reply<string>('rematch') } : {}),
    record: () => reply<MatchRecord>('record'),
    handOver(to) {
      look++;
      viewer = to;
      syncing = false;
      if (state.link === 'live') sync();
    },
  };
}

/** What a screen has of the decisions that stand, and what is new of them. */
function merged(
  before: readonly Moment[],
  since: number,
  { steps }: Position,
  moments: readonly Moment[],
): readonly Moment[] {
  if (since < 0) return moments;
  const stand = before.filter(({ entry, step }) => entry <= since && step <= steps - moments.length);
  return [...stand, ...moments];
}

const CLOSED = failure('', 'the table is closed', 'la table est fermée');
