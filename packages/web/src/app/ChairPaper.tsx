import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { LEVELS } from '../tables/levels.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import css from './ChairPaper.module.css';
import { LevelPips } from './LevelPips.tsx';
import type { Place } from './setup.ts';

interface ChairPaperProps {
  readonly seat: number;
  readonly chair: HTMLElement;
  readonly places: readonly Place[];
  readonly names: readonly string[];
  /** Whether a person here comes by a link, and brings the name along. */
  readonly friend: boolean;
  /** So many must sit at this table. */
  readonly least: number;
  onChange(place: Place): void;
  onSwap(other: number): void;
  onRemove(): void;
  onClose(): void;
}

/** The small paper at a chair: a bot and how strong, a person and the name, another place, or nobody. */
export function ChairPaper({
  seat,
  chair,
  places,
  names,
  friend,
  least,
  onChange,
  onSwap,
  onRemove,
  onClose,
}: ChairPaperProps) {
  const { t } = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const group = useId();
  const close = useEffectEvent(onClose);
  const place = places[seat];
  useLayoutEffect(() => {
    const paper = ref.current;
    if (!paper) return undefined;
    paper.showPopover();
    lay(paper, chair);
    paper.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    const toggled = (e: Event) => {
      if ((e as ToggleEvent).newState === 'closed') close();
    };
    paper.addEventListener('toggle', toggled);
    const again = () => lay(paper, chair);
    addEventListener('resize', again);
    return () => {
      paper.removeEventListener('toggle', toggled);
      removeEventListener('resize', again);
    };
  }, [chair]);
  const others = places.flatMap((_, other) => (other === seat ? [] : [other]));
  return (
    <div ref={ref} popover="auto" role="dialog" aria-label={t.setup.takes} className={css.paper}>
      <h2>{t.setup.takes}</h2>
      <div className={css.who}>
        <label className={css.choice}>
          <input
            type="radio"
            name={`${group}who`}
            checked={place.who !== 'person'}
            onChange={() => onChange({ ...place, who: 'medium' })}
          />
          <span>
            <Icon path={icons.bot} /> {t.setup.bots}
          </span>
        </label>
        <label className={css.choice}>
          <input
            type="radio"
            name={`${group}who`}
            checked={place.who === 'person'}
            onChange={() => onChange({ ...place, who: 'person' })}
          />
          <span>
            <Icon path={icons.person} /> {t.setup.person}
          </span>
        </label>
      </div>
      {friend ? (
        <p className={css.about}>{t.setup.friendAbout}</p>
      ) : place.who === 'person' ? (
        <label className={css.name}>
          <span>{t.setup.name}</span>
          <input
            value={place.name}
            maxLength={24}
            placeholder={names[seat]}
            autoComplete="off"
            aria-label={`${t.setup.seat(seat + 1)}, ${t.setup.name}`}
            onChange={(e) => onChange({ ...place, name: e.target.value })}
            onKeyDown={(e) => {
              // It closes the paper; the match is started by its own button.
              if (e.key !== 'Enter') return;
              e.preventDefault();
              onClose();
            }}
          />
        </label>
      ) : (
        <fieldset className={css.levels}>
          <legend className="unseen">{t.setup.level}</legend>
          {LEVELS.map((level) => (
            <label key={level} className={css.choice}>
              <input
                type="radio"
                name={`${group}level`}
                checked={place.who === level}
                onChange={() => onChange({ ...place, who: level })}
              />
              <span>
                <LevelPips level={level} />
                {t.setup[level]}
              </span>
            </label>
          ))}
          <p className={css.about}>{t.setup.levels[place.who]}</p>
        </fieldset>
      )}
      <div className={css.more}>
        {others.map((other) => (
          <button key={other} type="button" onClick={() => onSwap(other)}>
            <span aria-hidden="true">⇄</span> {t.setup.swap(other + 1, names[other])}
          </button>
        ))}
        {places.length > least && (
          <button type="button" className={css.remove} onClick={onRemove} aria-label={t.setup.remove(seat + 1)}>
            <Icon path={icons.cross} /> {t.setup.removeIt}
          </button>
        )}
      </div>
    </div>
  );
}

const GAP = 12;
/** Narrower windows show it at their lower edge. */
const NARROW = 640;

/** Where a chair is, with the plate that names who sits there. */
function placed(chair: HTMLElement) {
  const boxes = [chair, chair.nextElementSibling].flatMap((part) => part?.getBoundingClientRect() ?? []);
  const [lefts, rights] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
  const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)];
  return {
    left: Math.min(...lefts),
    right: Math.max(...rights),
    top: Math.min(...tops),
    bottom: Math.max(...bottoms),
  };
}

/** Lays the paper beside its chair, on whichever side there is room. */
function lay(paper: HTMLElement, chair: HTMLElement): void {
  if (innerWidth < NARROW) {
    paper.style.removeProperty('left');
    paper.style.removeProperty('top');
    // The chair and its name stay in sight above the paper.
    const covered = placed(chair).bottom + GAP + paper.offsetHeight - innerHeight;
    if (covered > 0) scrollBy({ top: covered });
    return;
  }
  const at = placed(chair);
  const { offsetWidth: width, offsetHeight: height } = paper;
  const right = at.right + GAP + width < innerWidth;
  const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - width);
  const top = Math.min(Math.max(GAP, (at.top + at.bottom - height) / 2), innerHeight - height - GAP);
  Object.assign(paper.style, { left: `${left}px`, top: `${top}px` });
}
