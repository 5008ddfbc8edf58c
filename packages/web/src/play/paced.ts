import type { Table } from '@starboard/table';

/** Milliseconds of rest after what was told is drawn: no screen shows more. */
const FRAME = 16;

type Told = Pick<Table, 'subscribe' | 'state'>;

/**
 * A table that tells of itself once a frame. Bots that answer at once make hundreds of positions a second, and React
 * takes what never pauses for an endless loop.
 */
export function paced(table: Told): Told {
  return {
    state: table.state,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let more = false;
      const tell = () => {
        more = false;
        // The first timer comes when all is drawn, the second when the page has rested.
        timer = setTimeout(() => {
          timer = setTimeout(rested, FRAME);
        });
        listener();
      };
      const rested = () => {
        timer = undefined;
        if (more) tell();
      };
      const stop = table.subscribe(() => {
        if (timer === undefined) tell();
        else more = true;
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
