import type { Moment, Table, TableState } from '@starboard/table';

/** What the page shows of a table: positions at its own pace, one decision of another at a time. */
export interface Shown {
  /** The position on the board; the latest one, unless `running`. */
  readonly state: TableState;
  /** The decision that stands on stage now; the board is still as before it. */
  readonly stage?: Moment;
  /** The decision whose pieces have just left the stage for their places. */
  readonly landing?: Moment;
  /** More has happened than the board shows. */
  readonly running: boolean;
}

/** The positions of a table, one after the other. */
export interface Queue {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  state(): Shown;
  /** What is on stage has been seen long enough, or has landed. */
  next(): void;
  /** A press: the first skips what is on stage, the second finishes the queue. */
  press(): void;
}

/** One decision to be shown; the last of a position carries the position. */
interface Item {
  readonly moment: Moment;
  readonly state?: TableState;
}

/** After so many decisions at once nobody would wait for all of them. */
const MOST = 12;

/** Lets the decisions for which `held` says so be shown one at a time; all others are shown at once. */
export function queueOf(table: Pick<Table, 'subscribe' | 'state'>, held: (moment: Moment) => boolean): Queue {
  const listeners = new Set<() => void>();
  let items: readonly Item[] = [];
  let latest = table.state();
  let pressed = false;
  let stop: (() => void) | undefined;
  let shown: Shown = { state: latest, running: false };

  function show(state: TableState, part: Pick<Shown, 'stage' | 'landing'> = {}): void {
    const running = part.stage !== undefined || items.length > 0;
    if (!running) pressed = false;
    shown = { state, ...part, running };
    for (const listener of listeners) listener();
  }

  function take(): void {
    const state = table.state();
    if (state === latest) return;
    const before = latest;
    latest = state;
    const news = newsOf(before, state);
    const staged = news && !keepsQuestion(before, state) ? news.filter(held) : [];
    if (!news || (staged.length === 0 && !shown.running)) {
      // The way back, other eyes, one's own decision: nobody waits for these.
      finish(news?.length === 0 ? kept() : {});
      return;
    }
    items = appended(items, staged, state);
    // What is no position, such as the link, is told at once.
    const { position, moments } = shown.state;
    const now = { ...state, moments, ...(position ? { position } : {}) };
    if (items.length > MOST) finish();
    else if (shown.stage || shown.landing) show(now, kept());
    else begin(now);
  }

  const kept = ({ stage, landing } = shown) => ({ ...(stage ? { stage } : {}), ...(landing ? { landing } : {}) });

  /** Puts the next decision on stage, or leaves the board as it is. */
  function begin(state: TableState): void {
    const moment = items[0]?.moment;
    show(state, moment ? { stage: moment } : {});
  }

  function finish(part: Pick<Shown, 'stage' | 'landing'> = {}): void {
    items = [];
    show(latest, part);
  }

  function next(): void {
    const { stage, state: board } = shown;
    const state = stage && items[0]?.state;
    if (stage) items = items.slice(1);
    // Several decisions that came together: the pieces are where they are only after the last of them.
    if (!stage || !state) begin(board);
    else show(items.length === 0 ? latest : state, { landing: stage });
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = table.subscribe(take);
      listeners.add(listener);
      take();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
    state: () => shown,
    next,
    press() {
      if (!shown.running) return;
      if (pressed) finish();
      else {
        pressed = true;
        next();
      }
    },
  };
}

/** The decisions that came with a position; none when it goes back, or is seen by other eyes. */
function newsOf(before: TableState, after: TableState): readonly Moment[] | undefined {
  const [was, is] = [before.position, after.position];
  if (!was || !is || was.viewer !== is.viewer || is.steps < was.steps) return undefined;
  // An undo and another decision that came together.
  if (is.steps > was.steps && after.moments[was.steps]?.entry !== before.moments[was.steps]?.entry) return undefined;
  return after.moments.filter(({ step }) => step > was.steps);
}

/** What others do while a question is open to the reader takes nothing out of the reader's hands. */
function keepsQuestion({ position: was }: TableState, { position: is }: TableState): boolean {
  return was?.asked !== undefined && was.asked === is?.asked;
}

/** What needs no stage, such as the own decision of somebody in the queue, comes with the decision before it. */
function appended(items: readonly Item[], staged: readonly Moment[], state: TableState): readonly Item[] {
  const last = items.at(-1);
  if (staged.length === 0) return last ? [...items.slice(0, -1), { ...last, state }] : [];
  return [...items, ...staged.map((moment, i) => ({ moment, ...(i === staged.length - 1 ? { state } : {}) }))];
}
