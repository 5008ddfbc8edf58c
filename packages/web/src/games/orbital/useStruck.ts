import type { Seat } from '@starboard/kernel';
import type { ModuleId } from '@starboard/orbital';
import { useEffect, useRef, useState } from 'react';
import { pace } from '../../ui/speed.ts';
import type { Props } from './board.ts';

/** How long a hit is looked at, in milliseconds. */
const LASTS = 1700;

/** Modules of one orbital that have just been hit, or taken away. */
export interface Struck {
  readonly seat: Seat;
  readonly modules: readonly ModuleId[];
  /** What hit them falls from the sky. */
  readonly storm: boolean;
}

/** The latest hit, as long as it is looked at. */
export function useStruck({ moments, fresh }: Pick<Props, 'moments' | 'fresh'>): Struck | undefined {
  const [struck, setStruck] = useState<Struck>();
  const seen = useRef(moments.at(-1)?.step ?? 0);
  useEffect(() => {
    const news = moments.filter(({ step }) => step >= fresh && step > seen.current);
    seen.current = Math.max(seen.current, moments.at(-1)?.step ?? 0);
    const events = news.flatMap((moment) => moment.events);
    const hits = events.flatMap((e) => (e.type === 'damaged' || e.type === 'removed' ? [e] : []));
    const seat = hits.at(-1)?.seat;
    if (seat === undefined || pace() === 0) return;
    const storm = events.some((e) => e.type === 'played' && e.card === 'meteor-storm');
    setStruck({ seat, storm, modules: hits.filter((e) => e.seat === seat).map(({ module }) => module) });
  }, [moments, fresh]);
  // What happens meanwhile does not make it last longer.
  useEffect(() => {
    if (!struck) return;
    const timer = setTimeout(() => setStruck(undefined), LASTS * pace());
    return () => clearTimeout(timer);
  }, [struck]);
  return struck;
}
