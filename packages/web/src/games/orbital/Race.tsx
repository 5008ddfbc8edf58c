import type { Seat } from '@starboard/kernel';
import { type Race as Column, races, TYPE_NAMES } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { ENAMELS } from './art/palette.ts';
import { type Desk, hovering } from './board.ts';
import { others } from './content.ts';
import type { Foreseen } from './foresight.ts';
import css from './race.module.css';
import { Emblem, Glyph, Res, TypeChip, TypeSign } from './Signs.tsx';
import { colourThing } from './things.ts';
import { WORDS } from './words.ts';

/** The race for six colours: a column a colour, a row a seat, crowns on who would score now. */
export function Race({ desk, foreseen }: { readonly desk: Desk; readonly foreseen: Foreseen | undefined }) {
  const { props, me } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const now = races(view);
  const next = foreseen?.races ?? now;
  const rows = [me, ...others(view, me)];
  return (
    <section className={css.race} aria-label={words.race} data-anchor="race">
      <Years desk={desk} />
      <div className={css.columns}>
        <div className={css.seats} aria-hidden="true">
          <span />
          {rows.map((seat) => (
            <Emblem key={seat} seat={seat} />
          ))}
          {view.rivals.map((_, rival) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rivals keep their places.
            <small key={rival}>{rival + 1}</small>
          ))}
          <small className={css.tie}>{words.toShare}</small>
        </div>
        {now.map((column, i) => (
          <Colour key={column.colour} desk={desk} now={column} next={next[i]} rows={rows} />
        ))}
      </div>
    </section>
  );
}

/** The years as a row of chevrons; the last one pays double. */
function Years({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  const words = WORDS[lang];
  const { years } = view.options;
  const last = view.year >= years;
  return (
    <p className={css.years} data-anchor="years" data-last={last}>
      <b>{words.year(Math.max(1, view.year))}</b>
      <span className={css.track} aria-hidden="true">
        {Array.from({ length: years }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: years have their order.
          <i key={i} data-is={i + 1 < view.year ? 'past' : i + 1 === view.year ? 'now' : 'next'}>
            {i + 1 === years ? '×2' : i + 1}
          </i>
        ))}
      </span>
      <span className="unseen">{last ? words.double : words.yearOf(view.year, years)}</span>
    </p>
  );
}

interface ColourProps {
  readonly desk: Desk;
  readonly now: Column;
  /** As it would be after the choice under the pointer. */
  readonly next: Column;
  readonly rows: readonly Seat[];
}

function Colour({ desk, now, next, rows }: ColourProps) {
  const { props, me, at } = desk;
  const { view, lang, seats, press } = props;
  const words = WORDS[lang];
  const { colour } = now;
  const name = colourThing(colour);
  const { light, enamel, shade, ink } = ENAMELS[colour];
  const type = TYPE_NAMES[colour][lang];
  const names = now.leaders.map((seat) => seats[seat].name).join(', ') || words.nobody;
  const told = `${words.column(type, now.counts[me])}. ${words.scores(names)}. ${words.short(now.toShare[me], now.toLead[me])}.`;
  const best = bestOther(now, me);
  const income = view.stack.at(-1)?.step === 'income' && at(name).open;
  const style = {
    '--enamel': `linear-gradient(150deg, ${light}, ${enamel} 35%, ${shade})`,
    '--edge': enamel,
    '--on': ink,
  } as CSSProperties;
  return (
    <Tip content={told} press={at(name).open ? 'hold' : 'tap'}>
      {(trigger) => (
        <button
          type="button"
          {...merged(
            merged({ className: css.colour, style, onClick: () => press(name) }, hovering(desk, name)),
            trigger,
          )}
          {...thingProps(name, at(name))}
          data-lead={next.leaders.includes(me)}
          data-changed={next.counts[me] !== now.counts[me]}
        >
          <span className={css.sign} aria-hidden="true">
            <TypeSign colour={colour} on="enamel" />
          </span>
          {rows.map((seat) => (
            <Cell key={seat} seat={seat} now={now} next={next} me={me} />
          ))}
          {view.rivals.map((_, rival) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rivals keep their places.
            <span key={rival} className={css.cell} aria-hidden="true" data-lead={leadsAsRival(now, rival)}>
              {now.rivals[rival]}
              {leadsAsRival(now, rival) && <Glyph mark="crown" />}
            </span>
          ))}
          <span className={css.tie} aria-hidden="true" data-near={next.toShare[me] === 1}>
            {next.toLead[me] === 0 ? (
              <Glyph mark="crown" />
            ) : next.toShare[me] === 0 ? (
              <small>{words.shared}</small>
            ) : (
              `+${next.toShare[me]}`
            )}
          </span>
          {income && (
            <b className={css.income} aria-hidden="true">
              +{now.counts[me]}
              <Res of="mc" />
            </b>
          )}
          <span className={css.strip} aria-hidden="true">
            {next.leaders.includes(me) ? <TypeSign colour={colour} on="enamel" /> : <TypeChip colour={colour} />}
            <b>{next.counts[me]}</b>
            <small>
              {next.leaders.includes(me) && <Glyph mark="crown" />}
              {best.seat !== undefined && <Emblem seat={best.seat} plain={next.leaders.includes(me)} />}
              {best.n}
            </small>
          </span>
          <span className="unseen">{told}</span>
        </button>
      )}
    </Tip>
  );
}

interface CellProps {
  readonly seat: Seat;
  readonly now: Column;
  readonly next: Column;
  readonly me: Seat;
}

function Cell({ seat, now, next, me }: CellProps) {
  const n = next.counts[seat];
  return (
    <span
      className={css.cell}
      aria-hidden="true"
      data-own={seat === me}
      data-lead={next.leaders.includes(seat)}
      data-none={n === 0}
      data-changed={n !== now.counts[seat]}
    >
      {n}
      {next.leaders.includes(seat) && <Glyph mark="crown" />}
    </span>
  );
}

/** Whether a rival of the peaceful mode has most of a colour. */
function leadsAsRival({ counts, rivals }: Column, rival: number): boolean {
  return rivals[rival] > 0 && rivals[rival] === Math.max(...counts, ...rivals);
}

/** Who else has most of a colour; a rival has no emblem. */
function bestOther({ counts, rivals }: Column, me: Seat): { readonly seat?: Seat; readonly n: number } {
  const all = counts.map((n, seat) => (seat === me ? -1 : n));
  const n = Math.max(0, ...all, ...rivals);
  const seat = all.indexOf(n);
  return seat >= 0 ? { seat, n } : { n };
}
