import type { Player } from '@starboard/table';
import type { Messages } from '../i18n/messages.ts';
import type { Level } from './levels.ts';

/** Bots are called after bright stars. */
const STARS = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica'] as const;

export function bot(seat: number, level: Level): Player {
  return { kind: 'bot', name: STARS[seat % STARS.length], level };
}

/** A person; without a name, "You" when alone and "Player n" among several. */
export function person(name: string, seat: number, alone: boolean, t: Messages): Player {
  return { kind: 'person', name: name.trim() || (alone ? t.setup.you : t.setup.player(seat + 1)) };
}
