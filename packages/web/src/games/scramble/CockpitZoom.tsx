import { COLON, type Seat } from '@starboard/kernel';
import { contentOf, ENERGIES, faceOf, GEMS, incomeOf, LABELS, weaponTotals } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { weaponHue } from './art/hues.ts';
import type { Desk } from './board.ts';
import { CardFace } from './CardFace.tsx';
import { IconRow } from './Icons.tsx';
import { Credit, GemArt } from './Signs.tsx';
import { ShipArt } from './Sprite.tsx';
import { WORDS } from './words.ts';
import css from './zoom.module.css';

/** The whole cockpit of a rival: every weapon with its cards, Systems, meters and bag. */
export function CockpitZoom({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, seats, lang } = desk.props;
  const words = WORDS[lang];
  const pilot = view.pilots[seat];
  const { base } = contentOf(view.options);
  return (
    <div className={css.cockpit}>
      <h2 className={css.who}>
        <span className={css.ship} aria-hidden="true">
          <ShipArt colour={pilot.colour} />
        </span>
        {seats[seat].name}
      </h2>
      <p className={css.facts}>
        <span>
          {words.victory}
          {COLON[lang]}
          <b>{pilot.victory.length}</b> {words.of10}
        </span>
        <span>
          {words.heat}
          {COLON[lang]}
          <b>{pilot.heat}</b>
        </span>
        <span>
          <Credit /> <b>{pilot.credits}</b> ({words.income(incomeOf(view, seat))})
        </span>
        <span>
          {words.assists}
          {COLON[lang]}
          <b>{pilot.assists}</b>
        </span>
      </p>
      <p className={css.facts}>
        {words.bag}
        {COLON[lang]}
        {GEMS.map((gem, i) => (
          <span key={gem}>
            <GemArt gem={gem} />
            <span className="unseen">{LABELS[lang].gems[gem]}</span> <b>{pilot.bag[i]}</b>
          </span>
        ))}
      </p>
      <ul className={css.weapons}>
        {ENERGIES.map((weapon, i) => (
          <li key={weapon} style={{ '--hue': weaponHue(weapon) } as CSSProperties}>
            <b>
              <GemArt gem={weapon} /> {base[i].name[lang]}
              {pilot.weapons[i].outOfOrder ? `${COLON[lang]}${words.outOfOrder}` : ''}
            </b>
            <IconRow icons={weaponTotals(view, seat, weapon)} bonus={pilot.weapons[i].boost} />
            <span className={css.names}>
              {pilot.weapons[i].cards.map((id) => faceOf(view, id)?.name[lang]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {pilot.systems.length > 0 && (
        <div className={css.row}>
          {pilot.systems.map((id) => {
            const face = faceOf(view, id);
            return face ? <CardFace key={id} face={face} lang={lang} /> : null;
          })}
        </div>
      )}
    </div>
  );
}
