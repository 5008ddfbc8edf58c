import { type Problem, readOptions } from '@starboard/kernel';
import { load } from '@starboard/registry';
import type { Player } from '@starboard/table';
import { messages } from '../i18n/messages.ts';
import { settings } from '../settings/settings.ts';
import { newMatch } from './create.ts';
import { bot, person } from './players.ts';
import { saveMatch } from './store.ts';

/** Starts a match and answers its address, or what is wrong with the options. */
export async function begin(
  id: string,
  players: readonly Player[],
  options: object,
): Promise<string | readonly Problem[]> {
  const game = await load(id);
  if (!game) throw new Error(`no game ${id}`);
  const read = readOptions(game, players.length, options);
  if ('problems' in read) return read.problems;
  const match = newMatch(game, players, read.value);
  await saveMatch({ opening: match, entries: [] });
  return `/table/${id}/${match.id}`;
}

/** You against bots of medium strength, with the usual options. */
export async function beginNow(id: string, seats: number): Promise<string> {
  const { lang, name } = settings();
  const you = person(name, 0, true, messages(lang));
  const others = Array.from({ length: seats - 1 }, (_, i) => bot(i + 1, 'medium'));
  const place = await begin(id, [you, ...others], {});
  if (typeof place !== 'string') throw new Error('the usual options do not pass');
  return place;
}
