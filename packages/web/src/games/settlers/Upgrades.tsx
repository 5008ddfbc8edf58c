import { type CardUid, contentOf, effectText } from '@starboard/settlers';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from './art/icons.ts';
import { upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import { chanceOf, percent } from './chance.ts';
import { upgradeOf } from './content.ts';
import { zone } from './flights.ts';
import { PackPill, PackRow, packsSpoken } from './Packs.tsx';
import { PileList } from './PileList.tsx';
import { Sign } from './Sign.tsx';
import { packThing } from './slots.ts';
import css from './upgrades.module.css';
import { WORDS } from './words.ts';

/** The Upgrades that can be claimed, as tickets; pile and used cards above; Settlements in a row of their own. */
export function Upgrades({ desk }: { readonly desk: Desk }) {
  const { view, lang, zoom } = desk.props;
  const words = WORDS[lang];
  const any = view.display.some((uid) => uid !== null) || view.pileSize > 0 || view.discards.length > 0;
  return (
    <section className={css.upgrades} aria-label={words.upgrades} data-rows={view.settlementRow.length > 0}>
      {any && (
        <header className={css.head}>
          <h2>{words.upgrades}</h2>
          <Zone as="span" id={zone.pile}>
            <button
              type="button"
              className={css.pile}
              onClick={() => zoom(<PileList desk={desk} cards={unseen(desk)} title={words.pile} />)}
            >
              {words.pile} <b>{view.pileSize}</b>
            </button>
          </Zone>
          <Zone as="span" id={zone.used}>
            <button
              type="button"
              className={`${css.pile} ${css.used}`}
              onClick={() => zoom(<PileList desk={desk} cards={view.discards} title={words.used} />)}
            >
              {words.used} <b>{view.discards.length}</b>
            </button>
          </Zone>
        </header>
      )}
      <div className={css.tickets}>
        {view.display.map((uid, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the display has fixed positions.
          <Zone as="span" id={zone.display(at)} key={at} className={css.spot}>
            {uid !== null && view.turn.target?.card !== uid && <Ticket desk={desk} uid={uid} />}
          </Zone>
        ))}
      </div>
      {view.settlementRow.length > 0 && (
        <>
          <h2 className={css.sub}>{words.settlements}</h2>
          <Zone as="div" id={zone.row} className={css.row}>
            {view.settlementRow.map((uid) => (
              <Ticket key={uid} desk={desk} uid={uid} small />
            ))}
          </Zone>
        </>
      )}
    </section>
  );
}

/** What may lie in the pile: everything that lies nowhere else. */
function unseen({ props: { view } }: Desk): readonly CardUid[] {
  const seen = new Set([
    ...view.display,
    ...view.discards,
    ...view.removed,
    ...view.settlementRow,
    ...view.players.flatMap(({ upgrades }) => upgrades),
  ]);
  return contentOf(view.options)
    .upgrades.map(({ uid }) => uid)
    .filter((uid) => !seen.has(uid));
}

interface TicketProps {
  readonly desk: Desk;
  readonly uid: CardUid;
  readonly small?: boolean;
}

/** An Upgrade of the table: picture, name, what it does, what it costs. */
function Ticket({ desk, uid, small }: TicketProps) {
  const { view, lang, thing } = desk.props;
  const upgrade = upgradeOf(view, uid);
  if (!upgrade) return null;
  const words = WORDS[lang];
  const open = upgrade.cost.some((_, i) => thing(packThing(uid, `c${i}`)).open);
  const chance = chanceOf(desk, uid);
  const bound = (view.turn.target !== null || view.turn.upgradeClaimed) && desk.props.seat === view.active;
  return (
    <Piece
      as="button"
      id={uid}
      type="button"
      className={css.ticket}
      data-type={upgrade.type}
      data-open={open}
      data-small={small}
      data-shown={desk.shown === uid}
      onClick={() => desk.look(uid)}
    >
      <span className={css.picture} aria-hidden="true">
        <Sign sign={upgradeSign(upgrade)} />
        {upgrade.effect.kind === 'points' && <b className={css.points}>{upgrade.effect.value}</b>}
      </span>
      <span className={css.text} aria-hidden="true">
        <span className={css.name}>{upgrade.name[lang]}</span>
        {!small && <span className={css.effect}>{words.effect(upgrade.effect)}</span>}
        <span className={css.foot}>
          <PackRow packs={upgrade.cost} />
          {upgrade.defence && (
            <span className={css.shield}>
              <PackPill pack={upgrade.defence} />
            </span>
          )}
          {chance !== undefined && <b className={css.chance}>{percent(chance)}</b>}
          {bound && (
            <span className={css.waits}>
              <Icon path={icons.hourglass} />
            </span>
          )}
        </span>
      </span>
      <span className="unseen">
        {`${upgrade.name[lang]}, ${words.types[upgrade.type]}: ${effectText(upgrade.effect, lang)} ${packsSpoken(upgrade.cost, lang)}${chance === undefined ? '' : `, ${percent(chance)}`}`}
      </span>
    </Piece>
  );
}
