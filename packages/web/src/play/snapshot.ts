import { type AnyGame, type Choice, choices, keyFromSeed, type Seat } from '@starboard/kernel';
import type { Head, Moment, Player, Position, Table } from '@starboard/table';
import { useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { settings } from '../settings/settings.ts';
import { namedIn } from '../story/speech.ts';
import { pace } from '../ui/speed.ts';
import { paced } from './paced.ts';
import { type Queue, queueOf, type Shown } from './queue.ts';

/** All that a screen shows of a match at one moment, as its viewer may know it. */
export interface Snapshot extends Omit<Position, 'viewer'> {
  readonly id: string;
  readonly game: string;
  readonly options: Head['options'];
  /** Called as the reader's language calls them. */
  readonly seats: readonly Player[];
  /** The seats that are played at this device. */
  readonly here: readonly Seat[];
  /** Who looks; null for a spectator, and for a device whose holder is not known yet. */
  readonly seat: Seat | null;
  /** What the viewer can name now; none while others decide or are shown deciding. They follow from the view. */
  readonly choices: readonly Choice[];
  readonly moments: readonly Moment[];
  /** Bots that are making up their minds, while nothing else happens. */
  readonly thinking: readonly Seat[];
  /** The match is lost with this page. */
  readonly unsaved: boolean;
  /** The decisions of others that are being shown. */
  readonly queue: Playing;
  /** That is so because the device has no room left. */
  readonly full: boolean;
}

/** What is on stage, and how it goes on. */
export type Playing = Omit<Shown, 'state'> & Pick<Queue, 'next' | 'press'>;

const KEY = keyFromSeed('choices');

/** The position of a table that its page shows now; undefined until the match is there. */
export function useSnapshot(table: Table, game: AnyGame): Snapshot | undefined {
  const { t } = useMessages();
  const queue = useMemo(() => queueOf(paced(table), (moment) => held(table, moment)), [table]);
  const shown = useSyncExternalStore(queue.subscribe, queue.state);
  const { position } = shown.state;
  const asked = shown.running ? undefined : position;
  const list = useMemo(() => (asked ? choicesAt(game, asked) : []), [game, asked]);
  const players = shown.state.head?.players;
  const seats = useMemo(() => (players ? namedIn(players, t) : []), [players, t]);
  return useMemo(() => snapshotOf(shown, queue, seats, list), [shown, queue, seats, list]);
}

/** Whether a decision is shown on stage: another's, unless somebody wants to see no motion or not to wait for bots. */
function held(table: Table, { seat }: Moment): boolean {
  const { head } = table.state();
  if (!head || head.here.includes(seat) || pace() === 0 || document.hidden) return false;
  return head.players[seat].kind !== 'bot' || settings().bots !== 'instant';
}

/** The choices of the viewer, from its view alone: any world it cannot tell from the true one offers the same. */
function choicesAt(game: AnyGame, { view, viewer, asked }: Position): readonly Choice[] {
  return viewer === null || asked === undefined ? [] : choices(game, game.determinize(view, KEY), viewer);
}

function snapshotOf(
  { state, stage, landing, running }: Shown,
  { next, press }: Queue,
  seats: readonly Player[],
  list: readonly Choice[],
): Snapshot | undefined {
  const { head, position, moments, stored, full = false } = state;
  if (!head || !position) return undefined;
  const { viewer, ...rest } = position;
  const { id, game, options, here } = head;
  return {
    ...rest,
    id,
    game,
    options,
    seats,
    here,
    seat: viewer,
    choices: list,
    moments,
    thinking: running ? [] : position.actors.filter((seat) => seats[seat].kind === 'bot'),
    unsaved: stored === 'memory',
    queue: { ...(stage ? { stage } : {}), ...(landing ? { landing } : {}), running, next, press },
    full,
  };
}

/** Whether nobody decides any more. */
export function over({ end }: Snapshot): boolean {
  return end !== undefined;
}
