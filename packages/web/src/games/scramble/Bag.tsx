import { COLON } from '@starboard/kernel';
import { GEMS, type Gem, heatOf, LABELS, meltdownFrom, overheatChance } from '@starboard/scramble';
import { memo, useMemo } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { useDrag } from '../../ui/drag.ts';
import { bagSvg } from './art/sky.ts';
import css from './bag.module.css';
import { type Desk, percent, pressable, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { GemArt } from './Signs.tsx';
import { BAG, rackThing } from './slots.ts';
import { WORDS } from './words.ts';

/** The gem that costs most first, then the weapons in their order. */
const LIST: readonly Gem[] = ['overheat', ...GEMS.filter((gem) => gem !== 'overheat')];

const same = unchanged(() => [BAG, ...LIST.map(rackThing)]);

/** The bag: what is in it, and how likely the next gem is an Overheat gem. */
export const Bag = memo(function Bag({ desk }: { readonly desk: Desk }) {
  const { props, near } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const pilot = view.pilots[near];
  const all = pilot.bag.reduce((sum, n) => sum + n, 0);
  const empty = all === 0;
  const chance = props.odds !== false && !empty && percent(overheatChance(view, near));
  const melts = useMemo(() => meltdownFrom(view, near), [view, near]);
  const now = pilot.heat >= melts;
  const ifOverheat = now
    ? words.meltsNow
    : melts === Number.POSITIVE_INFINITY
      ? words.meltsNever
      : words.meltsFrom(melts);
  const held = view.active === near ? view.turn.drawn : null;
  return (
    <div className={css.bag} data-anchor="bag" data-leaves="true">
      <Zone id={zone.bag} className={css.sack}>
        <Press
          {...pressable(props, BAG)}
          label={`${words.bag}${COLON[lang]}${words.gemsIn(all)}.${chance ? ` ${chance} ${words.overheatNext}` : empty ? ` ${words.bagEmpty}` : ''}`}
          className={css.press}
        >
          <Picture name="bag" draw={bagSvg} urgent className={css.art} />
          <b className={css.count}>{all}</b>
        </Press>
      </Zone>
      <Zone id={zone.hand} className={css.hand}>
        {held && <Held desk={desk} gem={held} />}
      </Zone>
      <ul className={css.rack} aria-label={words.bag}>
        {LIST.map((gem) => (
          <li key={gem}>
            <Press
              {...pressable(props, rackThing(gem))}
              label={`${LABELS[lang].gems[gem]}${COLON[lang]}${pilot.bag[GEMS.indexOf(gem)]}`}
              className={css.gem}
            >
              <GemArt gem={gem} />
              <b>{pilot.bag[GEMS.indexOf(gem)]}</b>
              <span className={css.bars} data-gem={gem}>
                {Array.from({ length: Math.min(10, pilot.bag[GEMS.indexOf(gem)]) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: gems of a kind are equal.
                  <i key={i} />
                ))}
              </span>
            </Press>
          </li>
        ))}
      </ul>
      <div className={css.odds}>
        {chance && (
          <span className={css.chance}>
            <GemArt gem="overheat" />
            <b>{chance}</b>
          </span>
        )}
        <p data-now={now && !empty}>
          {chance && <span className={css.next}>{words.overheatNext} </span>}
          <b>{empty ? words.bagEmpty : ifOverheat}</b>
        </p>
      </div>
    </div>
  );
}, same);

/** The drawn gem, to be dragged onto a weapon or the tray; pressing them does the same. */
function Held({ desk, gem }: { readonly desk: Desk; readonly gem: Gem }) {
  const { view, lang, press, choices, seat } = desk.props;
  const dragged = useDrag({
    thing: 'gem',
    disabled: choices.length === 0,
    onPick: () => {},
    onDrop: press,
    onReturn: (on) => on !== undefined && press(on),
  });
  const cost = seat === null ? undefined : heatOf(view, view.active, 'activate');
  return (
    <Piece
      as="span"
      id={gem}
      className={css.held}
      data-gem={gem}
      role="img"
      aria-label={`${WORDS[lang].inHand}${COLON[lang]}${LABELS[lang].gems[gem]}`}
      {...dragged}
    >
      <GemArt gem={gem} />
      {cost !== undefined && cost.heat > 0 && <b className={css.cost}>+{cost.heat}</b>}
    </Piece>
  );
}
