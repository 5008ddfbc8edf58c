import { type Problem, readOptions } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Player } from '@starboard/table';
import { messages } from '../i18n/messages.ts';
import { settings } from '../settings/settings.ts';
import { newMatch } from './create.ts';
import { keepMatch } from './keepMatch.ts';
import type { Level } from './levels.ts';
import { bot, person } from './players.ts';

type Begun = string | readonly Problem[];

/** The match that is being made: whoever presses twice gets it twice, not two. */
let beginning: Promise<Begun> | undefined;

/** Starts a match and answers its address, or what is wrong with the options. */
export function begin(id: string, players: readonly Player[], options: object): Promise<Begun> {
  beginning ??= made(id, players, options).finally(() => {
    beginning = undefined;
  });
  return beginning;
}

async function made(id: string, players: readonly Player[], options: object): Promise<Begun> {
  const game = await load(id);
  if (!game) throw new Error(`no game ${id}`);
  const read = readOptions(game, players.length, options);
  if ('problems' in read) return read.problems;
  const match = newMatch(game, players, read.value);
  await keepMatch({ opening: match, entries: [] });
  return `/table/${id}/${match.id}`;
}

/** You against bots of one strength, with the usual options. */
export async function beginNow(id: string, seats: number, level: Level = 'medium'): Promise<string> {
  const { lang, name } = settings();
  const you = person(name, 0, true, messages(lang));
  const others = Array.from({ length: seats - 1 }, (_, i) => bot(i + 1, level));
  const place = await begin(id, [you, ...others], {});
  if (typeof place !== 'string') throw new Error('the usual options do not pass');
  return place;
}
