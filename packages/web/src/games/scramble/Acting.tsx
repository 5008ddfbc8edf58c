import { contentOf, decider, gemOf } from '@starboard/scramble';
import { type CSSProperties, memo } from 'react';
import css from './acting.module.css';
import { pilotHue } from './art/hues.ts';
import { type Desk, sameTable } from './board.ts';
import { placed } from './geometry.ts';
import { Emblem, GemArt, PowerSign } from './Signs.tsx';

/** At the Starfighter of whoever else decides now: a light under it, the name, the gem drawn and the gun it fires. */
export const Acting = memo(function Acting({ desk: { props } }: { readonly desk: Desk }) {
  const { view, seats, seat, lang } = props;
  const other = decider(view);
  if (other === undefined || other === seat) return null;
  const { colour, space } = view.pilots[other];
  // Before the first round nobody stands in the row.
  if (space < 0) return null;
  const { drawn, used, weapon, power } = view.turn;
  const gem = other === view.active ? (drawn ?? used) : undefined;
  const gun = other === view.active && weapon ? contentOf(view.options).base[gemOf(weapon)].name[lang] : undefined;
  const style = { ...placed(0, space, view.columns), '--hue': pilotHue(colour) } as CSSProperties;
  return (
    <>
      <span className={css.light} style={style} aria-hidden="true" />
      <span className={css.acting} style={style} data-part="acting" aria-hidden="true">
        <Emblem colour={colour} />
        <b>{seats[other].name}</b>
        {gem && <GemArt key={gem} gem={gem} className={css.gem} />}
        {gun && (
          <span className={css.gun} key={gun}>
            {gun}
            <PowerSign />
            {power}
          </span>
        )}
      </span>
    </>
  );
}, sameTable);
