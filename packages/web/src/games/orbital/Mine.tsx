import { crewSymbols, expectedMc, handLimit, PEACEFUL_GOAL, usableExits } from '@starboard/orbital';
import { Zone } from '../../motion/Zone.tsx';
import type { Desk } from './board.ts';
import { zone } from './flights.ts';
import type { Foreseen } from './foresight.ts';
import css from './mine.module.css';
import { Emblem, Glyph, Pawn, Res } from './Signs.tsx';
import { WORDS } from './words.ts';

/** So many pawns stand side by side. */
const ROOM = 7;

interface MineProps {
  readonly desk: Desk;
  readonly foreseen: Foreseen | undefined;
}

/** What is the reader's own: points, money, crew, and what the next year brings. */
export function Mine({ desk, foreseen }: MineProps) {
  const { props, c, me } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const p = view.players[me];
  const working = p.modules.reduce((sum, m) => sum + m.crew, 0);
  const exits = usableExits(c, p);
  // More pawns than there is room for: one stands for all.
  const crowd = p.crew + working > ROOM;
  const last = view.year >= view.options.years;
  const [mc, crew] = [expectedMc(c, p), crewSymbols(c, p)];
  return (
    <div className={css.mine}>
      <p className={css.counts} data-anchor="counts">
        <Emblem seat={me} className={css.emblem} />
        <Zone as="span" id={zone.vp(me)} className={css.vp} data-anchor="vp">
          <Res of="vp" />
          <b>{p.vp}</b>
          {view.mode === 'soloPeaceful' && <small>/{PEACEFUL_GOAL}</small>}
          <span className="unseen">{words.vp(p.vp)}</span>
        </Zone>
        <Zone as="span" id={zone.mc(me)} className={css.mc} data-anchor="mc">
          <Res of="mc" />
          <b>{p.mc}</b>
          {foreseen && foreseen.mc !== p.mc && <i aria-hidden="true">→ {foreseen.mc}</i>}
          <span className="unseen">{words.mc(p.mc)}</span>
        </Zone>
      </p>
      <p className={css.crew} data-anchor="crew">
        <span className={css.pawns} aria-hidden="true">
          {Array.from({ length: crowd ? 1 : p.crew }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike.
            <Pawn key={i} seat={me} />
          ))}
          {crowd && <b>×{p.crew}</b>}
          {Array.from({ length: crowd ? Math.min(1, working) : working }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike.
            <Pawn key={i} seat={me} tired className={css.tired} />
          ))}
        </span>
        <span className={css.crewWords}>
          <b>{words.crewFree(p.crew)}</b>
          {working > 0 && <span>{words.atWork(working)}</span>}
        </span>
      </p>
      <p className={css.next}>
        <span className={css.track} aria-hidden="true" data-anchor="years" data-last={last}>
          <Glyph mark="year" /> <b>{view.year}</b>/{view.options.years}
          {last && ' ×2'}
        </span>
        <span className={css.year} data-anchor="next">
          {last ? (
            <b>{words.lastYear}</b>
          ) : (
            <>
              {words.nextYear} <b>+{mc}</b>
              <Res of="mc" /> <b>{crew}</b>
              <Res of="crew" />
              <span className="unseen">{words.nextYearLong(mc, crew)}</span>
            </>
          )}
        </span>
        <span>
          <Glyph mark="hand" /> <b>{p.handSize}</b>/{handLimit(c, p)}
          <span className="unseen">{words.handOf(p.handSize, handLimit(c, p))}</span>
        </span>
        <span data-few={exits <= 1}>
          <Glyph mark="exit" /> <b>{exits}</b>
          <span className="unseen">{words.exits(exits)}</span>
        </span>
        {p.convoys > 0 && <span>{words.convoys(p.convoys)}</span>}
      </p>
    </div>
  );
}
