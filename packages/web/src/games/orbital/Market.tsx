import { type Card, TYPE_NAMES } from '@starboard/orbital';
import { memo } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { merged } from '../../ui/merged.ts';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import { type Desk, hovering, isWanted } from './board.ts';
import { CardChip, CardZoom, lineOf, spoken } from './Card.tsx';
import { faceOf } from './content.ts';
import { zone } from './flights.ts';
import css from './market.module.css';
import { marketThing } from './things.ts';
import { WORDS } from './words.ts';

const PLACES = 5;

/** The market on its belt: the farthest card costs 1, and all slide towards the pile below. */
export const Market = memo(function Market({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const none = view.mode === 'soloBots';
  return (
    <section className={css.market} aria-label={words.market} data-anchor="market">
      <h2 className={css.title}>{words.market}</h2>
      <Zone as="ol" id={zone.market} className={css.belt}>
        {/* Prices begin at the far end; what is bought leaves its place there. */}
        {Array.from({ length: PLACES - view.market.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
          <li key={`empty ${i}`} className={css.empty} aria-hidden="true" />
        ))}
        {view.market.map((card, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind may lie side by side.
          <Offer key={`${card} ${slot}`} desk={desk} card={card} slot={slot} />
        ))}
        {view.market.length === 0 && <li className={css.none}>{none ? words.noMarket : words.emptyMarket}</li>}
      </Zone>
    </section>
  );
});

function Offer({ desk, card, slot }: { readonly desk: Desk; readonly card: Card; readonly slot: number }) {
  const { props, c, at } = desk;
  const { lang, press, zoom } = props;
  const words = WORDS[lang];
  const name = marketThing(slot);
  const face = faceOf(c, card, lang);
  const type = face.type === 'module' ? TYPE_NAMES[face.colour][lang] : words.event;
  const look = () => zoom(<CardZoom face={face} lang={lang} type={type} />);
  const state = at(name);
  const hold = useHold(() => (state.open || state.violation ? press(name) : look()), look);
  return (
    <Piece as="li" id={c.kinds[card]} className={css.offer}>
      <button
        type="button"
        {...merged(merged({ className: css.card }, hovering(desk, name)), hold)}
        {...thingProps(name, state)}
        data-wanted={isWanted(desk, name)}
      >
        <b className={css.tag} aria-hidden="true">
          {slot + 1}
        </b>
        <CardChip face={face} />
        <span className={css.words} aria-hidden="true">
          <b>{face.name}</b>
          <span>{lineOf(face, lang)}</span>
        </span>
        <span className="unseen">
          {words.price(slot + 1)}. {spoken(face, lang, type)}
        </span>
      </button>
    </Piece>
  );
}
