import type { Problem } from '@starboard/kernel';
import type { SeatWish } from '@starboard/server/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { newId } from '../secure.ts';
import { useSettings } from '../settings/settings.ts';
import { callMe, makeTable } from './api.ts';
import { keepNonce, newNonce } from './nonce.ts';
import { PACES, type PaceName } from './pace.ts';

/** What a table of the server needs beside its set-up. */
export interface Terms {
  readonly pace: PaceName;
  /** Who runs out of time loses, instead of being played on for. */
  readonly strict: boolean;
  readonly listed: boolean;
  readonly undo: boolean;
  readonly hints: boolean;
  readonly odds: boolean;
}

const USUAL: Terms = { pace: 'none', strict: false, listed: false, undo: true, hints: true, odds: true };

/** The first person is who makes the table; other people's seats are free for friends. */
type Places = readonly { readonly who: string }[];

export interface OnlineStarting {
  readonly terms: Terms;
  change(part: Partial<Terms>): void;
  readonly problems: readonly Problem[];
  readonly busy: boolean;
  /** Opens the table and goes there. */
  begin(game: string, options: Readonly<Record<string, unknown>>, places: Places): Promise<void>;
}

export function useOnlineStart(): OnlineStarting {
  const { o } = useOnlineMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [terms, setTerms] = useState(USUAL);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [command] = useState(newId);
  return {
    terms,
    change: (part) => setTerms({ ...terms, ...part }),
    problems,
    busy,
    async begin(game, options, places) {
      setBusy(true);
      setProblems([]);
      const { pace, strict, listed, ...allowed } = terms;
      const agreement = { ...allowed, pace: PACES[pace], late: strict ? ('loses' as const) : ('bot' as const) };
      const nonce = newNonce();
      const named = await callMe(name.trim() || o.guest);
      const wish = { command, game, options, seats: wishes(places), listed, agreement, nonce };
      const made = 'value' in named ? await makeTable(wish) : named;
      setBusy(false);
      if ('problems' in made) return setProblems(made.problems);
      keepNonce(made.value.id, nonce);
      navigate(`/online/${made.value.id}`);
    },
  };
}

/** The first person's seat is mine. */
function wishes(places: Places): SeatWish[] {
  const mine = Math.max(
    0,
    places.findIndex(({ who }) => who === 'person'),
  );
  return places.map(({ who }, seat): SeatWish => {
    if (seat === mine) return { who: 'me' };
    return who === 'person' ? { who: 'open' } : ({ who: 'bot', level: who } as SeatWish);
  });
}
