import { keyFromSeed, type MatchRecord, parse, parseKey } from '@starboard/kernel';
import { type Action, type Event, FULL_TRACK, game, type Options, type State } from '../src/index.ts';

/**
 * How a recorded match ended: by ten Invaders or by the clock, what decided it among the leaders, whether ten were lost to
 * Aliens Move! on the way, and whether no Invader was left anywhere. The record is taken to be right.
 */
export function endingOf(record: MatchRecord): string {
  const options = record.options as unknown as Options;
  const s = game.setup(record.seats.length, options, parseKey(record.key) ?? keyFromSeed(''));
  let over: Extract<Event, { type: 'over' }> | undefined;
  let lost = false;
  let bare = false;
  for (const line of record.actions) {
    const read = parse(line.slice(2));
    if ('problems' in read) throw new Error(`“${line}” is no action`);
    const full = s.pilots.map((p) => p.victory.length >= FULL_TRACK);
    game.apply(s, Number(line[0]), read.value as Action, (e) => {
      if (e.type === 'over') over = e;
    });
    lost ||= s.pilots.some((p, seat) => full[seat] && p.victory.length < FULL_TRACK);
    bare ||= s.stack.length > 0 && s.grid.every((token) => token < 0) && s.piles.every((pile) => pile.length === 0);
  }
  if (!over) throw new Error('the match is not over');
  return [over.end, decider(s, over.winners), lost ? 'lostTen' : '', bare ? 'bare' : ''].filter(Boolean).join('-');
}

/** What gems the winner from the next pilot. */
function decider({ pilots }: State, winners: readonly number[]): string {
  if (winners.length > 1) return 'shared';
  const count = (seat: number) => Math.min(pilots[seat].victory.length, FULL_TRACK);
  const [winner] = winners;
  const level = pilots.flatMap((_, seat) => (seat !== winner && count(seat) === count(winner) ? [seat] : []));
  if (level.length === 0) return 'invaders';
  return level.some((seat) => pilots[seat].credits === pilots[winner].credits) ? 'heat' : 'credits';
}
