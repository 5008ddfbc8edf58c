import type { Event, View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShows } from '../../motion/showing.ts';
import { pace, still } from '../../ui/speed.ts';
import { type Beat, beatsOf } from './beats.ts';

interface Playing {
  readonly view: View;
  readonly beats: readonly Beat[];
  readonly at: number;
}

/** What strikes others is shown faster than what strikes the reader. */
const OTHERS = 0.7;

/** Shows what the dice did since the last view, beat by beat; a press or a key ends it. */
export function useShow(view: View, fresh: readonly Moment<Event>[], reader: Seat | null): Beat | undefined {
  const last = useRef<View>(undefined);
  const [playing, setPlaying] = useState<Playing>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments belong to the view and come with it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (!before || before === view || pace() === 0 || still() || fresh.length === 0 || fresh.length > 3) return;
    const beats = beatsOf(
      before,
      fresh.flatMap(({ events }) => events),
    );
    if (beats.length > 0) setPlaying({ view, beats, at: 0 });
  }, [view]);
  const now = playing?.view === view ? playing : undefined;
  useShows(now !== undefined);
  const own = fresh.some(({ seat }) => seat === reader);
  useEffect(() => {
    if (!now) return;
    const { beats, at } = now;
    const next = () => setPlaying(at + 1 < beats.length ? { ...now, at: at + 1 } : undefined);
    const timer = setTimeout(next, beats[at].time * pace() * (own || beats[at].duel ? 1 : OTHERS));
    const end = () => setPlaying(undefined);
    const listening = new AbortController();
    // A whole press, and a key before anybody else hears of it: neither is taken for anything else.
    addEventListener('click', end, { signal: listening.signal });
    addEventListener('keydown', pressed, { capture: true, signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };

    function pressed(e: KeyboardEvent): void {
      if (e.key === 'Tab' || e.altKey || e.ctrlKey || e.metaKey || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      e.stopPropagation();
      end();
    }
  }, [now, own]);
  return now?.beats[now.at];
}
