import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameSkin, Great, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { pace } from '../ui/speed.ts';
import type { Snapshot } from './snapshot.ts';

/** How long a great moment is told, in milliseconds. */
const GREAT = 1100;

/** The great moment of the latest decision on the board, for as long as it is told. */
export function useGreat(
  { view, steps, seat }: Pick<Snapshot, 'view' | 'steps' | 'seat'>,
  skin: GameSkin,
  faces: readonly SeatFace[],
): Great | undefined {
  const { lang } = useMessages();
  const before = useRef({ view, steps, seat });
  const [told, setTold] = useState<{ readonly great: Great; readonly steps: number }>();
  const found = useMemo(() => {
    const was = before.current;
    if (was.seat !== seat || steps <= was.steps) return undefined;
    return skin.great?.(was.view, view, { lang, seats: faces });
  }, [skin, view, steps, seat, lang, faces]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position.
  useEffect(() => {
    before.current = { view, steps, seat };
    if (!found) return;
    setTold({ great: found, steps });
  }, [view, steps, seat]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), GREAT * (pace() || 1));
    return () => clearTimeout(timer);
  }, [told]);
  return told?.great;
}
