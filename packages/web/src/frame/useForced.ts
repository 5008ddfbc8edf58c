import { canonical } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import type { GameSkin } from '../games/contract.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot, Table } from '../table/table.ts';

/** Always the same, so that its length tells nobody anything. */
const PAUSE = 1400;

/** Takes a step that public facts leave no choice in, after a fixed pause; true while it waits. Any press stops it. */
export function useForced(
  table: Table,
  { choices, view, seat, seq }: Snapshot,
  skin: GameSkin,
  busy: boolean,
): boolean {
  const { skip } = useSettings();
  const [stopped, setStopped] = useState(-1);
  const forced = skip && seat !== null && choices.length > 0 ? skin.forced?.(view, seat) : undefined;
  const found = forced && choices.find((c) => !c.violation && canonical(c.action) === canonical(forced));
  const waits = found !== undefined && stopped !== seq && !busy;
  const action = waits ? found.action : undefined;
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(() => void table.act(action), PAUSE);
    const stop = () => setStopped(seq);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [action, seq, table]);
  return waits;
}
