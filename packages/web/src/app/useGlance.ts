import { useEffect, useState } from 'react';
import type { Glance } from '../contract/entry.ts';
import { loadGlance } from '../games/load.ts';
import { soon } from '../ui/soon.ts';

/** How matches of a game show at a glance, once it has come; undefined until then, and for a game that has no such thing. */
export function useGlance(game: string): Glance | undefined {
  const [glance, setGlance] = useState<Glance>();
  useEffect(() => {
    let gone = false;
    const stop = soon(
      () =>
        void loadGlance(game).then(
          (found) => gone || setGlance(() => found),
          () => {},
        ),
    );
    return () => {
      gone = true;
      stop();
    };
  }, [game]);
  return glance;
}
