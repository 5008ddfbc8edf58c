import type { Seat } from '@starboard/kernel';
import type { Event } from '@starboard/settlers';
import type { Moment } from '@starboard/table';
import { useEffect, useState } from 'react';
import { lasting } from '../../motion/lasting.ts';
import { pace } from '../../ui/speed.ts';

/** What deserves a scene over the table, and how long it lasts in milliseconds. */
const SCENES = { complete: 1900, destroy: 1100 } as const;

type SceneEvent = Extract<Event, { type: keyof typeof SCENES }>;

/** An event with its scene, and who decided it: the turn may have passed on with the same decision. */
export interface Scene {
  readonly event: SceneEvent;
  readonly by: Seat;
}

const deserves = (event: Event): event is SceneEvent => event.type in SCENES;

/** The greatest event of the latest decisions. */
export function sceneIn(moments: readonly Moment<Event>[], fresh: number): Scene | undefined {
  const scenes = moments
    .filter(({ step }) => step >= fresh)
    .flatMap(({ seat, events }) => events.filter(deserves).map((event): Scene => ({ event, by: seat })));
  return scenes.findLast(({ event }) => event.type === 'complete') ?? scenes.at(-1);
}

/** The scene of the latest decisions, as long as it lasts; a tap or a key ends it. */
export function useScene(moments: readonly Moment<Event>[], fresh: number): Scene | undefined {
  const [told, setTold] = useState<Scene>();
  const found = sceneIn(moments, fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is the same object until another comes.
  useEffect(() => {
    if (found && pace() > 0) setTold(found);
  }, [found?.event]);
  useEffect(() => {
    if (!told) return;
    return lasting(SCENES[told.event.type] * pace(), () => setTold(undefined));
  }, [told]);
  return told;
}
