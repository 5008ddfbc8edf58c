import { type CardUid, completedSystems, contentOf, pointsOf } from '@starboard/settlers';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { thingProps } from '../../ui/thing.ts';
import { WAX } from './art/palette.ts';
import { around, type Desk } from './board.ts';
import { faceUp, upgradeOf, worldOf } from './content.ts';
import { worldThing } from './ending.ts';
import { zone } from './flights.ts';
import { MiniCard } from './MiniCard.tsx';
import { Stack } from './Stack.tsx';
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

/** More Upgrades than lie in one row of a high slip. */
const MANY = 6;

/** How wide a locked System and a World are, in Worlds. */
const STACK = 1.32;
const WORLD = 1.12;

/** How wide the pieces of a slip are in one row and in two, in Worlds: the larger of both is drawn. */
function rows(stacks: number, worlds: number): { readonly '--one': number; readonly '--two': number } {
  const sizes = [...new Array<number>(stacks).fill(STACK), ...new Array<number>(worlds).fill(WORLD)];
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const halves = sizes.map((_, i) => Math.max(sum(sizes.slice(0, i + 1)), sum(sizes.slice(i + 1))));
  return { '--one': Math.max(1, sum(sizes)), '--two': Math.max(1, Math.min(...halves)) };
}

function Slip({ desk, who }: { readonly desk: Desk; readonly who: number }) {
  const { view, seat, seats, lang } = desk.props;
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
      <header className={css.head} data-anchor={`points:${who}`}>
        <Seal seat={who} className={css.seal} />
        <span className={css.name}>{seats[who].name}</span>
        <small>{words.points}</small>
        <b className={css.points}>{points}</b>
      </header>
      <Zone
        as="div"
        id={zone.seat(who)}
        className={css.pieces}
        data-many={view.players[who].upgrades.length > MANY}
        style={
          { ...rows(completed.length, faceUp(view, who).length), '--cards': view.players[who].upgrades.length } as never
        }
      >
        {view.players[who].worlds.length + view.players[who].upgrades.length === 0 && (
          <span className={css.none}>{view.phase === 'over' ? words.noCardsAtAll : words.noCards}</span>
        )}
        <span className={css.worlds}>
          {completed.map((system) => (
            <Stack key={system.system} view={view} lang={lang} completed={system} />
          ))}
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
