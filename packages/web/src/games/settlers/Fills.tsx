import {
  type Action,
  type CardUid,
  type Content,
  contentOf,
  forecastOf,
  type PackKey,
  parsePack,
  type View,
} from '@starboard/settlers';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTumbles } from '../../motion/Tumbling.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import * as icons from './art/icons.ts';
import { upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import { percent } from './chance.ts';
import { cardName, ownerOf, upgradeOf } from './content.ts';
import css from './fills.module.css';
import { PackPill } from './Packs.tsx';
import { Sign } from './Sign.tsx';
import { shieldName } from './shieldName.ts';
import { packThing } from './slots.ts';
import { Seal, WorldToken } from './Token.tsx';
import { traceOf } from './trace.ts';
import { packName, WORDS } from './words.ts';
import { worthOf } from './worth.ts';

/** A pack that the pointer or the focus is on: the dice it would take light up, the dial shows the chance of its card. */
export interface Aim {
  readonly card: CardUid;
  readonly pack: PackKey;
  readonly dice: readonly number[];
}

export interface AimProps {
  readonly desk: Desk;
  onAim(aim: Aim | undefined): void;
}

/** What lets a button aim. */
export function aiming(onAim: AimProps['onAim'], aim: Aim | undefined) {
  const [on, off] = [() => onAim(aim), () => onAim(undefined)];
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}

/** More tiles than stand side by side. */
const MANY = 6;
/** More tiles than any screen shows without scrolling. */
const SEEN = 12;

const atEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => scrollLeft + clientWidth > scrollWidth - 8;

interface CardIconProps {
  readonly view: View;
  readonly content: Content;
  readonly card: CardUid;
}

/** A card as small as a tile of the row: its planet with the seal of its owner, or its plate. */
export function CardIcon({ view, content, card }: CardIconProps) {
  const upgrade = upgradeOf(view, card);
  const owner = ownerOf(view, card);
  return (
    <span className={css.icon} aria-hidden="true">
      {upgrade ? (
        <span className={css.tiny} data-type={upgrade.type}>
          <Sign sign={upgradeSign(upgrade)} />
        </span>
      ) : (
        <WorldToken content={content} id={card} />
      )}
      {owner !== undefined && <Seal seat={owner} className={css.owner} />}
    </span>
  );
}

/**
 * Nothing is chosen yet: the packs that fit now, the best chance first. A pack of a card that these dice cannot finish is
 * only found at its card.
 */
export function Fills({ desk, onAim }: AimProps) {
  const { odds, props } = desk;
  const { view, lang, thing, press, choices, seat, seats } = props;
  const c = contentOf(view.options);
  const words = WORDS[lang];
  const fills = useMemo(() => {
    const legal = choices.flatMap(({ action, violation }) => (action.type === 'fill' && !violation ? [action] : []));
    const all = legal.map((action: Extract<Action, { type: 'fill' }>) => {
      const pack = forecastOf(view, action.target)?.packs.find(({ pack: key }) => key === action.pack);
      // Two copies of an Upgrade are one and the same to whoever wants it.
      const same = `${upgradeOf(view, action.target)?.id ?? action.target} ${action.pack}`;
      return { action, pack, same, chance: pack?.after ?? 0 };
    });
    const each = all.filter(({ same }, i) => all.findIndex((other) => other.same === same) === i);
    // In Weak Defences a card that stays out of reach may still lose its defence.
    const useful = each.filter(({ chance }) => chance > 0 || view.options.weakDefences);
    const worth = ({ action }: (typeof each)[number]) => worthOf(view, action.target);
    return odds ? useful.sort((a, b) => b.chance - a.chance || worth(b) - worth(a)) : useful;
  }, [view, choices, odds]);
  const hopeless = fills.length === 0 && choices.some(({ action, violation }) => action.type === 'fill' && !violation);
  // Those that are seen come with the roll, the rest with the next frame.
  const later = useDeferredValue(fills);
  const shown = later === fills ? fills : fills.slice(0, SEEN);
  const mine = seat === view.active;
  const list = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState(false);
  const trace = fills.length > 0 ? [] : traceOf(props);
  const pool = view.turn.dice.filter(({ status }) => status === 'pool').length;
  const claimed = view.turn.worldClaimed || view.turn.upgradeClaimed;
  const said =
    !mine || view.phase === 'over'
      ? view.phase === 'over'
        ? ''
        : words.waiting(seats[view.active].name)
      : view.phase === 'rolled'
        ? fills.length > 0
          ? words.press(fills.length, odds)
          : hopeless
            ? words.hopeless
            : words.pressNone
        : view.phase === 'chooseDefence'
          ? words.keepOne
          : claimed
            ? words.leftover(pool, !view.turn.upgradeClaimed)
            : words.begin;
  return (
    <div className={css.open}>
      <Rolling words={words.rolling} />
      <p className={css.said}>
        <Icon path={icons.sextant} /> {said}
      </p>
      {trace.length > 0 && (
        <ul className={css.trace}>
          {trace.map(({ seat: who, text, loss }) => (
            <li key={who} data-loss={loss}>
              <Seal seat={who} /> {text}
            </li>
          ))}
        </ul>
      )}
      {fills.length > 0 && (
        <ul
          className={css.fills}
          aria-label={words.fills}
          ref={list}
          onScroll={() => list.current && setEnd(atEnd(list.current))}
          data-more={fills.length > MANY && !end}
        >
          {shown.map(({ action, pack, chance }, at) => {
            const name = packThing(action.target, action.pack);
            const parsed = parsePack(pack?.code ?? '');
            const owner = ownerOf(view, action.target);
            const shield = !action.pack.startsWith('c');
            return (
              <li key={name}>
                <button
                  type="button"
                  className={css.fill}
                  {...thingProps(name, thing(name))}
                  // Tab passes the list in one step; arrows go from one to the next.
                  tabIndex={at === 0 ? 0 : -1}
                  onClick={() => press(name)}
                  {...aiming(onAim, { card: action.target, pack: action.pack, dice: pack?.dice ?? [] })}
                >
                  <CardIcon view={view} content={c} card={action.target} />
                  <span className={css.what} aria-hidden="true">
                    <span>{cardName(view, action.target, lang)}</span>
                    <span className={css.pack} data-shield={shield}>
                      {shield && <Icon path={icons.shield} />}
                      {parsed && <PackPill pack={parsed} />}
                      {shield && <small>{shieldName(view, action.pack, lang)}</small>}
                    </span>
                  </span>
                  {odds && <b aria-hidden="true">{percent(chance)}</b>}
                  <span className="unseen">
                    {`${cardName(view, action.target, lang)}${shield ? `, ${shieldName(view, action.pack, lang)}` : ''}${owner === undefined ? '' : ` (${words.attack(seats[owner].name)})`}: ${parsed ? packName(parsed, lang) : ''}${odds ? `, ${words.thenChance(percent(chance))}` : ''}`}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Said in the place of what fits, as long as the dice tumble. */
function Rolling({ words }: { readonly words: string }) {
  if (!useTumbles()) return null;
  return (
    <p className={css.rolling}>
      <Icon path={icons.sextant} /> {words}
    </p>
  );
}
