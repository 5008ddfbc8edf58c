import type { Lang } from '@starboard/kernel';
import { contentOf, DEFEATED_ID, FULL_TRACK, LABELS } from '@starboard/scramble';
import { type CSSProperties, memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { pilotHue } from './art/hues.ts';
import { type Desk, sameTable } from './board.ts';
import { countAnchor, standingOf } from './ending.ts';
import css from './endTracks.module.css';
import * as icons from './icons.ts';
import { kindOf } from './kind.ts';
import { Credit, Emblem } from './Signs.tsx';
import { DefeatedArt, InvaderArt } from './Sprite.tsx';
import { WORDS } from './words.ts';

const RULES: Readonly<Record<Lang, Readonly<Record<'ten' | 'clock', string>>>> = {
  en: {
    ten: 'Ten Invaders as a round ends win; if several have ten, most credits, then least heat.',
    clock: 'The pilot with the most Invaders wins; if even, most credits, then least heat.',
  },
  fr: {
    ten: 'Dix envahisseurs en fin de manche gagnent\u00a0; à plusieurs, le plus de crédits, puis le moins de chaleur.',
    clock: 'Le plus d’envahisseurs gagne\u00a0; à égalité, le plus de crédits, puis le moins de chaleur.',
  },
};

/** At the end everybody's Victory Track in the free sky, with what breaks a tie beside it. */
export const EndTracks = memo(function EndTracks({ desk: { props } }: { readonly desk: Desk }) {
  const { view, seats, lang } = props;
  const { tokens, tokenOf } = contentOf(view.options);
  const words = WORDS[lang];
  if (view.stack.length > 0) return null;
  const end = view.pilots.some(({ victory }) => victory.length >= FULL_TRACK) ? 'ten' : 'clock';
  return (
    <div className={css.end} data-part="end-tracks">
      {view.pilots.map(({ victory, credits, heat, colour }, seat) => {
        const { place, by } = standingOf(view, seat);
        return (
          <div
            key={colour}
            className={css.row}
            data-place={place}
            style={{ '--hue': pilotHue(colour) } as CSSProperties}
            role="img"
            aria-label={`${seats[seat].name}. ${LABELS[lang].invaders}: ${victory.length}. ${words.credits}: ${credits}. ${words.heat}: ${heat}`}
          >
            <span className={css.who}>
              <span className={css.place}>{place}.</span>
              <Emblem colour={colour} />
              <b>{seats[seat].name}</b>
            </span>
            <span className={css.sockets}>
              {Array.from({ length: FULL_TRACK }, (_, i) => {
                const id = victory[i];
                const token = tokens[tokenOf.get(id ?? '') ?? -1];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a socket is its place.
                  <span key={i} className={css.socket} data-full={id !== undefined}>
                    {id === DEFEATED_ID && <DefeatedArt />}
                    {token && <InvaderArt kind={kindOf(token.id)} colour={token.colour} />}
                  </span>
                );
              })}
            </span>
            <span className={css.count} data-anchor={countAnchor(seat)}>
              {/* A count above 0 is laid there by the ending. */}
              {victory.length === 0 && 0}
            </span>
            <span className={css.ties}>
              <span data-decides={by === 'credits'}>
                <Credit />
                {credits}
              </span>
              <span className={css.heat} data-decides={by === 'heat'}>
                <Icon path={icons.heat} />
                {heat}
              </span>
            </span>
          </div>
        );
      })}
      <p className={css.words}>{RULES[lang][end]}</p>
    </div>
  );
}, sameTable);
