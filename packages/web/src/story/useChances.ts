import type { AnyGame } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { botsInThread } from '../bots/botThread.ts';
import { soon } from '../ui/soon.ts';
import type { Film } from './film.ts';
import { outlineFirst } from './order.ts';
import type { Chances } from './turningPoints.ts';

/** How many new positions are gathered before the graph is drawn again. */
const BATCH = 6;

/** What has been found of each match since the page was opened; a graph that was left goes on where it stopped. */
const FOUND = new Map<string, Chances[]>();

/**
 * The chances after each decision, found one by one in the bots' thread and kept for the match. They are those of
 * whoever the film may be seen by: a spectator once the match is over. None while there is no film yet.
 */
export function useChances(game: AnyGame, film: Film | undefined): readonly Chances[] {
  const name = film ? `${game.id} ${film.name} ${film.judge}` : '';
  const [shown, setShown] = useState<readonly Chances[]>(() => foundOf(name));
  useEffect(() => {
    if (!film) return;
    const found = foundOf(name);
    setShown([...found]);
    // Whoever plays alone has nobody to win against.
    const missing = film.seats > 1 ? outlineFirst(film.length).filter((at) => !found[at]) : [];
    if (missing.length === 0) return;
    const mind = botsInThread();
    let here = true;
    const look = async () => {
      for (const [i, at] of missing.entries()) {
        const chances = await mind.ask({ ask: 'weigh', game: game.id, view: film.view(at, film.judge) });
        if (!here) return;
        found[at] = chances as readonly number[];
        if (i % BATCH === 0 || i === missing.length - 1) setShown([...found]);
      }
      mind.close();
    };
    // The match itself is shown first.
    const stop = soon(() => {
      look().catch((error: unknown) => console.info('the chances cannot be told', error));
    });
    return () => {
      here = false;
      stop();
      mind.close();
    };
  }, [game, film, name]);
  return shown;
}

function foundOf(name: string): Chances[] {
  const found = FOUND.get(name) ?? [];
  FOUND.set(name, found);
  return found;
}
