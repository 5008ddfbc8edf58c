import { cardOf, contentOf, type Event } from '@starboard/orbital';
import { EventPicture } from './Card.tsx';
import { faceOf } from './content.ts';
import css from './illustration.module.css';
import { TilePicture } from './Tile.tsx';

const OWN = contentOf({ cards: null });

/** The card that a line of the log speaks of, without words. */
export function illustration(event: Event) {
  if (!('card' in event) || !event.card) return undefined;
  const card = cardOf(OWN, event.card);
  if (card < 0) return undefined;
  const face = faceOf(OWN, card, 'en');
  return (
    <span className={css.picture}>
      {face.type === 'module' ? (
        <TilePicture kind={face.kind} colour={face.colour} size="small" />
      ) : (
        <EventPicture kind={face.kind} />
      )}
    </span>
  );
}
