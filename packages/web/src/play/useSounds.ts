import type { Moment } from '@starboard/table';
import { useEffect } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { settings } from '../settings/settings.ts';
import { playSound } from '../sound/sound.ts';

/** Lets what has just happened be heard, each sound once. */
export function useSounds(skin: GameSkin, moments: readonly Moment[], fresh: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once for each news, not again for another rendering.
  useEffect(() => {
    const events = moments.filter((m) => m.step >= fresh).flatMap((m) => m.events);
    const sounds = new Set(events.flatMap((event) => skin.sound?.(event) ?? []));
    if (skin.palette) for (const sound of sounds) playSound(sound, skin.palette, !settings().sound);
  }, [skin, fresh, moments.length]);
}
