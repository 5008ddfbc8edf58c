import { aimOf, type CardKey, PLANET_FACES, type Preview, partsOf } from '@starboard/siege';
import type { CSSProperties } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { useDrag } from '../../ui/drag.ts';
import { Icon } from '../../ui/Icon.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import type { Props } from './board.ts';
import { CardWords, CardZoom, HandFace, spoken } from './Card.tsx';
import css from './hand.module.css';
import * as icons from './icons.ts';
import { cardLine, who } from './lines.ts';
import { handThing } from './slots.ts';
import { FACE_ICONS } from './symbols.tsx';
import tags from './tags.module.css';
import { WORDS } from './words.ts';

interface HandCardProps {
  readonly card: CardKey;
  /** Its place in the hand. */
  readonly at: number;
  readonly seat: number;
  readonly style: CSSProperties;
  readonly props: Props;
  readonly preview: Preview | undefined;
  onLook(thing: Thing | undefined): void;
}

/** A card of the reader's hand: pressed, dragged, looked at; in full after a moment of rest. */
export function HandCard({ card, at, seat, style, props, preview, onLook }: HandCardProps) {
  const { lang, thing, press, zoom, drag } = props;
  const words = WORDS[lang];
  const name = handThing(at);
  const state = thing(name);
  const { kind } = partsOf(card);
  const line = cardLine(kind, seat, props);
  const told = toldBy(preview, props, seat);
  const notes = [told.mine, told.enemy, state.premoved && words.planned].filter((note) => typeof note === 'string');
  const look = () => zoom(<CardZoom card={card} lang={lang} line={line} notes={notes} />);
  const hold = useHold(() => press(name), look);
  const dragging = useDrag({ ...drag(name), touch: 'pan-x' });
  const own = {
    className: css.card,
    onPointerEnter: () => onLook(name),
    onFocus: () => onLook(name),
    onBlur: () => onLook(undefined),
    onPointerLeave: () => onLook(undefined),
  };
  return (
    <Piece as="li" id={card} className={css.slot} style={style}>
      <Tip content={<CardWords card={card} lang={lang} line={line} notes={notes} />} press="none">
        {(trigger) => (
          <button type="button" {...merged(merged(merged(own, hold), dragging), trigger)} {...thingProps(name, state)}>
            <HandFace card={card} lang={lang} line={line}>
              {preview && <Tags preview={preview} told={told} props={props} />}
              {state.premoved && (
                <span className={tags.planned}>
                  <Icon path={icons.throwAway} />
                  <span>{words.planned}</span>
                </span>
              )}
            </HandFace>
            <span className="unseen">{[spoken(card, lang, line), ...notes].join(' ')}</span>
          </button>
        )}
      </Tip>
    </Piece>
  );
}

interface Told {
  readonly mine?: string;
  readonly enemy?: string;
}

/** What the tags of a card mean, in sentences. */
function toldBy(preview: Preview | undefined, props: Props, seat: number): Told {
  if (!preview) return {};
  const words = WORDS[props.lang];
  const aim = preview.follows ? words.follows : words.nextAimLong(words.or(preview.mine));
  const { name } = PLANET_FACES[props.view.planets[aimOf(props.view, props.view.active) - 1]];
  const mine = preview.declares ? `${words.declares(name)} ${aim}` : aim;
  if (preview.enemy.length === 0) return { mine };
  return { mine, enemy: words.otherAimLong(who(1 - seat, props), words.or(preview.enemy)) };
}

interface TagsProps {
  readonly preview: Preview;
  readonly told: Told;
  readonly props: Props;
}

/** Where both would aim next: teal is the reader's own aim, the colour of the other people is theirs. */
function Tags({ preview, told, props: { view, lang } }: TagsProps) {
  const words = WORDS[lang];
  const { mine, enemy, follows, declares } = preview;
  return (
    <span className={tags.tags}>
      <Tip content={told.mine} press="none">
        {(trigger) => (
          <span {...trigger} className={tags.tag}>
            {follows ? <Icon path={icons.vanguard} /> : <Icon path={icons.aim} />}
            {follows ? (
              '+1'
            ) : (
              <>
                {enemy.length === 0 && <span className={tags.then}>{words.after}</span>}
                <span className={tags.wordy}>{words.or(mine)}</span>
                <span className={tags.terse}>{words.terse(mine)}</span>
              </>
            )}
            {declares && <Icon path={FACE_ICONS[view.planets[aimOf(view, view.active) - 1]]} />}
          </span>
        )}
      </Tip>
      {enemy.length > 0 && (
        <Tip content={told.enemy} press="none">
          {(trigger) => (
            <span {...trigger} className={tags.tag} data-other>
              <Icon path={icons.aim} />
              <span className={tags.wordy}>{words.or(enemy)}</span>
              <span className={tags.terse}>{words.terse(enemy)}</span>
            </span>
          )}
        </Tip>
      )}
    </span>
  );
}
