import { contentOf, DEFEATED_ID, FULL_TRACK, incomeOf, invaderAt } from '@starboard/scramble';
import { memo } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { GEM_HUES } from './art/hues.ts';
import { type Desk, NO_THINGS, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { kindOf } from './kind.ts';
import { Credit } from './Signs.tsx';
import { DefeatedArt, InvaderArt } from './Sprite.tsx';
import css from './victory.module.css';
import { WORDS } from './words.ts';

const same = unchanged(NO_THINGS, ({ desk: { plan } }) => [plan.hits, plan.chosen, plan.weapon]);

/** The Victory Track: ten sockets, what each pays while it is the first empty one, and what a shot would add. */
export const Victory = memo(function Victory({ desk }: { readonly desk: Desk }) {
  const { props, near, plan, news } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const { victory } = view.pilots[near];
  const { tokens, tokenOf, victory: pays } = contentOf(view.options);
  const coming = plan.hits.flatMap(({ to, row, column }) => {
    const found = to === 0 ? invaderAt(view, row as 1 | 2 | 3, column) : undefined;
    return found ? [found.token] : [];
  });
  const to = Math.min(victory.length + coming.length, FULL_TRACK);
  const income = incomeOf(view, near);
  const lost = news?.lost.toReversed() ?? [];
  const next = plan.chosen ? to : victory.length;
  const hue = plan.weapon ? GEM_HUES[plan.weapon] : '#8cc6ff';
  return (
    <div className={css.victory} data-anchor="victory" data-leaves="true">
      <p className={css.title}>
        <span className={css.name}>{words.victory}</span>
        <span className={css.count}>
          <b>{victory.length}</b>
          {to > victory.length && (
            <b className={css.to} data-hued>
              → {to}
            </b>
          )}
          <small>{words.of10}</small>
        </span>
        <span className={css.income} data-leaves="true">
          {words.income(income)}
        </span>
      </p>
      <Zone id={zone.victory} as="ol" className={css.sockets}>
        {Array.from({ length: FULL_TRACK }, (_, i) => {
          const ids = i === FULL_TRACK - 1 ? victory.slice(i) : victory.slice(i, i + 1);
          const ghost = i >= victory.length ? coming[i - victory.length] : undefined;
          // What was lost last stood first behind what is left.
          const gone = ghost ? undefined : lost[i - victory.length];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a socket is its place.
              key={i}
              className={css.socket}
              data-hued
              data-kind={ids.length > 0 ? 'full' : ghost ? 'coming' : gone ? 'lost' : 'free'}
              data-last={i === FULL_TRACK - 1}
            >
              <svg viewBox="0 0 60 56" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path d="M10 3H50L57 12V44L50 53H10L3 44V12z" vectorEffect="non-scaling-stroke" />
              </svg>
              {ids.slice(-1).map((id) => {
                const token = tokens[tokenOf.get(id) ?? -1];
                return (
                  <Piece as="span" key={id} id={id} className={css.trophy}>
                    {id === DEFEATED_ID || !token ? (
                      <DefeatedArt />
                    ) : (
                      <InvaderArt kind={kindOf(id)} colour={token.colour} />
                    )}
                  </Piece>
                );
              })}
              {ids.length > 1 && <b className={css.more}>+{ids.length - 1}</b>}
              {ghost && (
                <span className={css.trophy}>
                  <InvaderArt kind={kindOf(ghost.id)} colour={ghost.colour} ghost={hue} />
                </span>
              )}
              {gone && (
                <span className={css.gone} aria-hidden="true">
                  −1
                </span>
              )}
              <span className={css.pay} data-next={i === next} aria-hidden="true">
                {i === next && <Credit />}
                {i === next ? `+${pays[i]}` : pays[i]}
              </span>
            </li>
          );
        })}
      </Zone>
    </div>
  );
}, same);
