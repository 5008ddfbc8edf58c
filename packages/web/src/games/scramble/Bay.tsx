import { COLON } from '@starboard/kernel';
import {
  contentOf,
  type Energy,
  faceOf,
  gemOf,
  heatOf,
  LABELS,
  REPAIR,
  weaponTotals,
  weaponWith,
} from '@starboard/scramble';
import { type CSSProperties, memo } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { weaponHue } from './art/hues.ts';
import css from './bay.module.css';
import { type Desk, pressable, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { IconRow } from './Icons.tsx';
import { iconWords } from './iconNames.ts';
import * as icons from './icons.ts';
import { Credit, GemArt } from './Signs.tsx';
import { GunArt } from './Sprite.tsx';
import { Stack, WeaponTip } from './Stack.tsx';
import { weaponThing } from './slots.ts';
import { WORDS } from './words.ts';

/** So many cards are shown one by one, and one less above a line of status. */
const ROOM = 4;
/** The gun itself is drawn while there is room for it. */
const BARE = 2;

/** Names with more letters are set smaller. */
const LONG = 16;

interface BayProps {
  readonly desk: Desk;
  readonly weapon: Energy;
}

const same = unchanged(thingsOf, ({ desk: { plan }, weapon }) => [plan.weapon === weapon, plan.card]);

/** A weapon: its totals, and below them the board and every card that they add up from. */
export const Bay = memo(function Bay({ desk, weapon }: BayProps) {
  const { props, near, plan, news } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const at = gemOf(weapon);
  const { cards, outOfOrder, boost, energy, overheat } = view.pilots[near].weapons[at];
  const { name, icons: base } = contentOf(view.options).base[at];
  const totals = weaponTotals(view, near, weapon);
  const bought = plan.card === undefined ? undefined : weaponWith(view, near, plan.card);
  const after = bought?.weapon === weapon ? bought.after : undefined;
  const active = view.active === near && view.turn.weapon === weapon;
  const hot = view.active === near && (active ? view.turn.used : view.turn.drawn) === 'overheat';
  const cost = hot && view.turn.drawn === 'overheat' && !outOfOrder ? heatOf(view, near, 'activate') : undefined;
  const faces = cards.flatMap((id) => faceOf(view, id) ?? []);
  const status = outOfOrder || boost > 0 || cost !== undefined;
  const label = [
    `${name[lang]}${COLON[lang]}${iconWords(totals, lang)}`,
    ...(faces.length > 0 ? [words.withCards(faces.map((face) => face.name[lang]).join(', '))] : []),
    ...(boost > 0 ? [`${LABELS[lang].icons.boost} ${boost}`] : []),
    ...(outOfOrder ? [words.outOfOrder] : []),
    ...(hot && totals.vent > 0 ? [words.ventOff] : []),
    ...(cost?.melts ? [words.overMelts] : []),
  ].join('. ');
  return (
    <div
      className={css.bay}
      data-part="bay"
      style={{ '--hue': weaponHue(weapon), '--lying': Math.min(3, energy + overheat) } as CSSProperties}
      data-active={active || plan.weapon === weapon}
      data-broken={outOfOrder}
      data-fresh={news?.broken.includes(weapon)}
      data-anchor={`bay:${weapon}`}
    >
      <Press
        {...pressable(props, weaponThing(weapon))}
        label={label}
        tip={<WeaponTip name={name[lang]} totals={totals} base={base} cards={faces} boost={boost} lang={lang} />}
        className={css.press}
      >
        <span className={css.head}>
          <GemArt gem={weapon} className={css.kind} />
          <span className={css.name} data-long={name[lang].length > LONG - 2 * Math.min(3, energy + overheat)}>
            {name[lang]}
          </span>
        </span>
        <IconRow icons={totals} after={after} bonus={boost} noVent={hot} className={css.totals} />
        {outOfOrder && (
          <span className={css.tape} data-part="tape">
            <b className={css.tapeWords}>{words.outOfOrder}</b>
          </span>
        )}
        <Stack weapon={weapon} base={base} cards={faces} room={status ? ROOM - 1 : ROOM} />
        {faces.length < BARE && (
          <span className={css.gun}>
            <GunArt weapon={weapon} />
          </span>
        )}
        {(status || faces.length < ROOM) && (
          <span className={css.status} data-part="status">
            {outOfOrder && (
              <span className={css.repair}>
                <Icon path={icons.repair} />
                <span>{words.repairFor(REPAIR)}</span>
                <b className={css.fee}>{REPAIR}</b>
                <Credit />
              </span>
            )}
            {boost > 0 && (
              <span className={css.boost}>
                <Icon path={icons.boost} />+{boost} <small>{words.boostNext}</small>
              </span>
            )}
            {cost && (
              <span className={css.cost} data-melts={cost.melts}>
                <Icon path={cost.melts ? icons.hazard : icons.heat} />
                {cost.melts ? words.meltdown : `+${cost.heat}`}
                {!cost.melts && <small>{words.heat}</small>}
              </span>
            )}
          </span>
        )}
      </Press>
      <Zone id={zone.gems(weapon)} className={css.gems}>
        {Array.from({ length: energy }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gems of a kind are equal.
          <Piece as="span" key={`e${i}`} id={weapon}>
            <GemArt gem={weapon} />
          </Piece>
        ))}
        {Array.from({ length: overheat }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gems of a kind are equal.
          <Piece as="span" key={`o${i}`} id="overheat">
            <GemArt gem="overheat" />
          </Piece>
        ))}
      </Zone>
    </div>
  );
}, same);

function thingsOf({ weapon }: BayProps): readonly Thing[] {
  return [weaponThing(weapon)];
}
