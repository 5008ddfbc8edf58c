import type { Event, Placement, View } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import { useEffect, useState } from 'react';
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
export function useShow(
  view: View,
  fresh: readonly Moment<Event>[],
  reader: Seat | null,
  laid: readonly Placement[],
): Beat | undefined {
  const [last, setPlaying] = useState<Playing>({ view, beats: [], at: 0 });
  // Known before anything is drawn: the next dice would be in the air already.
  const playing = last.view === view ? last : { view, beats: beatsBetween(last.view, fresh, reader, laid), at: 0 };
  if (playing !== last) setPlaying(playing);
  const { beats, at } = playing;
  const beat = beats.at(at);
  const own = fresh.some(({ seat }) => seat === reader);
  useEffect(() => {
    if (!beat) return;
    const next = () => setPlaying({ ...playing, at: at + 1 });
    const timer = setTimeout(next, beat.time * pace() * (own || beat.duel ? 1 : OTHERS));
    const end = () => setPlaying({ ...playing, beats: [] });
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
  }, [beat, playing, at, own]);
  return beat;
}

function beatsBetween(
  before: View,
  fresh: readonly Moment<Event>[],
  reader: Seat | null,
  laid: readonly Placement[],
): readonly Beat[] {
  if (pace() === 0 || still() || fresh.length === 0 || fresh.length > 3) return [];
  return beatsOf(
    before,
    fresh.flatMap(({ events }) => events),
    reader,
    laid,
  );
}
