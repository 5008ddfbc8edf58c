import { type CardUid, completedSystems, contentOf, pointsOf } from '@starboard/settlers';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { thingProps } from '../../ui/thing.ts';
import * as icons from './art/icons.ts';
import { WAX } from './art/palette.ts';
import { around, type Desk } from './board.ts';
import { enamelIn, faceUp, signIn, upgradeOf, worldOf } from './content.ts';
import { systemThing, worldThing } from './ending.ts';
import { zone } from './flights.ts';
import { MiniCard } from './MiniCard.tsx';
import { Sign } from './Sign.tsx';
import css from './slips.module.css';
import { packThing, upgradeThing } from './slots.ts';
import { Seal, WorldToken } from './Token.tsx';
import { packName, WORDS } from './words.ts';

/** A paper slip for each player: points, Worlds, locked Systems, Upgrades. The reader's own is last. */
export function Slips({ desk }: { readonly desk: Desk }) {
  const { view, seat, lang } = desk.props;
  const order = around(view, seat);
  return (
    <section className={css.slips} aria-label={WORDS[lang].players} data-seats={view.players.length}>
      {order.map((who) => (
        <Slip key={who} desk={desk} who={who} />
      ))}
    </section>
  );
}

/** How many pieces wide a row is: stacks show their score, Worlds may lie over one another. */
const room = (stacks: number, worlds: number) => Math.max(1, stacks * 1.32 + (stacks > 0 ? worlds * 0.7 : 0));

function Slip({ desk, who }: { readonly desk: Desk; readonly who: number }) {
  const { view, seat, seats, lang } = desk.props;
  const c = contentOf(view.options);
  const words = WORDS[lang];
  const points = pointsOf(view)[who];
  const completed = completedSystems(view)[who];
  return (
    <section
      className={css.slip}
      data-own={who === seat}
      data-active={who === view.active && view.phase !== 'over'}
      style={{ '--wax': WAX[who].colour, '--wax-dark': WAX[who].shade } as never}
      aria-label={`${seats[who].name}, ${words.worth(points)}`}
      data-anchor={`slip:${who}`}
    >
      <header className={css.head}>
        <Seal seat={who} className={css.seal} />
        <span className={css.name}>{seats[who].name}</span>
        <small>{words.points}</small>
        <b className={css.points}>{points}</b>
      </header>
      <Zone
        as="div"
        id={zone.seat(who)}
        className={css.pieces}
        style={{ '--n': room(completed.length, faceUp(view, who).length) } as never}
      >
        <span className={css.worlds}>
          {completed.map(({ system, score, worlds }) => {
            const at = c.systems.findIndex(({ id }) => id === system);
            const { dark, lit } = enamelIn(c, at);
            return (
              <Piece
                as="span"
                key={system}
                id={`system:${system}`}
                data-thing={view.phase === 'over' ? systemThing(system) : undefined}
                className={css.stack}
                role="img"
                aria-label={`${c.systems[at].name[lang]}, ${words.worth(score)}, ${words.locked}`}
              >
                {worlds.slice(0, 2).map((id) => (
                  <WorldToken key={id} content={c} id={id} />
                ))}
                <span className={css.medal} style={{ background: dark, color: lit }}>
                  <Sign sign={signIn(c, at)} />
                  <b>{score}</b>
                </span>
                <span className={css.lock} aria-hidden="true">
                  <Icon path={icons.lock} />
                </span>
              </Piece>
            );
          })}
          {faceUp(view, who).map((id) => (
            <OwnedWorld key={id} desk={desk} id={id} />
          ))}
        </span>
        <span className={css.cards}>
          {view.players[who].upgrades.map((uid) => (
            <OwnedUpgrade key={uid} desk={desk} uid={uid} />
          ))}
        </span>
      </Zone>
    </section>
  );
}

/** A World in front of somebody: a press shows what an attack would need. */
function OwnedWorld({ desk, id }: { readonly desk: Desk; readonly id: string }) {
  const { view, lang, thing } = desk.props;
  const c = contentOf(view.options);
  const world = worldOf(view, id);
  if (!world) return null;
  const keys = [...world.packs.map((_, i) => `c${i}` as const), 'wd' as const];
  return (
    <Piece
      as="button"
      id={id}
      type="button"
      className={css.world}
      data-thing={view.phase === 'over' ? worldThing(id) : undefined}
      data-open={keys.some((key) => thing(packThing(id, key)).open)}
      data-shown={desk.shown === id}
      onClick={() => desk.look(id)}
      aria-label={`${world.name[lang]}, ${WORDS[lang].worth(world.points)}`}
    >
      <WorldToken content={c} id={id} points={world.points} />
    </Piece>
  );
}

/** An Upgrade in front of somebody; one's own are used from here. */
function OwnedUpgrade({ desk, uid }: { readonly desk: Desk; readonly uid: CardUid }) {
  const { view, lang, thing, press } = desk.props;
  const upgrade = upgradeOf(view, uid);
  if (!upgrade) return null;
  const name = upgradeThing(uid);
  const state = thing(name);
  const asked = state.open || state.violation !== undefined;
  const words = WORDS[lang];
  return (
    <Piece
      as="button"
      id={uid}
      type="button"
      className={css.card}
      {...thingProps(name, state)}
      onClick={() => (asked ? press(name) : desk.look(uid))}
    >
      <MiniCard desk={desk} uid={uid} />
      <span className="unseen">
        {`${upgrade.name[lang]}, ${words.types[upgrade.type]}: ${words.effect(upgrade.effect)}${upgrade.defence ? `: ${packName(upgrade.defence, lang)}` : ''}`}
      </span>
    </Piece>
  );
}
