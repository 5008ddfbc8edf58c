import { PLANETS } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { useEffect } from 'react';
import { addressOf } from '../../art/Picture.tsx';
import { soon } from '../../ui/soon.ts';
import { globeSvg } from './art/globe.ts';
import { PALETTES } from './art/palettes.ts';

/** Images that stay read: a browser forgets what nothing on the page shows. */
const kept = new Map<Seat, HTMLImageElement>();

/** Reads the large grounds of all planets before their turn comes, so that nothing waits for them while dice roll. */
export function usePrepared(seats: number): void {
  useEffect(() => {
    const stops = Array.from({ length: seats }, (_, seat) => soon(() => prepare(seat)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [seats]);
}

function prepare(seat: Seat): void {
  if (kept.has(seat)) return;
  const image = new Image();
  image.src = addressOf(groundName(seat, true), () => globeSvg(PALETTES[seat], true));
  kept.set(seat, image);
}

/** What the picture of a ground is called; a fine one has all its dots. */
export function groundName(seat: Seat, fine: boolean): string {
  return `globe ${PLANETS[seat].id} ${fine}`;
}
