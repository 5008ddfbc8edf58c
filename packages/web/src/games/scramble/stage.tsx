import { type Event, faceOf, type View } from '@starboard/scramble';
import type { ReactNode } from 'react';
import type { Reader } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CardFace } from './CardFace.tsx';
import * as icons from './icons.ts';
import { GemArt } from './Signs.tsx';
import css from './stage.module.css';
import { WORDS } from './words.ts';

/** Something large with a few words under it. */
function Show({ children, words, tone }: { children: ReactNode; words?: ReactNode; tone?: 'alarm' }) {
  return (
    <div className={css.show} data-tone={tone}>
      <span className={css.art}>{children}</span>
      {words && <b className={css.words}>{words}</b>}
    </div>
  );
}

/**
 * What another's decision shows large: the card, an alarm. Gems, guns and shots are shown where they are, at the
 * Starfighter and on the fleet, which stay in sight.
 */
export function stage(event: Event, view: View, { lang }: Reader) {
  switch (event.type) {
    case 'buy': {
      const face = faceOf(view, event.card);
      return face ? (
        <Piece id={event.card} className={css.card}>
          <CardFace face={face} lang={lang} />
        </Piece>
      ) : undefined;
    }
    case 'overheat':
      return (
        <Show words={WORDS[lang].meltdown} tone="alarm">
          <Icon path={icons.hazard} className={css.icon} />
        </Show>
      );
    case 'slideOff': {
      const kind = event.event === null ? undefined : faceOf(view, event.event)?.event;
      return kind ? (
        <Show words={WORDS[lang].event(kind)} tone="alarm">
          <Icon path={kind === 'move' ? icons.aliensMove : icons.aliensFire} className={css.icon} />
        </Show>
      ) : undefined;
    }
    default:
      return undefined;
  }
}

/** What a line of the log speaks of. */
export function illustration(event: Event) {
  switch (event.type) {
    case 'draw':
    case 'exchange':
    case 'energize':
      return <GemArt gem={event.gem} className={css.small} />;
    case 'activate':
      return <GemArt gem={event.weapon} className={css.small} />;
    default:
      return undefined;
  }
}
