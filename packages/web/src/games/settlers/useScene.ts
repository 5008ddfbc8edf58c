import type { Event } from '@starboard/settlers';
import type { Moment } from '@starboard/table';
import { useEffect, useState } from 'react';
import { pace } from '../../ui/speed.ts';

/** What deserves a scene over the table, and how long it lasts in milliseconds. */
const SCENES = { complete: 1900, destroy: 1100 } as const;

export type SceneEvent = Extract<Event, { type: keyof typeof SCENES }>;

const deserves = (event: Event): event is SceneEvent => event.type in SCENES;

/** The greatest event of the latest decisions, as long as its scene lasts; a tap or a key ends it. */
export function useScene(moments: readonly Moment<Event>[], fresh: number): SceneEvent | undefined {
  const [told, setTold] = useState<SceneEvent>();
  const events = moments.filter(({ step }) => step >= fresh).flatMap((moment) => moment.events.filter(deserves));
  const found = events.findLast(({ type }) => type === 'complete') ?? events.at(-1);
  useEffect(() => {
    if (found && pace() > 0) setTold(found);
  }, [found]);
  useEffect(() => {
    if (!told) return;
    const end = () => setTold(undefined);
    const timer = setTimeout(end, SCENES[told.type] * pace());
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [told]);
  return told;
}
