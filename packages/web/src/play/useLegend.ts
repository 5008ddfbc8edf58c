import type { Lang } from '@starboard/kernel';
import { useCallback, useState } from 'react';
import type { GameSkin, Sign } from '../contract/skin.ts';
import { change, settings } from '../settings/settings.ts';

/** The legend of a game: open by itself in the first match on this device, and whenever it is asked for. */
export function useLegend(game: string, skin: GameSkin, view: unknown, lang: Lang, lesson: boolean) {
  const [open, setOpen] = useState(() => !lesson && !settings().known.includes(game));
  const signs: readonly Sign[] = open ? (skin.legend?.(view, lang) ?? []) : [];
  const done = useCallback(() => {
    setOpen(false);
    const { known } = settings();
    if (!known.includes(game)) change({ known: [...known, game] });
  }, [game]);
  const show = useCallback(() => setOpen(true), []);
  return { signs, done, ...(skin.legend ? { show } : {}) };
}
