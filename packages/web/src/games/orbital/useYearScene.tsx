import { races, type View } from '@starboard/orbital';
import { useEffect, useRef } from 'react';
import { pace } from '../../ui/speed.ts';
import type { Props } from './board.ts';
import { YearScene } from './YearScene.tsx';

/** Shows the end of a year once as a scene over the table; it closes by itself, or by a press. */
export function useYearScene({ view, moments, fresh, seats, seat, lang, zoom }: Props): void {
  const seen = useRef(moments.at(-1)?.step ?? 0);
  const before = useRef<View>(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const news = moments.filter(({ step }) => step >= fresh && step > seen.current);
    seen.current = Math.max(seen.current, moments.at(-1)?.step ?? 0);
    const events = news.flatMap((moment) => moment.events);
    const from = events.findIndex(({ type }) => type === 'yearEnds');
    if (from < 0 || pace() === 0 || view.stack.length === 0) return;
    zoom(
      <YearScene
        events={events.slice(from)}
        races={races(was)}
        seats={seats}
        reader={seat}
        lang={lang}
        onDone={() => zoom(undefined)}
      />,
    );
  }, [view, moments, fresh, seats, seat, lang, zoom]);
}
