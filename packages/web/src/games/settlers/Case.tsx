import { completedSystems, contentOf, type Forecast, facesMadeBy, forecastOf } from '@starboard/settlers';
import { useEffect, useMemo, useState } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import css from './case.module.css';
import { cardName, systemOf, upgradeOf, worldOf } from './content.ts';
import { Dial } from './Dial.tsx';
import { Tray } from './Dice.tsx';
import { type Aim, type AimProps, Fills } from './Fills.tsx';
import { zone } from './flights.ts';
import { type Change, changeIn, Openings } from './Openings.tsx';
import { PackFrame } from './PackFrame.tsx';
import frames from './packFrame.module.css';
import { Sign } from './Sign.tsx';
import { Seal, WorldToken } from './Token.tsx';
import { useBoosts } from './useBoosts.ts';
import { WORDS } from './words.ts';

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
  const lit = new Set(aimed?.dice ?? fitting);
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
      <div className={frames.packs} data-count={packs.length}>
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
          {words.attack(owner === desk.props.seat ? undefined : seats[owner].name)}
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
