import type { AnyGame } from '@starboard/kernel';
import { useMessages } from '../i18n/useMessages.ts';
import { linesOf } from '../story/sentences.ts';
import type { Snapshot } from './snapshot.ts';

interface AnnouncerProps {
  readonly game: AnyGame;
  readonly snapshot: Snapshot;
  readonly fresh: number;
}

/** Tells a screen reader what has just happened, then what is asked. */
export function Announcer({ game, snapshot, fresh }: AnnouncerProps) {
  const { lang } = useMessages();
  const { moments, seat, view, seq } = snapshot;
  const news = linesOf(game, moments.slice(Math.max(fresh, 1)), seat, lang);
  return (
    <div className="unseen" aria-live="polite" data-part="announcer">
      <p key={seq}>
        {news.map((line) => line.text).join(' ')} {game.text.prompt(view, seat, lang)}
      </p>
    </div>
  );
}
