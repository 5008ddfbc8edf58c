import { COLON } from '@starboard/kernel';
import {
  type Threat as Attack,
  comingEvents,
  contentOf,
  LAST_MOVE,
  LEVELS,
  nextWave,
  threats,
  type View,
} from '@starboard/scramble';
import { memo, useMemo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { type Desk, sameTable } from './board.ts';
import * as icons from './icons.ts';
import { kindOf } from './kind.ts';
import { Emblem } from './Signs.tsx';
import { InvaderArt } from './Sprite.tsx';
import css from './wave.module.css';
import { WORDS } from './words.ts';

const MOVES = Array.from({ length: LAST_MOVE }, (_, n) => n);

/** What every row of the piles could be: the kinds of a level that this board uses, by their shields. */
function kindsOf({ options, columns }: View, level: number) {
  const { piles, tokens } = contentOf(options);
  const kinds = new Map(piles[columns][level - 1].map((token) => [kindOf(tokens[token].id), tokens[token]]));
  return [...kinds].sort(([, a], [, b]) => a.shield - b.shield);
}

/** The attacks of the next Aliens Move!. */
function nextAttacks(coming: readonly Attack[], rounds: number | undefined): number {
  return coming.filter((threat) => threat.rounds === rounds).length;
}

/** Left of the battlefield: the piles with what comes next, and how far the fleet's clock has gone. */
export const Wave = memo(function Wave({ desk: { props, near } }: { readonly desk: Desk }) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const wave = nextWave(view);
  const kinds = wave ? kindsOf(view, wave.level) : [];
  const next = useMemo(() => comingEvents(view).find(({ kind }) => kind === 'move'), [view]);
  const lost = useMemo(() => nextAttacks(threats(view, near), next?.rounds), [view, near, next]);
  const [low, high] = [kinds[0]?.[1].shield ?? 0, kinds.at(-1)?.[1].shield ?? 0];
  return (
    <section className={css.wave} data-anchor="wave" data-leaves="true">
      <p className={css.round}>{words.round(Math.max(1, view.round))}</p>
      <h2 className={css.title}>{wave ? words.nextWave : words.noWave}</h2>
      {wave && (
        <div className={css.pile}>
          <span className={css.tokens} aria-hidden="true">
            <i />
            <i />
            <i>
              <InvaderArt kind={kinds.at(-1)?.[0] ?? ''} colour="white" ghost="#ff8cc8" />
            </i>
          </span>
          <span className={css.about}>
            <b>{wave.left}</b>
            <span>{words.level(wave.level)}</span>
            <small>{words.shields(low, high)}</small>
          </span>
        </div>
      )}
      <span className={css.piles}>
        {view.piles.map((left, i) => (
          <span key={LEVELS[i]} data-next={wave?.level === LEVELS[i]}>
            <span aria-hidden="true">{'■'.repeat(LEVELS[i])}</span>
            <span className="unseen">{words.level(LEVELS[i])}:</span> <b>{left}</b>
          </span>
        ))}
      </span>
      <h2 className={css.clock}>{words.movesOf(view.aliensMoved, LAST_MOVE)}</h2>
      <span className={css.moves} data-anchor="moves" aria-hidden="true">
        {MOVES.map((n) => (
          <i key={n} data-kind={n < view.aliensMoved ? 'gone' : n === view.aliensMoved ? 'next' : 'far'} />
        ))}
      </span>
      <p className={css.say} data-lost={lost > 0}>
        {lost > 0 && <Emblem colour={view.pilots[near].colour} />}
        <span>{next ? words.moveIn(next.rounds, lost) : words.moveNone}</span>
      </p>
    </section>
  );
}, sameTable);

/** The same on a phone: one strip with the next events and what they would cost. */
export const Threat = memo(function Threat({ desk: { props, near } }: { readonly desk: Desk }) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const coming = useMemo(() => comingEvents(view), [view]);
  const attacks = useMemo(() => threats(view, near), [view, near]);
  const wave = nextWave(view);
  return (
    <div className={css.threat} data-anchor="threat" data-leaves="true">
      {coming.slice(0, 2).map(({ kind, rounds, slot }, i) => {
        const lost = kind === 'move' ? nextAttacks(attacks, rounds) : 0;
        return (
          <span key={slot} className={css.strike} data-first={i === 0} data-now={rounds === 1}>
            <Icon path={kind === 'move' ? icons.aliensMove : icons.aliensFire} />
            {words.event(kind)} {words.inRounds(rounds)}
            {lost > 0 && (
              <b>
                <Emblem colour={view.pilots[near].colour} />−{lost}
              </b>
            )}
          </span>
        );
      })}
      {coming.length < 2 && (
        <span className={css.strike}>
          {wave ? `${words.nextWave}${COLON[lang]}${words.level(wave.level)}, ${wave.left}` : words.noWave}
        </span>
      )}
    </div>
  );
}, sameTable);

/** On a phone, under the market: how often the fleet has moved, and what comes next. */
export function FleetClock({ desk: { props } }: { readonly desk: Desk }) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const wave = nextWave(view);
  const next = wave ? `${words.nextWave}${COLON[lang]}${words.level(wave.level)}, ${wave.left}` : words.noWave;
  return <p className={css.fleetClock}>{`${words.movesOf(view.aliensMoved, LAST_MOVE)} · ${next}`}</p>;
}
