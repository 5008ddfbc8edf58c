import { aimOf, type CardKey, type Preview } from '@starboard/siege';
import type { CSSProperties } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { lean } from '../../pieces/fan.ts';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import type { Props } from './board.ts';
import { Back, CardZoom, Chip, HandFace, spoken } from './Card.tsx';
import { zone } from './flights.ts';
import css from './hand.module.css';
import * as icons from './icons.ts';
import { handThing } from './slots.ts';
import { FACE_ICONS } from './symbols.tsx';
import { WORDS } from './words.ts';

interface OwnHandProps {
  readonly props: Props;
  readonly seat: number;
  readonly hand: readonly CardKey[];
  readonly held: CardKey | undefined;
  readonly previews: ReadonlyMap<CardKey, Preview>;
  onLook(card: CardKey | undefined): void;
}

/** The reader's hand as a fan; a card that has been named but has not landed hovers above it. */
export function OwnHand({ props, seat, hand, held, previews, onLook }: OwnHandProps) {
  const count = hand.length + (held ? 1 : 0);
  const size = { '--count': count, '--gaps': Math.max(1, count - 1) } as CSSProperties;
  return (
    <div className={css.own} style={size} data-tight={count > 6} data-anchor={zone.hand(seat)}>
      <Zone as="ol" id={zone.hand(seat)} className={css.fan}>
        {hand.map((card, i) => (
          <HandCard
            key={`${card} ${hand.slice(0, i).filter((other) => other === card).length}`}
            card={card}
            at={i}
            style={lean(i, count)}
            props={props}
            preview={previews.get(card)}
            onLook={onLook}
          />
        ))}
      </Zone>
      {held && (
        <Zone as="span" id={zone.held(seat)} className={css.held}>
          <Piece as="span" id={held} className={css.heldCard}>
            <HandFace card={held} lang={props.lang} />
          </Piece>
        </Zone>
      )}
    </div>
  );
}

interface HandCardProps {
  readonly card: CardKey;
  /** Its place in the hand. */
  readonly at: number;
  readonly style: CSSProperties;
  readonly props: Props;
  readonly preview: Preview | undefined;
  onLook(card: CardKey | undefined): void;
}

function HandCard({ card, at, style, props, preview, onLook }: HandCardProps) {
  const { lang, thing, press, zoom } = props;
  const words = WORDS[lang];
  const state = thing(handThing(at));
  const look = () => zoom(<CardZoom card={card} lang={lang} />);
  const hold = useHold(() => press(handThing(at)), look);
  const mine = preview && (preview.follows ? words.follows : words.nextAim(words.or(preview.mine)));
  const declares = preview?.declares ? words.declares : undefined;
  const enemy = preview && preview.enemy.length > 0 ? words.enemyAim(words.or(preview.enemy)) : undefined;
  return (
    <Piece as="li" id={card} className={css.slot} style={style}>
      <button
        type="button"
        className={css.card}
        {...thingProps(handThing(at), state)}
        onPointerEnter={() => onLook(card)}
        onFocus={() => onLook(card)}
        onBlur={() => onLook(undefined)}
        {...hold}
        onPointerLeave={() => {
          hold.onPointerLeave();
          onLook(undefined);
        }}
      >
        <HandFace card={card} lang={lang} />
        {state.premoved && (
          <span className={css.planned} aria-hidden="true">
            <Icon path={icons.throwAway} />
            {words.planned}
          </span>
        )}
        <span className="unseen">
          {[spoken(card, lang), mine, declares, enemy, state.premoved && words.planned]
            .filter((part) => part)
            .join(' ')}
        </span>
        {preview && (
          <span className={css.previews} aria-hidden="true">
            <span className={css.preview} title={[mine, declares].filter((part) => part).join(', ')}>
              {preview.follows ? (
                <>
                  <Icon path={icons.vanguard} />
                  +1
                </>
              ) : (
                <>
                  <span>{words.nextAim('')}</span>
                  {words.or(preview.mine)}
                </>
              )}
              {declares && <Icon path={FACE_ICONS[props.view.planets[aimOf(props.view, props.view.active) - 1]]} />}
            </span>
            {enemy && (
              <span className={css.preview} data-enemy>
                <Icon path={icons.enemy} />
                {words.or(preview.enemy)}
              </span>
            )}
          </span>
        )}
      </button>
      <button type="button" className={css.look} tabIndex={-1} aria-label={words.look} onClick={look}>
        <Icon path={icons.look} />
      </button>
    </Piece>
  );
}

interface HiddenHandProps {
  readonly props: Props;
  readonly seat: number;
  readonly held: CardKey | undefined;
}

/** A hand whose cards are hidden: backs, with those that are known lying face up among them. */
export function HiddenHand({ props, seat, held }: HiddenHandProps) {
  const { species, handSize, hand, known } = props.view.players[seat];
  const seen = hand ?? known;
  const backs = handSize - seen.length;
  const count = handSize + (held ? 1 : 0);
  const size = { '--count': count, '--gaps': Math.max(1, count - 1) } as CSSProperties;
  return (
    <div className={css.hidden} style={size} data-anchor={zone.hand(seat)}>
      <Zone as="ol" id={zone.hand(seat)} className={css.fan} aria-label={WORDS[props.lang].hand(handSize)}>
        {Array.from({ length: backs }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell backs apart.
          <Piece as="li" key={`back ${i}`} id="back" className={css.slot} style={lean(i, count)}>
            <Back species={species} />
          </Piece>
        ))}
        {seen.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are interchangeable.
          <Piece as="li" key={`${card} ${i}`} id={card} className={css.slot} style={lean(backs + i, count)} data-known>
            <Chip card={card} lang={props.lang} />
          </Piece>
        ))}
      </Zone>
      {held && (
        <Zone as="span" id={zone.held(seat)} className={css.held}>
          <Piece as="span" id={held} className={css.heldCard}>
            <Chip card={held} lang={props.lang} />
          </Piece>
        </Zone>
      )}
    </div>
  );
}
