import { type Event, type Race, races, type View } from '@starboard/orbital';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pace } from '../../ui/speed.ts';
import type { Props } from './board.ts';
import { scoredRaces } from './scoredRaces.ts';
import { YearScene } from './YearScene.tsx';

interface Ended {
  readonly events: readonly Event[];
  readonly races: readonly Race[];
  readonly view: View;
}

/** The end of a year as a scene over the table, once: until a player has read it; for others until it is told. */
export function useYearScene(props: Props): ReactNode {
  const { view, moments, fresh, seat } = props;
  const seen = useRef(moments.at(-1)?.step ?? 0);
  const before = useRef<View>(view);
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const news = moments.filter(({ step }) => step >= fresh && step > seen.current);
    seen.current = Math.max(seen.current, moments.at(-1)?.step ?? 0);
    const events = news.flatMap((moment) => moment.events);
    const ends = events.findIndex(({ type }) => type === 'yearEnds');
    // Where colours are chosen, what they pay comes with the answer.
    const from = ends >= 0 ? ends : events.findIndex(({ type }) => type === 'income');
    if (from >= 0 && pace() > 0 && view.stack.length > 0)
      setEnded({ events: events.slice(from), races: ends >= 0 ? scoredRaces(was, view, events) : races(was), view });
    // A replay goes on under it.
    else if (seat === null) setEnded((now) => (now?.view === view ? now : undefined));
  }, [view, moments, fresh, seat]);
  return ended && <YearScene props={props} {...ended} onDone={() => setEnded(undefined)} />;
}
