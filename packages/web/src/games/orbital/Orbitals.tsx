import type { Seat } from '@starboard/kernel';
import { COLOURS, PEACEFUL_GOAL, type PlayerView, TYPE_NAMES } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { thingProps } from '../../ui/thing.ts';
import { ENAMELS } from './art/palette.ts';
import type { Desk, Page } from './board.ts';
import { others, shownModule } from './content.ts';
import { zone } from './flights.ts';
import css from './orbitals.module.css';
import { Emblem, Glyph, Pawn, Res, TypeSign } from './Signs.tsx';
import { TilePicture } from './Tile.tsx';
import { moduleThing, seatThing } from './things.ts';
import { useSwipe } from './useSwipe.ts';
import { WORDS } from './words.ts';

interface OrbitalsProps {
  readonly desk: Desk;
  readonly page: Page;
  onTurn(page: Page): void;
}

/** Everybody's orbital in small: one press enlarges it, or aims at its owner. On a phone, tabs. */
export function Orbitals({ desk, page, onTurn }: OrbitalsProps) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const seats = others(view, desk.me);
  const count = seats.length + view.rivals.length;
  const all = [desk.me, ...seats];
  const swipe = useSwipe((by) => {
    const next = all[all.indexOf(desk.shown) + by];
    if (next !== undefined) desk.show(next);
  });
  return (
    <section className={css.orbitals} aria-label={words.others} data-count={count} data-anchor="orbitals" {...swipe}>
      <button
        type="button"
        className={css.toMarket}
        aria-pressed={page === 'market'}
        onClick={() => onTurn(page === 'market' ? 'yard' : 'market')}
      >
        <span className={css.tiles} aria-hidden="true">
          {(['red', 'green', 'yellow', 'orange'] as const).map((colour) => (
            <i key={colour} style={{ background: ENAMELS[colour].enamel }} />
          ))}
        </span>
        <span className="unseen">{page === 'market' ? words.closeMarket : words.market}</span>
      </button>
      {all.map((seat) => (
        <Berth key={seat} desk={desk} seat={seat} page={page} />
      ))}
      {view.rivals.map((track, rival) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rivals keep their places.
        <Rival key={rival} desk={desk} rival={rival} track={track} />
      ))}
      {view.mode === 'soloPeaceful' && <Goal desk={desk} />}
    </section>
  );
}

function Berth({ desk, seat, page }: { readonly desk: Desk; readonly seat: Seat; readonly page: Page }) {
  const { props, at, me, shown, begun } = desk;
  const { view, lang, seats, press } = props;
  const words = WORDS[lang];
  const p = view.players[seat];
  const name = seatThing(seat);
  const state = at(name);
  const own = seat === me;
  const aimed = begun && p.modules.some(({ id }) => at(moduleThing(seat, id)).open) && !own;
  const told = [
    own ? words.mine : words.look(seats[seat].name),
    p.kind === 'automaton' ? words.bot : '',
    seat === view.first ? words.first : '',
    words.vp(p.vp),
    words.mc(p.mc),
    words.crewFree(p.crew),
    words.cards(p.handSize),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={css.berth}
      {...thingProps(name, state)}
      aria-disabled={false}
      data-own={own}
      data-shown={shown === seat && page === 'yard'}
      data-aimed={aimed || state.open}
      data-active={view.active === seat}
      style={{ '--seat': seats[seat].colour } as CSSProperties}
      onClick={() => (state.open ? press(name) : desk.show(seat))}
    >
      <span className={css.head} aria-hidden="true">
        <Emblem seat={seat} className={css.emblem} />
        <b className={css.name}>{own ? words.mine : seats[seat].name}</b>
        {seat === view.first && <Glyph mark="flag" className={css.flag} />}
        <span className={css.number}>
          <Res of="mc" />
          {p.mc}
        </span>
        <span className={css.number}>
          <Res of="crew" />
          {p.crew}
        </span>
        <span className={css.number}>
          <Res of="card" />
          {p.handSize}
        </span>
        <span className={`${css.number} ${css.vp}`}>
          <Res of="vp" />
          {p.vp}
        </span>
      </span>
      <Zone as="span" id={zone.berth(seat)} className={css.map}>
        {!own && <Miniature desk={desk} seat={seat} p={p} />}
      </Zone>
      {p.kind === 'automaton' && p.handSize > 0 && (
        <span className={css.pile} aria-hidden="true">
          {Array.from({ length: p.handSize }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike.
            <i key={i} />
          ))}
        </span>
      )}
      <span className="unseen">{told.join(', ')}</span>
    </button>
  );
}

/** The tiles of an orbital, so large that all have room. */
function Miniature({ desk, seat, p }: { readonly desk: Desk; readonly seat: Seat; readonly p: PlayerView }) {
  const xs = p.modules.map(({ x }) => x);
  const ys = p.modules.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const style = { '--cols': east - west + 1, '--rows': south - north + 1 } as CSSProperties;
  return (
    <span className={css.tilesOf} style={style}>
      {p.modules.map((m) => {
        const { kind, colour } = shownModule(desk.c, p, m, desk.props.lang);
        const place = { '--x': m.x - (west + east) / 2, '--y': m.y - (north + south) / 2 } as CSSProperties;
        return (
          <span key={m.id} className={css.mini} style={place} data-host={m.facing}>
            <TilePicture kind={kind} colour={colour} size="small" damaged={m.damage > 0} />
            {m.crew > 0 && <Pawn seat={seat} className={css.lying} />}
            {m.card < 0 && p.crew > 0 && <Pawn seat={seat} className={css.standing} />}
            {m.damage > 0 && <Res of="damage" />}
          </span>
        );
      })}
    </span>
  );
}

/** The goal of the peaceful mode: a crystal for each point, lit when it is won. */
function Goal({ desk }: { readonly desk: Desk }) {
  const { lang, view } = desk.props;
  const { vp } = view.players[desk.me];
  return (
    <div className={css.goal}>
      <b>{WORDS[lang].goal(vp, PEACEFUL_GOAL)}</b>
      <span aria-hidden="true">
        {Array.from({ length: PEACEFUL_GOAL }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike.
          <i key={i} data-won={i < vp}>
            <Res of="vp" />
          </i>
        ))}
      </span>
    </div>
  );
}

/** A rival of the peaceful mode: what it has of each colour. */
function Rival({
  desk,
  rival,
  track,
}: {
  readonly desk: Desk;
  readonly rival: number;
  readonly track: readonly number[];
}) {
  const { lang } = desk.props;
  const words = WORDS[lang];
  return (
    <Zone as="div" id={zone.rival(rival)} className={css.rival}>
      <b>{words.rival(rival + 1)}</b>
      <ul>
        {COLOURS.map((colour, i) => (
          <li key={colour}>
            <TypeSign colour={colour} />
            <span className={css.bar} aria-hidden="true">
              {Array.from({ length: track[i] }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
                <i key={n} style={{ background: ENAMELS[colour].enamel }} />
              ))}
            </span>
            <b>{track[i]}</b>
            <span className="unseen">{TYPE_NAMES[colour][lang]}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
