import { COLON } from '@starboard/kernel';
import { ASSIST_TOKENS, consequence, decider, GEMS, heatOf, MAX_CREDITS } from '@starboard/scramble';
import { memo, useMemo } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { type Desk, pressable, unchanged } from './board.ts';
import { zone } from './flights.ts';
import css from './purse.module.css';
import { AssistToken, Credit, CreditPip, GemArt } from './Signs.tsx';
import { TRAY } from './slots.ts';
import { WORDS } from './words.ts';

const SPACES = Array.from({ length: MAX_CREDITS }, (_, n) => n);

/** Full, or on its way in or out. */
function pipKind(n: number, credits: number, to: number) {
  if (n < Math.min(credits, to)) return 'full';
  if (n < to) return 'coming';
  return n < credits ? 'going' : 'free';
}

const same = unchanged(
  () => [TRAY],
  ({ desk }) => [desk.plan.after?.credits],
);

/** Credits, Assist tokens, and the tray where a gem is exchanged instead of fired. */
export const Purse = memo(function Purse({ desk }: { readonly desk: Desk }) {
  const { props, near, plan, news } = desk;
  const { view, seat, lang } = props;
  const words = WORDS[lang];
  const { credits, assists, exchanged, colour } = view.pilots[near];
  const to = plan.after?.credits ?? credits;
  const offer = useMemo(() => {
    if (seat === null || decider(view) !== seat || view.stack.at(-1)?.step !== 'placeGem') return undefined;
    const after = consequence(view, seat, { type: 'exchange' });
    return { gain: after && after.credits - view.pilots[seat].credits, ...heatOf(view, seat, 'exchange') };
  }, [view, seat]);
  return (
    <div className={css.purse} data-leaves="true">
      <p className={css.credits} data-lost={news?.overheated !== undefined}>
        <span className="unseen">{words.credits}: </span>
        <span className={css.sum} data-anchor="credits">
          <Credit />
          <b>{credits}</b>
          {to !== credits && (
            <b className={css.to} data-hued>
              → {to}
            </b>
          )}
        </span>
        <Tip content={words.assistsAre}>
          {(trigger) => (
            <button type="button" {...trigger} className={css.assists} data-anchor="assists">
              <span className={css.word}>{words.assists}</span>
              <span className="unseen">
                {COLON[lang]}
                {assists}
              </span>
              {Array.from({ length: ASSIST_TOKENS }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens are equal.
                <AssistToken key={i} colour={colour} spent={i >= assists} />
              ))}
            </button>
          )}
        </Tip>
      </p>
      <span className={css.meter} aria-hidden="true">
        {SPACES.map((n) => (
          <CreditPip key={n} kind={pipKind(n, credits, to)} />
        ))}
      </span>
      <div className={css.tray}>
        <Press
          {...pressable(props, TRAY)}
          label={`${words.tray}, ${words.insteadOfFiring}${offer?.gain === undefined ? '' : `. ${offer.gain > 0 ? `+${offer.gain}` : words.full}`}`}
          className={css.press}
        >
          <span className={css.words}>
            <b>{words.tray}</b>
            <small>{words.insteadOfFiring}</small>
          </span>
          {offer?.gain !== undefined && (
            <span className={css.offer}>
              {offer.gain > 0 ? (
                <>
                  +{offer.gain}
                  <Credit />
                </>
              ) : (
                words.full
              )}
              {offer.heat > 0 && (
                <small>
                  +{offer.heat} {words.heat}
                </small>
              )}
            </span>
          )}
        </Press>
        <Zone id={zone.tray} className={css.gems} aria-hidden="true">
          {exchanged.flatMap((n, gem) =>
            Array.from({ length: n }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: gems of a kind are equal.
              <Piece as="span" key={`${GEMS[gem]}${i}`} id={GEMS[gem]}>
                <GemArt gem={GEMS[gem]} />
              </Piece>
            )),
          )}
        </Zone>
      </div>
    </div>
  );
}, same);
