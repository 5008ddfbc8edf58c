import { useEffect, useState } from 'react';
import { atTable, gamesAtTable } from '../../games/load.ts';
import { sort } from '../../tables/matchList.ts';
import { listMatches } from '../../tables/store.ts';

/** What can be played after a match. */
export interface Next {
  readonly game: string;
  readonly href: string;
  /** It is a match that was begun. */
  readonly begun: boolean;
}

/** A match of this device that was begun and waits; without one the game that stands next in the list, to be set up. */
export function useNext(game: string, match: string): Next | undefined {
  const [waiting, setWaiting] = useState<Next>();
  useEffect(() => {
    let here = true;
    listMatches()
      .then((rows) => {
        const found = sort(rows).open.find(({ id, opening }) => id !== match && atTable(opening.game));
        if (!here || !found) return;
        setWaiting({ game: found.opening.game, href: `/table/${found.opening.game}/${found.id}`, begun: true });
      })
      // Where nothing can be read there is still another game.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [match]);
  return waiting ?? after(game);
}

function after(game: string): Next | undefined {
  const games = gamesAtTable();
  const next = games[(games.findIndex(({ id }) => id === game) + 1) % games.length];
  return next && next.id !== game ? { game: next.id, href: `/new/${next.id}`, begun: false } : undefined;
}
