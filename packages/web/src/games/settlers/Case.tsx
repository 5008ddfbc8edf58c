import {
  completedSystems,
  contentOf,
  type Forecast,
  facesMadeBy,
  forecastOf,
  type Opened,
  type Pack,
  type PackForecast,
  parsePack,
} from '@starboard/settlers';
import { useEffect, useMemo, useState } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Die } from '../../pieces/Die.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import * as icons from './art/icons.ts';
import { RESOURCES, upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import css from './case.module.css';
import { percent } from './chance.ts';
import { cardName, lettersOf, shieldName, systemOf, upgradeOf, worldOf } from './content.ts';
import { Dial } from './Dial.tsx';
import { dieLook, Tray } from './Dice.tsx';
import { type Aim, type AimProps, aiming, Fills } from './Fills.tsx';
import { zone } from './flights.ts';
import { type Change, changeIn, Openings } from './Openings.tsx';
import { Sign } from './Sign.tsx';
import { dieThing, packThing } from './slots.ts';
import { Seal, WorldToken } from './Token.tsx';
import { useBoosts } from './useBoosts.ts';
import { packName, packShort, WORDS } from './words.ts';

/** The instrument case: what the reader is after, the dice, the chance. Its three wells never move. */
export function Case({ desk }: { readonly desk: Desk }) {
  const { view } = desk.props;
  const { shown } = desk;
  const [aimed, aim] = useState<Aim>();
  const { turns, turn, phase } = view;
  const { rolls } = turn;
  const target = turn.target?.card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next question what was aimed at is gone.
  useEffect(() => aim(undefined), [turns, rolls, target, phase]);
  const forecast = useMemo(() => (shown === undefined ? undefined : forecastOf(view, shown)), [view, shown]);
  const fitting = forecast?.packs.flatMap(({ dice }) => dice) ?? [];
  const lit = new Set(desk.rolling ? [] : (aimed?.dice ?? fitting));
  const measured = useMemo(
    () => forecast ?? (aimed === undefined ? undefined : forecastOf(view, aimed.card)),
    [view, forecast, aimed],
  );
  const boosts = useBoosts(view, desk.odds ? measured?.card : undefined);
  const change = changeIn(desk.props);
  return (
    <div className={css.case}>
      <div className={css.well} data-well="target">
        {forecast ? (
          <Target desk={desk} forecast={forecast} change={change} onAim={aim} />
        ) : change ? (
          <Openings desk={desk} change={change} />
        ) : (
          <Fills desk={desk} onAim={aim} />
        )}
      </div>
      <div className={css.well} data-well="tray">
        <Tray desk={desk} lit={lit} />
      </div>
      <div className={css.well} data-well="dial">
        <Dial desk={desk} forecast={measured} pack={aimed?.pack} boosts={boosts} />
      </div>
    </div>
  );
}

interface TargetProps extends AimProps {
  readonly forecast: Forecast;
  /** A die is being changed: what that would open. */
  readonly change: Change | undefined;
}

/** The card in the case: large, with every pack that must be filled. */
function Target({ desk, forecast, change, onAim }: TargetProps) {
  const { view, lang, seats } = desk.props;
  const c = contentOf(view.options);
  const words = WORDS[lang];
  const { card, owner, packs } = forecast;
  const [world, upgrade] = [worldOf(view, card), upgradeOf(view, card)];
  const committed = view.turn.target?.card === card;
  const mayClose = !committed;
  return (
    <>
      <Zone as="div" id={zone.target} className={css.subject} data-kind={world ? 'world' : upgrade?.type}>
        {world && (
          <Piece id={committed ? card : `look:${card}`} className={css.planet} key={card}>
            <WorldToken content={c} id={card} points={world.points} />
            {owner !== null && <Seal seat={owner} className={css.holder} />}
          </Piece>
        )}
        {upgrade && (
          <Piece id={committed ? card : `look:${card}`} className={css.plate} data-type={upgrade.type} key={card}>
            <Sign sign={upgradeSign(upgrade)} />
          </Piece>
        )}
      </Zone>
      <div className={css.words}>
        <h2>{cardName(view, card, lang)}</h2>
        <span>
          {world && line()}
          {upgrade && words.effect(upgrade.effect)}
        </span>
        {mayClose && (
          <button type="button" className={css.back} onClick={() => desk.look(card)} aria-label={words.close}>
            ✕
          </button>
        )}
      </div>
      <div className={css.packs} data-count={packs.length}>
        {packs.map((pack) => (
          <PackFrame
            key={pack.pack}
            desk={desk}
            card={card}
            pack={pack}
            opened={change?.opened.find((other) => other.card === card && other.pack === pack.pack)}
            onAim={onAim}
          />
        ))}
      </div>
    </>
  );

  function line() {
    if (!world) return null;
    const system = systemOf(view, world);
    const { worlds: own, upgrades } = view.players[view.active];
    if (owner !== null && owner !== view.active) {
      const grey = upgrades.some((uid) => facesMadeBy(view, uid).length > 0);
      return (
        <>
          {words.attack(seats[owner].name)}
          {grey && <span className={css.safe}>: {words.noBoosts}</span>}
        </>
      );
    }
    const rest = system.worlds.map((w) => c.worlds[w].id).filter((id) => id !== card && !own.includes(id));
    const done = completedSystems(view).some((list) => list.some(({ system: id }) => id === system.id));
    if (rest.length === 0 && !done)
      return (
        <b>
          {words.completes(system.name[lang], system.score)}
          <span className={css.safe}>{words.safe}</span>
        </b>
      );
    const owned = system.worlds.filter((w) => own.includes(c.worlds[w].id)).length;
    return (
      <>
        {words.share(
          system.name[lang],
          owned,
          system.worlds.length,
          view.active === desk.props.seat ? undefined : seats[view.active].name,
        )}
        <span className={css.safe}>{words.together(system.score)}</span>
      </>
    );
  }
}

interface PackFrameProps extends AimProps {
  readonly card: string;
  readonly pack: PackForecast;
  readonly opened: Opened | undefined;
}

/** A pack as a frame of slots; dice that fill it lie in it. */
function PackFrame({ desk, card, pack, opened, onAim }: PackFrameProps) {
  const { view, lang, thing, press } = desk.props;
  const words = WORDS[lang];
  const parsed = parsePack(pack.code) as Pack;
  const name = packThing(card, pack.pack);
  const state = thing(name);
  const placed = view.turn.dice.flatMap((die, i) =>
    die.placedOn?.card === card && die.placedOn.pack === pack.pack ? [{ die, i }] : [],
  );
  const shield = shieldName(view, pack.pack, lang);
  const status = pack.filled
    ? words.filled
    : pack.after !== undefined && state.open
      ? desk.odds
        ? percent(pack.after)
        : words.fits
      : opened
        ? desk.odds
          ? percent(opened.after)
          : words.opens
        : packCaption(parsed);
  return (
    <button
      type="button"
      className={css.pack}
      {...thingProps(name, state)}
      data-filled={pack.filled}
      data-shield={shield !== undefined}
      data-opens={opened !== undefined}
      onClick={() => press(name)}
      {...aiming(onAim, pack.dice.length > 0 ? { card, pack: pack.pack, dice: pack.dice } : undefined)}
    >
      {state.open && parsed.kind === 'population' && (
        <b className={css.need} aria-hidden="true">
          {parsed.need}
        </b>
      )}
      <Zone as="span" id={zone.pack(pack.pack)} className={css.slots} aria-hidden="true">
        {lettersOf(parsed).map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots keep their places.
          <span key={i} className={css.slot}>
            {placed[i] ? (
              <Piece as="span" id={dieThing(placed[i].i)} className={css.die}>
                <Die {...dieLook(placed[i].die, lang)} name={`placed ${placed[i].i}`} roll={0} />
              </Piece>
            ) : (
              <Sign sign={RESOURCES[letter]} />
            )}
          </span>
        ))}
      </Zone>
      <span className={css.caption} aria-hidden="true">
        {shield && <Icon path={icons.shield} />} {status}
        {state.open && parsed.kind === 'population' && <small>{words.crowd(parsed.need)}</small>}
      </span>
      <span className="unseen">{`${shield ? `${shield}: ` : ''}${packName(parsed, lang)}, ${spoken()}`}</span>
    </button>
  );

  function spoken(): string {
    if (pack.filled) return words.filled;
    if (opened) return `${words.opens}, ${words.thenChance(percent(opened.after))}`;
    if (pack.after === undefined) return words.notNow;
    return desk.odds ? words.thenChance(percent(pack.after)) : words.fits;
  }

  function packCaption(p: Pack) {
    if (p.kind === 'symbols') return shield ? <span className={css.defender}>{shield}</span> : packShort(p, lang);
    // Five packs leave a phone room for the number; the slots show what it counts.
    return (
      <span>
        {p.need}
        <span className={css.unit}>{words.crowd(p.need).slice(`${p.need}`.length)}</span>
      </span>
    );
  }
}
