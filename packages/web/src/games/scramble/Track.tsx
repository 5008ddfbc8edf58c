import { type Coming, comingEvents, faceOf, SLOTS, type Slot } from '@starboard/scramble';
import { memo, useMemo } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Desk, pressable, unchanged } from './board.ts';
import { CardFace, cardWords } from './CardFace.tsx';
import { CardZoom } from './CardZoom.tsx';
import { zone } from './flights.ts';
import * as icons from './icons.ts';
import { Meanings } from './Meanings.tsx';
import { Credit } from './Signs.tsx';
import { cardThing } from './slots.ts';
import css from './track.module.css';
import { FleetClock } from './Wave.tsx';
import { WORDS } from './words.ts';

/** What a shot would pay says which cards could be paid. */
const same = unchanged(thingsOf, ({ desk: { plan } }) => [plan.chosen?.credits]);

/** The Progress Track: the market, the clock, and the way of every Alien Event. */
export const Track = memo(function Track({ desk }: TrackProps) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const coming = useMemo(() => comingEvents(view), [view]);
  const [next] = coming;
  const level = view.main[0] ?? 3;
  return (
    <section className={css.track} aria-label={words.track} data-anchor="track" data-leaves="true">
      <Zone id={zone.main} className={css.deck} data-anchor="main">
        <span className="unseen">
          {words.mainDeck}: {words.cardsLeft(view.main.length)}, {words.level(level)}.{' '}
          {words.innovation(level, view.innovation[level - 1])}
        </span>
        <span className={css.count} aria-hidden="true">
          <i className={css.pips}>{'■'.repeat(level)}</i>
          <b>{view.main.length}</b>
          <small>{words.level(level)}</small>
        </span>
        <span className={css.refills} aria-hidden="true">
          {words.refills(view.innovation[level - 1])}
        </span>
        <Zone id={zone.innovation} className={css.innovation} />
      </Zone>
      <ol className={css.belt}>
        {SLOTS.map((slot) => (
          <TrackSlot key={slot} desk={desk} slot={slot} event={coming.find((event) => event.slot === slot)} />
        ))}
      </ol>
      <FleetClock desk={desk} />
      <Zone id={zone.exit} className={css.exit} data-now={next?.rounds === 1} data-kind={next?.kind}>
        <span className={css.chevrons} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className={css.next}>
          {next && <Icon path={next.kind === 'move' ? icons.aliensMove : icons.aliensFire} />}
          <span className={css.when}>
            <span className="unseen">{next ? words.event(next.kind) : words.exit}: </span>
            {next ? words.inRounds(next.rounds) : words.nothingNext}
          </span>
        </span>
        <Zone as="span" id={zone.exitEvent} className={css.foot} aria-hidden="true" />
      </Zone>
    </section>
  );
}, same);

interface TrackProps {
  readonly desk: Desk;
}

function thingsOf(): readonly Thing[] {
  return SLOTS.map(cardThing);
}

interface SlotProps {
  readonly desk: Desk;
  readonly slot: Slot;
  readonly event: Coming | undefined;
}

/** One slot: its card, the event under it, and above it perhaps the mark of the aliens' aggression. */
function TrackSlot({ desk, slot, event }: SlotProps) {
  const { props, near, plan } = desk;
  const { view, lang, zoom } = props;
  const words = WORDS[lang];
  const id = view.track[slot - 1];
  const face = id === null ? undefined : faceOf(view, id);
  const credits = plan.chosen ? plan.chosen.credits : view.pilots[near].credits;
  const { open } = props.thing(cardThing(slot));
  const said = event ? words.strikesIn(event.kind, event.rounds) : '';
  return (
    <li className={css.slot}>
      <Zone id={zone.slot(slot)} className={css.place}>
        {face ? (
          <Piece key={face.id} id={face.id} className={css.piece}>
            <Press
              {...pressable(props, cardThing(slot))}
              onLook={() => zoom(<CardZoom desk={desk} face={face} />)}
              label={said ? `${cardWords(face, lang)}. ${said}` : cardWords(face, lang)}
              tip={
                <>
                  {cardWords(face, lang)}
                  <Meanings icons={face.icons} lang={lang} />
                </>
              }
              className={css.press}
            >
              <CardFace face={face} lang={lang} afford={face.cost <= credits} />
              {open && (
                <span className={css.left}>
                  → <Credit />
                  {credits - face.cost}
                </span>
              )}
            </Press>
          </Piece>
        ) : (
          <span className={css.empty}>{view.gaps.includes(slot) ? words.gap : words.emptySlot}</span>
        )}
      </Zone>
      <Zone id={zone.event(slot)} className={css.tab} aria-hidden="true">
        {event && (
          <Piece
            key={view.events[slot - 1]}
            id={view.events[slot - 1] ?? ''}
            className={css.event}
            data-kind={event.kind}
            data-now={event.rounds === 1}
          >
            <Icon path={event.kind === 'move' ? icons.aliensMove : icons.aliensFire} />
            {words.tab(event.kind, event.rounds)}
          </Piece>
        )}
      </Zone>
      {view.aggression === slot && (
        <span className={css.aggression} data-anchor="aggression">
          <span className="unseen">{words.aggression}</span>
          <svg viewBox="0 0 40 20" aria-hidden="true" focusable="false">
            <path d="M2 2H38L30 12H24L20 19 16 12H10z" className={css.claw} />
            <path d="M12 5.5h4v3h-4zM24 5.5h4v3h-4z" className={css.eyes} />
          </svg>
        </span>
      )}
    </li>
  );
}
