import type { Seat } from '@starboard/kernel';
import type { PlayerView } from '@starboard/orbital';
import { type CSSProperties, memo } from 'react';
import type { ThingState } from '../../contract/skin.ts';
import { Zone } from '../../motion/Zone.tsx';
import { thingProps } from '../../ui/thing.ts';
import { ENAMELS } from './art/palette.ts';
import type { Desk, Page } from './board.ts';
import { others, shownModule } from './content.ts';
import { zone } from './flights.ts';
import css from './orbitals.module.css';
import { Goal, Rival } from './Rivals.tsx';
import { Emblem, Glyph, Pawn, Res } from './Signs.tsx';
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
export const Orbitals = memo(function Orbitals({ desk, page, onTurn }: OrbitalsProps) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const seats = others(view, desk.me);
  const count = seats.length + view.rivals.length;
  const all = [desk.me, ...seats];
  const swipe = useSwipe((by) => showBeside(desk, by));
  return (
    <section className={css.orbitals} aria-label={words.others} data-count={count} data-anchor="orbitals" {...swipe}>
      <button
        type="button"
        className={css.toMarket}
        data-anchor="market"
        data-way-to={page === 'market' ? 'yard' : 'market'}
        aria-pressed={page === 'market'}
        onClick={() => onTurn(page === 'market' ? 'yard' : 'market')}
      >
        <span className={css.tiles} aria-hidden="true">
          {(['red', 'green', 'yellow', 'orange'] as const).map((colour) => (
            <i key={colour} style={{ background: ENAMELS[colour].enamel }} />
          ))}
        </span>
        <span className={css.toWords} aria-hidden="true">
          {page === 'market' ? words.yardShort : words.market}
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
});

/** Shows the orbital before or after the one in the yard, in the order of the tabs. */
export function showBeside({ props, me, shown, show }: Desk, by: 1 | -1): void {
  const all = [me, ...others(props.view, me)];
  const next = all[all.indexOf(shown) + by];
  if (next !== undefined) show(next);
}

function Berth({ desk, seat, page }: { readonly desk: Desk; readonly seat: Seat; readonly page: Page }) {
  const { props, at, me, shown, begun } = desk;
  const { view, lang, seats, press } = props;
  const words = WORDS[lang];
  const p = view.players[seat];
  const name = seatThing(seat);
  const state = at(name);
  const own = seat === me;
  // A machine that is visited already is no target any more.
  const targeted = ({ open, selected, plays }: ThingState) => open && (!selected || plays !== undefined);
  const aimed = begun && !own && p.modules.some(({ id }) => targeted(at(moduleThing(seat, id))));
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
      data-here={shown === seat}
      data-shown={shown === seat && page === 'yard'}
      data-aimed={aimed || state.open}
      data-visited={desk.visits}
      data-active={view.active === seat}
      style={{ '--seat': seats[seat].colour } as CSSProperties}
      onClick={() => (state.open ? press(name) : desk.show(seat))}
    >
      <span className={css.head} aria-hidden="true">
        <Emblem seat={seat} className={css.emblem} />
        <b className={css.name}>{own ? words.toMine : seats[seat].name}</b>
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
