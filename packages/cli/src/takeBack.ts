import { type Seat, type Text, type UndoStop, undoLimit } from '@starboard/kernel';
import type { Host } from '@starboard/table';
import { commandId } from './hosted.ts';
import { say, type Terminal } from './terminal.ts';

/** Takes back the seat's last decision if it may, and says how far it could go on. */
export async function takeBack(table: Host, seat: Seat, io: Terminal): Promise<string> {
  const { decisions } = table.running;
  const limit = undoLimit(decisions, seat);
  const answer = await table.command({ id: commandId(), type: 'undo', seat, keep: decisions.length - 1 });
  if (answer !== 'done') return say(io, STOPS[limit.stop]);
  const more = decisions.length - limit.to;
  const taken = {
    en: `Taken back. ${more > 0 ? `You can take back ${more} more.` : STOPS[limit.stop].en}`,
    fr: `Repris. ${more > 0 ? `Vous pouvez en reprendre encore ${more}.` : STOPS[limit.stop].fr}`,
  };
  return say(io, taken);
}

/** Why nothing more can be taken back. */
const STOPS: Readonly<Record<UndoStop, Text>> = {
  start: { en: 'There is nothing before this to take back.', fr: 'Il n’y a rien à reprendre avant ceci.' },
  otherSeat: {
    en: 'Nothing further can be taken back: another seat decided before this.',
    fr: 'On ne peut rien reprendre de plus : une autre place a décidé avant ceci.',
  },
  chance: {
    en: 'Nothing further can be taken back: chance had its say before this.',
    fr: 'On ne peut rien reprendre de plus : le hasard a parlé avant ceci.',
  },
  revealed: {
    en: 'Nothing further can be taken back: something hidden was shown before this.',
    fr: 'On ne peut rien reprendre de plus : quelque chose de caché a été montré avant ceci.',
  },
};
