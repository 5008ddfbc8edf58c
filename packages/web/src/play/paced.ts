import type { Table } from '@starboard/table';

/** Milliseconds of rest after what was told is drawn: no screen shows more. */
const FRAME = 16;
/** So much is told before the page rests: an answer and the position that comes with it. */
const AT_ONCE = 2;

type Told = Pick<Table, 'subscribe' | 'state'>;

/**
 * A table that tells of itself once a frame, and twice after a rest. Bots that answer at once make hundreds of positions a second, and React
 * takes what never pauses for an endless loop.
 */
export function paced(table: Told): Told {
  return {
    state: table.state,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let more = false;
      let told = 0;
      const tell = () => {
        more = false;
        told++;
        clearTimeout(timer);
        // The first timer comes when all is drawn, the second when the page has rested.
        timer = setTimeout(() => {
          timer = setTimeout(rested, FRAME);
        });
        listener();
      };
      const rested = () => {
        told = more ? AT_ONCE - 1 : 0;
        if (more) tell();
      };
      const stop = table.subscribe(() => {
        if (told < AT_ONCE) tell();
        else more = true;
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
