import {
  type Action,
  type CardUid,
  type Content,
  contentOf,
  forecastOf,
  parsePack,
  type View,
} from '@starboard/settlers';
import { useMemo } from 'react';
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
import { packThing } from './slots.ts';
import { Seal, WorldToken } from './Token.tsx';
import { packName, WORDS } from './words.ts';

/** A pack that the pointer or the focus is on: the dice it would take light up, the dial shows the chance of its card. */
export interface Aim {
  readonly card: CardUid;
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

/** Nothing is chosen yet: the packs that fit now, best chance first. */
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
    return odds ? each.sort((a, b) => b.chance - a.chance) : each;
  }, [view, choices, odds]);
  const mine = seat === view.active;
  const pool = view.turn.dice.filter(({ status }) => status === 'pool').length;
  const claimed = view.turn.worldClaimed || view.turn.upgradeClaimed;
  const said =
    !mine || view.phase === 'over'
      ? view.phase === 'over'
        ? ''
        : words.waiting(seats[view.active].name)
      : view.phase === 'rolled'
        ? fills.length > 0
          ? words.press(fills.length)
          : words.pressNone
        : view.phase === 'chooseDefence'
          ? words.keepOne
          : claimed
            ? words.leftover(pool, !view.turn.upgradeClaimed)
            : words.begin;
  return (
    <div className={css.open}>
      <p className={css.said}>
        <Icon path={icons.sextant} /> {said}
      </p>
      {fills.length > 0 && (
        <ul className={css.fills} aria-label={words.fills}>
          {fills.map(({ action, pack, chance }) => {
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
                  onClick={() => press(name)}
                  {...aiming(onAim, { card: action.target, dice: pack?.dice ?? [] })}
                >
                  <CardIcon view={view} content={c} card={action.target} />
                  <span className={css.what} aria-hidden="true">
                    <span>{cardName(view, action.target, lang)}</span>
                    <span className={css.pack} data-shield={shield}>
                      {shield && <Icon path={icons.shield} />}
                      {parsed && <PackPill pack={parsed} />}
                    </span>
                  </span>
                  {odds && <b aria-hidden="true">{percent(chance)}</b>}
                  <span className="unseen">
                    {`${cardName(view, action.target, lang)}${owner === undefined ? '' : ` (${words.attack(seats[owner].name)})`}: ${parsed ? packName(parsed, lang) : ''}${odds ? `, ${words.thenChance(percent(chance))}` : ''}`}
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
