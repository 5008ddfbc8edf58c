import { canonical } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useState } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { useSettings } from '../settings/settings.ts';
import type { Snapshot } from './snapshot.ts';

/** Always the same, so that its length tells nobody anything. */
const PAUSE = 1400;

/** Takes a step that public facts leave no choice in, after a fixed pause; true while it waits. Any press stops it. */
export function useForced(
  table: Table,
  { choices, view, seat, asked }: Snapshot,
  skin: GameSkin,
  busy: boolean,
): boolean {
  const { skip } = useSettings();
  const [stopped, setStopped] = useState<number>();
  const forced = skip && seat !== null && choices.length > 0 ? skin.forced?.(view, seat) : undefined;
  const found = forced && choices.find((c) => !c.violation && canonical(c.action) === canonical(forced));
  const waits = found !== undefined && stopped !== asked && !busy;
  const action = waits ? found.action : undefined;
  useEffect(() => {
    if (!action || asked === undefined) return;
    const timer = setTimeout(() => void table.act?.(action, asked), PAUSE);
    const stop = () => setStopped(asked);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [action, asked, table]);
  return waits;
}
