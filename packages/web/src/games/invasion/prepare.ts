import { COLOURS, contentOf, invasionDice, PLANETS, SITES, type View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { useEffect } from 'react';
import { addressOf } from '../../art/Picture.tsx';
import { soon } from '../../ui/soon.ts';
import { globeSvg } from './art/globe.ts';
import { PALETTES } from './art/palettes.ts';
import { windowSvg } from './art/saucer.ts';
import { siteSvg } from './art/town.ts';

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

/**
 * Draws the pieces of the first position at once: dice without saucers and an empty planet would be another position.
 * They are small; the grounds, which are not, come a moment later.
 */
export function drawPieces(view: View, seat: Seat): void {
  const { invasion } = contentOf(view);
  for (const { colour, saucers, left } of invasionDice(view)) {
    for (const n of new Set(invasion[COLOURS.indexOf(colour)]))
      addressOf(`window ${colour} ${n} 0`, () => windowSvg(colour, n, 0));
    addressOf(`window ${colour} ${saucers} ${saucers - left}`, () => windowSvg(colour, saucers, saucers - left));
  }
  for (const [at, site] of SITES.entries()) {
    const name = `${PLANETS[seat].id} ${site}`;
    const strength = view.planets[seat][at];
    addressOf(`site ${name} ${strength}`, () => siteSvg(name, strength, PALETTES[seat], site === 'core'));
  }
}

/** What the picture of a ground is called; a fine one has all its dots. */
export function groundName(seat: Seat, fine: boolean): string {
  return `globe ${PLANETS[seat].id} ${fine}`;
}
