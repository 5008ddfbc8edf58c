import { type Dir, type FreeExit, OFFSET } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { merged } from '../../ui/merged.ts';
import { thingProps } from '../../ui/thing.ts';
import { type Desk, hovering, isWanted } from './board.ts';
import { shownModule } from './content.ts';
import { dockingOf } from './foresight.ts';
import { type Lie, PITCH, TILE } from './lie.ts';
import css from './pad.module.css';
import { Glyph, Res, TypeSign } from './Signs.tsx';
import { shareOf } from './share.ts';
import { exitThing } from './things.ts';
import { SIDES, WORDS } from './words.ts';

interface PadProps {
  readonly desk: Desk;
  readonly exit: FreeExit;
  readonly lie: Lie;
  /** The sides of all exits into its cell: each has the part at its host. */
  readonly sides?: readonly Dir[];
  /** Another exit into the same cell lies under this one, and has what is left between them. */
  readonly beside?: boolean;
}

function named({ props, c, me }: Desk, { host, side }: FreeExit): string {
  const { view, lang } = props;
  return WORDS[lang].exit(shownModule(c, view.players[me], host, lang).name, SIDES[lang][side]);
}

/** The cell before an open exit: what is picked lands here, for the price that stands in it. */
export function Pad({ desk, exit, lie, sides = [], beside = false }: PadProps) {
  const { props, at, begun } = desk;
  const { lang, press, view } = props;
  const words = WORDS[lang];
  const name = exitThing(exit.host.id, exit.side);
  const state = at(name);
  const docking = state.plays && dockingOf(state.plays as Parameters<typeof dockingOf>[0], view);
  const lit = (state.open && begun && !state.selected) || isWanted(desk, name) === true;
  const told = [
    named(desk, exit),
    docking?.price === undefined ? '' : words.cost(docking.price),
    docking?.same ? words.same : '',
    exit.usable ? '' : words.onDamaged,
  ].filter(Boolean);
  const share = shareOf(exit.side, sides);
  const part = share && { '--part': share.clip, '--x': `${share.x}%`, '--y': `${share.y}%` };
  return (
    <button
      type="button"
      className={css.pad}
      style={{ left: lie.left(exit.x), top: lie.top(exit.y), ...part } as CSSProperties}
      {...merged(hovering(desk, name), { onClick: () => press(name) })}
      {...thingProps(name, state)}
      data-lit={lit}
      data-price={docking?.price}
      data-shared={share !== undefined}
      data-beside={beside}
    >
      <span className={css.frame} />
      <span className={css.price} aria-hidden="true">
        {docking?.price === undefined ? (
          lit && <Glyph mark="exit" />
        ) : (
          <>
            {docking.price}
            <Res of="mc" />
          </>
        )}
      </span>
      {docking?.same && (
        <span className={css.same} aria-hidden="true">
          <span className={css.long}>{words.same}</span>
          <span className={css.short}>{words.sameShort}</span>
          <TypeSign colour={shownModule(desk.c, view.players[desk.me], exit.host, lang).colour} />
        </span>
      )}
      <span className="unseen">{told.join(', ')}</span>
    </button>
  );
}

/** A blocked exit: the gap in which it lies. */
export function BlockedExit({ desk, exit, lie }: PadProps) {
  const { props, at } = desk;
  const name = exitThing(exit.host.id, exit.side);
  const { x, y } = OFFSET[exit.side];
  const half = TILE / 2;
  return (
    <button
      type="button"
      className={css.blocked}
      style={{
        left: lie.left(exit.host.x) + half + (x * PITCH) / 2,
        top: lie.top(exit.host.y) + half + (y * PITCH) / 2,
      }}
      {...merged(hovering(desk, name), { onClick: () => props.press(name) })}
      {...thingProps(name, at(name))}
    >
      <span className="unseen">
        {named(desk, exit)}, {WORDS[props.lang].blocked}
      </span>
    </button>
  );
}
