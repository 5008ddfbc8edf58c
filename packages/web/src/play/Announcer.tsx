import type { AnyGame } from '@starboard/kernel';
import { useMessages } from '../i18n/useMessages.ts';
import { linesOf } from '../story/sentences.ts';
import { over, type Snapshot } from './snapshot.ts';

interface AnnouncerProps {
  readonly game: AnyGame;
  readonly snapshot: Snapshot;
  readonly fresh: number;
}

/** Tells a screen reader what has just happened, then what is asked. */
export function Announcer({ game, snapshot, fresh }: AnnouncerProps) {
  const { lang } = useMessages();
  const { moments, seat, view, seq, choices } = snapshot;
  const news = linesOf(game, moments.slice(Math.max(fresh, 1)), seat, lang);
  // While others decide, one after the other, that one waits for them need not be said each time.
  const asked = choices.length > 0 || over(snapshot);
  return (
    <div className="unseen" aria-live="polite" data-part="announcer">
      <p key={seq}>
        {news.map((line) => line.text).join(' ')} {asked && game.text.prompt(view, seat, lang)}
      </p>
    </div>
  );
}
