import type { Cost, Lasting, ModuleRow, Operation, UpgradeRow } from '@starboard/orbital';
import { Fragment, type ReactNode } from 'react';
import css from './effect.module.css';
import { Glyph, Res, TypeSign } from './Signs.tsx';

const times = (n: number, sign: (i: number) => ReactNode) => Array.from({ length: n }, (_, i) => sign(i));
const crew = (n: number) => times(n, (i) => <Res key={i} of="crew" />);
const arrow = <Res of="arrow" />;
const mc = (n: number | string) => (
  <>
    {n}
    <Res of="mc" />
  </>
);
const cards = (n: number | string) => (
  <>
    {n}
    <Res of="card" />
  </>
);
const year = <Glyph mark="year" className={css.quiet} />;

function costOf({ crew: people, mc: money }: Cost): ReactNode {
  return (
    <>
      {crew(people)}
      {money > 0 && <>{mc(`+${money}`)}</>}
    </>
  );
}

/** What stands after the arrow; a card that is discarded belongs to the cost. */
function operation(e: Operation): ReactNode {
  switch (e.do) {
    case 'gainMc':
      return [arrow, mc(e.n)];
    case 'gainVp':
      return [
        arrow,
        <>
          {e.n}
          <Res of="vp" />
        </>,
      ];
    case 'draw':
      return [arrow, cards(e.n)];
    case 'gamble':
      return [arrow, mc(`${e.n}/${e.otherwise}`)];
    case 'gainPerColour':
      return [
        arrow,
        mc(e.n),
        <i key="colours" className={css.hues}>
          ×
        </i>,
      ];
    case 'scrap':
      return [cards('+'), arrow, mc(e.n)];
    case 'recycle':
      return [cards('+'), arrow, cards(e.n)];
    case 'look':
      return [arrow, <Glyph key="eye" mark="eye" />, cards(`1/${e.n}`)];
    case 'build':
      return [arrow, <Glyph key="build" mark="build" />, e.colour && <TypeSign key="type" colour={e.colour} />];
    case 'move':
      return [arrow, <Glyph key="move" mark="move" />];
    case 'repair':
      return [arrow, <Glyph key="repair" mark="repair" />];
    case 'shoot':
      return [arrow, <Res key="damage" of="damage" />];
    case 'raid':
      return [arrow, mc(`−${e.n}`), cards('−1')];
  }
}

function lasting(e: Lasting): ReactNode {
  switch (e.do) {
    case 'income':
      return [year, arrow, mc(e.n)];
    case 'cheaperRepairs':
      return [<Glyph key="repair" mark="repair" />, mc(`−${e.n}`)];
    case 'cheaperBuilds':
      return [<Glyph key="build" mark="build" />, mc(`−${e.n}`)];
    case 'cheaperItself':
      return [<Glyph key="this" mark="exit" />, mc(`−${e.n}`)];
    case 'handLimit':
      return [<Glyph key="hand" mark="hand" />, `+${e.n}`];
    case 'moreCards':
      return [year, arrow, cards(`+${e.n}`)];
    case 'shield':
      return [<Res key="shield" of="shield" />, <Glyph key="move" mark="move" className={css.quiet} />];
    case 'reward':
      return [<Glyph key="build" mark="build" />, <TypeSign key="type" colour={e.colour} />, arrow, mc(e.n)];
    case 'immunity':
      return [<Res key="shield" of="shield" />, <TypeSign key="type" colour={e.colour} />];
  }
}

/** The parts of an effect in one line. */
function Parts({ parts }: { readonly parts: ReactNode }) {
  const list = Array.isArray(parts) ? parts : [parts];
  return list.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the signs of one line.
    <Fragment key={i}>{part}</Fragment>
  ));
}

/** Cost and effect of a module in signs; crew symbols where it has nothing else. */
export function Effect({ row }: { readonly row: ModuleRow }) {
  return (
    <span className={css.effect} aria-hidden="true">
      {row.cost && costOf(row.cost)}
      {row.action && <Parts parts={operation(row.action)} />}
      {row.lasting && <Parts parts={lasting(row.lasting)} />}
      {!row.action && !row.lasting && crew(row.crew)}
    </span>
  );
}

/** What an upgrade adds, in signs. */
export function UpgradeEffect({ row }: { readonly row: UpgradeRow }) {
  return (
    <span className={css.effect} aria-hidden="true">
      {row.crew > 0 && <>+{crew(row.crew)}</>}
      {row.lasting && <Parts parts={lasting(row.lasting)} />}
    </span>
  );
}

/** Crew symbols beside another effect. */
export function Crew({ n }: { readonly n: number }) {
  return (
    <span className={css.effect} aria-hidden="true">
      {crew(n)}
    </span>
  );
}
