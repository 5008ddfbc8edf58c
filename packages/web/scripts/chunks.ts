import type { Rolldown } from 'vite';

const RULES = /[\\/]packages[\\/]games[\\/](\w+)[\\/]/;
/** What the page and its workers both run; the check of dice is for who opens it. */
const CORE =
  /[\\/]packages[\\/](kernel|registry|table(?![\\/]src[\\/](?:dice|sha256)))[\\/]|[\\/]bots[\\/]src[\\/]levelNames\.ts|[\\/]node_modules[\\/]idb[\\/]|web[\\/]src[\\/](secure\.ts|tables[\\/](create|store|database|carryOver|memory|rows)\.ts|bots[\\/]botThread\.ts)|preload-helper/;
/** What runs a match: the thread of a table and a lesson. A page that only lists matches needs none of it. */
const HOST = /[\\/]packages[\\/]table[\\/]src[\\/](host|serve|audience|bots)\.ts/;
/** What only workers run; it would count to the first load, as a worker is an entry too. */
const WORKERS =
  /[\\/]packages[\\/]bots[\\/]|web[\\/]src[\\/](tables[\\/]worker|bots[\\/](brain|rank|weigh)|games[\\/]\w+[\\/]\w+Thread)\.ts/;
/** A table and what is made of it. */
const FRAME = /web[\\/]src[\\/](art|bots|motion|pieces|play|replay|sound|story|tables|ui)[\\/]/;
/** What pictures outside the table are drawn with, such as the small boards of the home page: they need no table. */
const ART = /web[\\/]src[\\/]art[\\/](planet|embed)\.ts/;
const PICTURES =
  /web[\\/]src[\\/]games[\\/](\w+)[\\/](planetLooks\.ts|Crest\.tsx|Emblem\.tsx|(?<=settlers[\\/])content\.ts|geometry\.ts|kind\.ts|aliens[\\/](antillian|morkolyte)\.ts|art[\\/]\w+\.ts)/;
/** The looks of a table; book, guide, figures, set-up and what lists show are loaded when they are opened, threads run apart. */
const SKIN =
  /web[\\/]src[\\/]games[\\/](\w+)[\\/](?!book[\\/]|guide|figures[\\/]|setup[\\/]|glance|miniature|crest|\w+Thread\.ts)/;

/**
 * Few files in one step each: on a slow line a request costs more than the bytes that some page does not need of it.
 * `core` and `shell`, which the entry takes in, are the home page, `frame`, `rules-…` and `skin-…` make a table of it.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => named('rules', RULES, id), debugName: 'rules', priority: 5 },
  { name: 'host', test: HOST, priority: 4.6 },
  { name: 'core', test: CORE, priority: 4 },
  { name: 'shell', tags: ['$initial'], test: (id) => !WORKERS.test(id), priority: 3 },
  { name: (id) => (ART.test(id) ? 'pictures' : named('pictures', PICTURES, id)), debugName: 'pictures', priority: 2.5 },
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
