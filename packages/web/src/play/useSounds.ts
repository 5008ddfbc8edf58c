import type { Moment } from '@starboard/table';
import { useEffect, useRef } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { useSettings } from '../settings/settings.ts';
import { COMMON } from '../sound/common.ts';
import { playAmbience, playSound } from '../sound/play.ts';
import type { Sound } from '../sound/score.ts';
import { loudness } from './loudness.ts';
import type { Snapshot } from './snapshot.ts';

/** Seconds between the sounds of one decision, so that each is heard. */
const APART = 0.09;

/** Lets what has just happened be heard, each sound once; and the place itself, where somebody wishes for it. */
export function useSounds(skin: GameSkin, { moments, view }: Snapshot, fresh: number): void {
  const before = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once for each news, not again for another rendering.
  useEffect(() => {
    const news = moments.filter((m) => m.step >= fresh);
    const sounds = new Set(news.flatMap((moment) => heard(skin, moment, view, before.current)));
    before.current = view;
    for (const [i, sound] of [...sounds].entries()) playSound(sound, loudness(), i * APART);
  }, [skin, fresh, moments.length]);

  useSettings();
  const { ambience } = skin;
  const wished = loudness('ambience');
  useEffect(() => {
    if (!ambience || wished === 0) return;
    let stop: (() => void) | undefined;
    // Browsers allow no sound before the page is touched.
    const begin = () => {
      stop ??= playAmbience(ambience, wished);
    };
    begin();
    addEventListener('pointerup', begin);
    addEventListener('keyup', begin);
    return () => {
      removeEventListener('pointerup', begin);
      removeEventListener('keyup', begin);
      stop?.();
    };
  }, [ambience, wished]);
}

function heard(skin: GameSkin, { step, events }: Moment, view: unknown, before: unknown): readonly Sound[] {
  if (skin.sound) return events.flatMap((event) => skin.sound?.(event, view, before) ?? []);
  return step > 0 ? [COMMON.place] : [];
}
