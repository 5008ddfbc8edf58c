import type { AnyGame, Lang } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { GameSkin } from '../contract/skin.ts';
import type { Snapshot } from './snapshot.ts';

/** The line says no more than this many things; the log has them all. */
const MOST = 3;
/** Nor more letters than two lines of a phone hold, if leaving something out helps. */
const LETTERS = 64;

interface Said {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly snapshot: Pick<Snapshot, 'view' | 'seat' | 'seats' | 'moments'>;
  readonly lang: Lang;
}

/** What somebody does, in one line without the name: this decision and those that led to it, “Geode Mother → planet 2, draws 3”. */
export function headlineOf(said: Said, moment: Moment): string {
  const parts = trailOf(said.snapshot.moments, moment).flatMap((m) => phrasesOf(said, m));
  // Nothing new to say needs no line either.
  if (phrasesOf(said, moment).length === 0) return '';
  for (let kept = Math.min(MOST, parts.length); kept > 2; kept--) {
    const line = keeping(parts, kept);
    if (line.length <= LETTERS) return line;
  }
  return keeping(parts, 2);
}

/** What it began with names the card; what came last is what happens now. */
function keeping(parts: readonly string[], kept: number): string {
  return parts.length <= kept ? parts.join(', ') : `${parts[0]}, … ${parts.slice(1 - kept).join(', ')}`;
}

/** The decisions of the same seat, one after the other, that end with this one. */
export function trailOf(moments: readonly Moment[], moment: Moment): readonly Moment[] {
  const trail = [moment];
  for (let step = moment.step - 1; step > 0; step--) {
    const before = moments.find((m) => m.step === step);
    if (before?.seat !== moment.seat) break;
    trail.unshift(before);
  }
  return trail;
}

/** A decision event by event, in the game's short words or in its sentences. */
export function phrasesOf({ game, skin, snapshot, lang }: Said, { seat, events }: Moment): readonly string[] {
  const { view, seat: viewer, seats } = snapshot;
  return events.flatMap((event) => {
    const short = skin.headline?.(event, view, lang);
    const text = short ?? shortened(game.text.event(event, viewer, lang) ?? '', seats[seat].name);
    return text ? [text] : [];
  });
}

/** A sentence after the name of who it is about: “Rigel draws 3.” becomes “draws 3”. */
function shortened(sentence: string, name: string): string {
  const plain = sentence.replace(/\.$/, '');
  return plain.startsWith(`${name} `) ? plain.slice(name.length + 1) : plain;
}
