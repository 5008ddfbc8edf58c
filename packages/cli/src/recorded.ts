import { type AnyGame, failure, type MatchRecord, parseRecord, type Result } from '@starboard/kernel';
import { ids, load } from '@starboard/registry';
import { didYouMean } from './spelling.ts';

/** A record and the game it is of. */
export interface Recorded {
  readonly game: AnyGame;
  readonly record: MatchRecord;
}

/** Reads the text of a record and finds its game. */
export async function recordedIn(text: string): Promise<Result<Recorded>> {
  const read = parseRecord(text);
  if ('problems' in read) return read;
  const record = read.value;
  const game = await load(record.game);
  if (game) return { value: { game, record } };
  const hint = didYouMean(record.game, ids);
  return failure(
    'game',
    `there is no game “${record.game}”.${hint.en}`,
    `il n’y a pas de jeu « ${record.game} ».${hint.fr}`,
  );
}
