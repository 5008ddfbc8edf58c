import { type AnyGame, type Choice, choices, keyFromSeed, type Seat } from '@starboard/kernel';
import type { Head, Moment, Player, Position, Table, TableState } from '@starboard/table';
import { useMemo, useSyncExternalStore } from 'react';

/** All that a screen shows of a match at one moment, as its viewer may know it. */
export interface Snapshot extends Omit<Position, 'viewer'> {
  readonly id: string;
  readonly game: string;
  readonly options: Head['options'];
  readonly seats: readonly Player[];
  /** The seats that are played at this device. */
  readonly here: readonly Seat[];
  /** Who looks; null for a spectator, and for a device whose holder is not known yet. */
  readonly seat: Seat | null;
  /** What the viewer can name now; none while others decide. They follow from the view. */
  readonly choices: readonly Choice[];
  readonly moments: readonly Moment[];
  /** Bots that are making up their minds. */
  readonly thinking: readonly Seat[];
  /** The match is lost with this page. */
  readonly unsaved: boolean;
}

const KEY = keyFromSeed('choices');

/** The latest position of a table, as the screen shows it; undefined until the match is there. */
export function useSnapshot(table: Table, game: AnyGame): Snapshot | undefined {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { position } = state;
  const list = useMemo(() => (position ? choicesAt(game, position) : []), [game, position]);
  return useMemo(() => snapshotOf(state, list), [state, list]);
}

/** The choices of the viewer, from its view alone: any world it cannot tell from the true one offers the same. */
function choicesAt(game: AnyGame, { view, viewer, asked }: Position): readonly Choice[] {
  return viewer === null || asked === undefined ? [] : choices(game, game.determinize(view, KEY), viewer);
}

function snapshotOf({ head, position, moments, stored }: TableState, list: readonly Choice[]): Snapshot | undefined {
  if (!head || !position) return undefined;
  const { viewer, ...rest } = position;
  const { id, game, options, players, here } = head;
  return {
    ...rest,
    id,
    game,
    options,
    seats: players,
    here,
    seat: viewer,
    choices: list,
    moments,
    thinking: position.actors.filter((seat) => players[seat].kind === 'bot'),
    unsaved: stored === 'memory',
  };
}

/** Whether nobody decides any more. */
export function over({ end }: Snapshot): boolean {
  return end !== undefined;
}
