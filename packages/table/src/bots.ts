import { type Action, defaultAction, keyFromSeed, type Seat } from '@starboard/kernel';
import type { Host } from './host.ts';
import { actorsOf } from './running.ts';

/** A question to a bot: it is given a view, never a state. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
}

/** What the bots of a table need from around it. */
export interface BotParts {
  /** The bot's answer; a question that is given up need not be answered. */
  think(question: Question): Promise<Action>;
  /** The open question is void. */
  forget(): void;
  wait(milliseconds: number): Promise<void>;
  /** How long a bot pauses before it acts, in milliseconds. */
  pace(): number;
  newId(): string;
  /** Tells that a bot broke down and the default action was taken for it. */
  failed(error: unknown): void;
}

/** How long what was just played may be on its way to its place: bots think after it, as beside it they would slow it. */
const FLIGHT = 350;

/** Plays the seats of the bots, one after the other; returns how to stop. */
export function playBots(host: Host, parts: BotParts): () => void {
  const { running } = host;
  let stopped = false;
  /** The question that is being thought about. */
  let open: { readonly seat: Seat; readonly asked: number | undefined } | undefined;

  async function drive(): Promise<void> {
    if (stopped) return;
    if (open) {
      // What others did meanwhile leaves the question as it is; if it is gone, so is the thought.
      if (running.asked[open.seat] === open.asked && isBot(open.seat)) return;
      open = undefined;
      parts.forget();
    }
    const seat = actorsOf(running).find(isBot);
    if (seat === undefined) return;
    const question = { seat, asked: running.asked[seat] };
    open = question;
    const pace = parts.pace();
    const flight = Math.min(pace, FLIGHT);
    await parts.wait(flight);
    if (open !== question) return;
    const [action] = await Promise.all([thought(seat), parts.wait(pace - flight)]);
    if (open !== question || stopped) return;
    open = undefined;
    await answer(seat, question.asked ?? 0, action);
  }

  function isBot(seat: Seat): boolean {
    return running.players[seat].kind === 'bot';
  }

  async function thought(seat: Seat): Promise<Action> {
    const player = running.players[seat];
    const view: unknown = running.game.view(running.state, seat);
    const level = player.kind === 'bot' ? player.level : '';
    try {
      return await parts.think({ game: running.game.id, view, seat, level });
    } catch (error) {
      return instead(view, seat, error);
    }
  }

  /** What is done for a bot that broke down: from its view, like everything it does. */
  function instead(view: unknown, seat: Seat, error: unknown): Action {
    parts.failed(error);
    return defaultAction(running.game, running.game.determinize(view, keyFromSeed('instead')), seat);
  }

  async function answer(seat: Seat, asked: number, action: Action): Promise<void> {
    const given = await host.command({ id: parts.newId(), type: 'act', seat, action, asked });
    if (typeof given === 'object' && 'violation' in given && running.asked[seat] === asked) {
      const other = instead(running.game.view(running.state, seat), seat, given.violation.rule);
      await host.command({ id: parts.newId(), type: 'act', seat, action: other, asked });
    }
  }

  const stop = host.subscribe(() => {
    // Most matches of people have none: nothing is set in motion for them.
    if (open || running.players.some(({ kind }) => kind === 'bot')) void drive();
  });
  void drive();
  return () => {
    stopped = true;
    stop();
    if (open) parts.forget();
  };
}
