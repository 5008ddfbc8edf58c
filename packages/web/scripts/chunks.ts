import type { Rolldown } from 'vite';

const RULES = /[\\/]packages[\\/]games[\\/](\w+)[\\/]/;
/** What the page and its workers both run. */
const CORE =
  /[\\/]packages[\\/](kernel|registry|table)[\\/]|[\\/]bots[\\/]src[\\/]levelNames\.ts|[\\/]node_modules[\\/]idb[\\/]|web[\\/]src[\\/](secure\.ts|tables[\\/](create|store|database|carryOver)\.ts|bots[\\/]botThread\.ts)|preload-helper/;
/** What only workers run; it would count to the first load, as a worker is an entry too. */
const WORKERS = /[\\/]packages[\\/]bots[\\/]|web[\\/]src[\\/](tables[\\/]worker|bots[\\/](brain|rank|weigh))\.ts/;
/** A table and what is made of it. */
const FRAME = /web[\\/]src[\\/](art|bots|motion|pieces|play|replay|sound|story|tables|ui)[\\/]/;
/** The looks of a table; book, guide and figures are loaded when they are opened. */
const SKIN = /web[\\/]src[\\/]games[\\/](\w+)[\\/](?!book[\\/]|guide|figures[\\/])/;

/**
 * Few files in one step each: on a slow line a request costs more than the bytes that some page does not need of it.
 * `core` and `shell`, which the entry takes in, are the home page, `frame`, `rules-…` and `skin-…` make a table of it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => named('rules', RULES, id), debugName: 'rules', priority: 5 },
  { name: 'core', test: CORE, priority: 4 },
  { name: 'shell', tags: ['$initial'], test: (id) => !WORKERS.test(id), priority: 3 },
  { name: (id) => named('skin', SKIN, id), debugName: 'skin', priority: 2 },
  { name: 'frame', test: (id) => FRAME.test(id) && !WORKERS.test(id), priority: 1 },
];

function named(kind: string, place: RegExp, id: string): string | null {
  const game = place.exec(id)?.[1];
  return game ? `${kind}-${game}` : null;
}

/** Rules are loaded by workers too, which have no document to preload with; what they need is `core`, there already. */
export function preloads(file: string, needed: string[]): string[] {
  return file.includes('/rules-') ? [] : needed;
}
