/** When things of a shot happen, in milliseconds as designed: the ship has come, one tracer after another flies and hits. */
export const TRACER = 260;
const HIT = 0.5;
const NEXT_TRACER = 60;
/** From the hit to the start of the trophy on its way: the Invader cracks meanwhile. */
const CRACKS = 330;
const NEXT_TROPHY = 90;

/** When the tracer to the n-th Invader of a shot starts, from 0. */
export const tracerAt = (n: number) => n * NEXT_TRACER;

/** When the n-th Invader of a shot is hit. */
export const hitAt = (n: number) => tracerAt(n) + TRACER * HIT;

/** When the n-th Invader of a shot flies to its Victory Track. */
export const trophyAt = (n: number) => hitAt(n) + CRACKS + n * (NEXT_TROPHY - NEXT_TRACER);
