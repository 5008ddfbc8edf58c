import { COLON, type Seat } from '@starboard/kernel';
import { contentOf, ENERGIES, FULL_TRACK, firesOf, LABELS, overheatChance, weaponTotals } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { pilotHue, weaponHue } from './art/hues.ts';
import { type Desk, percent } from './board.ts';
import { CockpitZoom } from './CockpitZoom.tsx';
import { zone } from './flights.ts';
import { toneOf } from './heatTone.ts';
import { iconWords } from './iconNames.ts';
import * as icons from './icons.ts';
import { lastTurn } from './lastTurn.ts';
import css from './rivals.module.css';
import { Credit, GemArt, MoveSign, Pattern, PowerSign } from './Signs.tsx';
import { ShipArt } from './Sprite.tsx';
import { systemSign } from './systemSigns.ts';
import { WORDS } from './words.ts';

/** A rival at a glance: Invaders, heat, credits, each weapon, Systems and bag. A press opens the whole cockpit. */
export function RivalStrip({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, seats, lang, zoom, moments } = desk.props;
  const words = WORDS[lang];
  const pilot = view.pilots[seat];
  const { heatLimit } = contentOf(view.options);
  const bag = pilot.bag.reduce((sum, n) => sum + n, 0);
  const gain = desk.plan.gains[seat] ?? 0;
  const chance = percent(overheatChance(view, seat));
  const did = lastTurn(moments, view, seat, lang);
  return (
    <Zone
      id={zone.rival(seat)}
      className={css.strip}
      style={{ '--hue': pilotHue(pilot.colour) } as CSSProperties}
      data-active={view.active === seat && view.stack.length > 0}
    >
      <Tip content={<Weapons desk={desk} seat={seat} />} press="hold">
        {(trigger) => (
          <button
            type="button"
            {...trigger}
            className={css.open}
            aria-label={`${words.openCockpit(seats[seat].name)}. ${LABELS[lang].invaders}${COLON[lang]}${pilot.victory.length}. ${words.heat}${COLON[lang]}${pilot.heat}. ${words.credits}${COLON[lang]}${pilot.credits}`}
            onClick={() => {
              trigger.onClick();
              zoom(<CockpitZoom desk={desk} seat={seat} />);
            }}
          />
        )}
      </Tip>
      <span className={css.head} aria-hidden="true">
        <span className={css.ship}>
          <ShipArt colour={pilot.colour} />
        </span>
        <b className={css.name}>{seats[seat].name}</b>
        <span className={css.count}>
          <b>{pilot.victory.length}</b> <small>{words.of10}</small>
        </span>
      </span>
      <span className={css.pips} aria-hidden="true">
        {Array.from({ length: FULL_TRACK }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <i key={i} data-on={i < pilot.victory.length} />
        ))}
      </span>
      <span className={css.meters} aria-hidden="true">
        <span className={css.heat}>
          <Icon path={icons.heat} />
          <span className={css.bars}>
            {Array.from({ length: heatLimit + 1 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
              <i key={i} data-on={i < pilot.heat} data-tone={toneOf(i + 1)} />
            ))}
          </span>
          <b>{pilot.heat}</b>
        </span>
        <span className={css.credits}>
          <Credit />
          <b>{pilot.credits}</b>
          {gain > 0 && (
            <b className={css.gain} data-hued>
              +{gain}
            </b>
          )}
        </span>
      </span>
      <span className={css.weapons} aria-hidden="true">
        {ENERGIES.map((weapon, i) => {
          const { outOfOrder, boost } = pilot.weapons[i];
          const totals = weaponTotals(view, seat, weapon);
          const fires = firesOf(totals.fire);
          return (
            <span
              key={weapon}
              className={css.weapon}
              data-broken={outOfOrder}
              style={{ '--hue': weaponHue(weapon) } as CSSProperties}
            >
              <GemArt gem={weapon} />
              {outOfOrder ? (
                <Icon path={icons.repair} />
              ) : (
                <span className={css.totals}>
                  <span>
                    <MoveSign />
                    {totals.move}
                  </span>
                  <span>
                    <PowerSign />
                    {totals.power + boost}
                    {fires.length > 0 && <Pattern fires={fires} />}
                  </span>
                </span>
              )}
            </span>
          );
        })}
      </span>
      <span className={css.foot} aria-hidden="true">
        <span className={css.systems}>
          {pilot.systems.map((id) => (
            <Icon key={id} path={systemSign(id)} />
          ))}
        </span>
        <span className={css.bag}>
          <Icon path={icons.bag} />
          {bag}
          {desk.props.odds !== false && (
            <>
              <GemArt gem="overheat" />
              <b>{chance}</b>
            </>
          )}
        </span>
      </span>
      {did && (
        <span className={css.did} data-part="last-turn">
          {did}
        </span>
      )}
    </Zone>
  );
}

/** What the signs of the weapons say, gun by gun. */
function Weapons({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, lang } = desk.props;
  const { base } = contentOf(view.options);
  return ENERGIES.map((weapon, i) => (
    <span key={weapon} className={css.line}>
      <GemArt gem={weapon} /> {base[i].name[lang]}
      {COLON[lang]}
      {view.pilots[seat].weapons[i].outOfOrder
        ? WORDS[lang].outOfOrder
        : iconWords(weaponTotals(view, seat, weapon), lang)}
    </span>
  ));
}
