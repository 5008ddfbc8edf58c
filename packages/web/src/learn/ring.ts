import { type Box, grown } from './box.ts';

/** How far rings stand off what they surround. */
const OFF = 7;
/**
 * Corners are so much of the shorter side: a lit piece looks shaped, a lit bar like a bar. They take no more than so many
 * pixels, so that with its width the ring never crosses a word in the corner of what it surrounds.
 */
const ROUND = { part: 0.34, most: 18 } as const;

/** The ring around what is lit. */
export const ringOf = (box: Box): Box => grown(box, OFF);

/** How round the corners of a ring are. */
export const roundOf = ({ width, height }: Box): number => Math.min(ROUND.most, Math.min(width, height) * ROUND.part);
