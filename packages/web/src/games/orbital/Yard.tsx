import { chart, type FreeExit, immunities, type ModuleId, type Placed } from '@starboard/orbital';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { PanZoom } from '../../ui/PanZoom.tsx';
import type { Desk } from './board.ts';
import { Consequence } from './Consequence.tsx';
import { zone } from './flights.ts';
import { dockingOf, type Foreseen } from './foresight.ts';
import { Hanging } from './Hanging.tsx';
import { Joints } from './Joints.tsx';
import { type Lie, lieOf, PITCH, TILE } from './lie.ts';
import { Module } from './Module.tsx';
import { BlockedExit, Pad } from './Pad.tsx';
import { Strike } from './Strike.tsx';
import { Tray } from './Tray.tsx';
import { exitThing } from './things.ts';
import { Whose } from './Whose.tsx';
import { WORDS } from './words.ts';
import css from './yard.module.css';

/** The largest tile on the screen, in pixels. */
const LARGEST = 204;
/** The smallest tile at first, in pixels: what a mouse can press, and a finger; a finger's may be read where all still fit. */
const PRESSED = { fine: 40, coarse: 46 };
const READ = 64;
/** The yard of a phone, less a margin, in pixels. */
const PHONE = { width: 344, height: 264 };
/** A tile shows its name from this size on, and its effect from that. */
const NAMED = 100;
const SIGNED = 62;

/** The orbital that is looked at, on a grid that pans and zooms. */
export function Yard({ desk, foreseen }: { readonly desk: Desk; readonly foreseen: Foreseen | undefined }) {
  const { props, c, shown, me } = desk;
  const { view, seats, lang } = props;
  const words = WORDS[lang];
  const [scale, setScale] = useState(1);
  const player = view.players[shown];
  const { modules } = player;
  const own = shown === me && props.seat !== null;
  const at = useMemo(() => chart(c.exits, modules), [c, modules]);
  // Nothing is built at another's: it is shown as large as its modules let it.
  const lie = useMemo(() => lieOf(modules, own ? at.free : []), [modules, at, own]);
  const lit = useMemo(() => (own ? litExits(desk, at.free) : undefined), [desk, at, own]);
  const docking = own ? foreseen?.docking : undefined;
  const size = TILE * scale;
  const detail = size >= NAMED ? 'full' : size >= SIGNED ? 'signs' : 'small';
  const style = { '--tile': `${TILE}px`, '--gap': `${PITCH - TILE}px`, '--pitch': `${PITCH}px` } as CSSProperties;

  return (
    <>
      <PanZoom
        key={shown}
        width={lie.width}
        height={lie.height}
        label={own ? words.mine : words.yard(seats[shown].name)}
        lang={lang}
        most={LARGEST / TILE}
        begin={{ scale: smallest(modules) / TILE, at: middleOf(modules, lie) }}
        className={css.frame}
        onSettle={setScale}
      >
        <Zone
          as="div"
          id={zone.orbital(shown)}
          className={css.grid}
          style={style}
          data-detail={detail}
          data-own={own}
          data-struck={desk.struck?.seat === shown}
        >
          <div className={css.lines} style={{ backgroundPosition: `${lie.left(0) - 10}px ${lie.top(0) - 10}px` }} />
          {/* Where the grid has moved, they come when the modules have arrived. */}
          <div key={`${lie.left(0)} ${lie.top(0)}`} className={css.settling}>
            <Joints modules={modules} at={at} lie={lie} lit={lit} />
          </div>
          <Modules desk={desk} lie={lie} small={detail === 'small'} leaving={docking?.moved} />
          {desk.struck?.seat === shown && <Strike struck={desk.struck} modules={modules} lie={lie} />}
          {own && <Exits desk={desk} free={at.free} lie={lie} />}
          {docking && <Hanging desk={desk} docking={docking} lie={lie} />}
        </Zone>
      </PanZoom>
      {own ? foreseen && <Consequence desk={desk} foreseen={foreseen} /> : <Whose desk={desk} />}
      <Tray desk={desk} />
    </>
  );
}

interface ModulesProps {
  readonly desk: Desk;
  readonly lie: Lie;
  readonly small: boolean;
  readonly leaving: ModuleId | undefined;
}

/** The modules of the orbital that is looked at. */
const Modules = memo(function Modules({ desk, lie, small, leaving }: ModulesProps) {
  const { c, shown, props } = desk;
  const player = props.view.players[shown];
  const immune = useMemo(() => immunities(c, player), [c, player]);
  return player.modules.map((m, i) => (
    <Module
      key={m.id}
      desk={desk}
      seat={shown}
      m={m}
      lie={lie}
      immune={immune[i]}
      small={small}
      leaving={leaving === m.id}
    />
  ));
});

/** How small the tiles of an orbital may be at first: all modules are seen at once as long as they can be pressed. */
function smallest(modules: readonly Placed[]): number {
  if (!window.matchMedia('(pointer: coarse)').matches) return PRESSED.fine;
  const [xs, ys] = [modules.map(({ x }) => x), modules.map(({ y }) => y)];
  const cells = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + 1;
  const fits = Math.min(PHONE.width / cells(xs), PHONE.height / cells(ys));
  return Math.max(PRESSED.coarse, Math.min(READ, fits));
}

/** The middle of what is built. */
function middleOf(modules: readonly Placed[], lie: Lie) {
  const [xs, ys] = [modules.map(({ x }) => x), modules.map(({ y }) => y)];
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: lie.left(middle(xs)) + TILE / 2, y: lie.top(middle(ys)) + TILE / 2 };
}

/** The exits that glow: what is chosen may dock there, or an exit itself may be chosen. */
function litExits({ at, begun }: Desk, free: readonly FreeExit[]) {
  return (exit: FreeExit) => {
    const { open, selected } = at(`exit:${exit.host.id}:${exit.side}`);
    return free.includes(exit) && (selected || (open && begun));
  };
}

interface ExitsProps {
  readonly desk: Desk;
  readonly free: readonly FreeExit[];
  readonly lie: Lie;
}

/** Every free exit as a place to press: the cell before it, or the gap where that is taken. */
const Exits = memo(function Exits({ desk, free, lie }: ExitsProps) {
  return free.map((exit) => {
    const key = `${exit.host.id}${exit.side}`;
    if (!exit.open) return <BlockedExit key={key} desk={desk} exit={exit} lie={lie} />;
    const into = free.filter(({ open, x, y }) => open && x === exit.x && y === exit.y);
    return (
      <Pad
        key={key}
        desk={desk}
        exit={exit}
        lie={lie}
        sides={into.map(({ side }) => side)}
        beside={firstOf(desk, into) !== exit}
      />
    );
  });
});

/** Of the exits that lead into one cell the one that lies under the others: what is open, then what is cheapest. */
function firstOf({ at, props }: Desk, into: readonly FreeExit[]): FreeExit {
  const dear = (exit: FreeExit) => {
    const { open, plays } = at(exitThing(exit.host.id, exit.side));
    const price = plays && dockingOf(plays as Parameters<typeof dockingOf>[0], props.view)?.price;
    return (open ? 0 : 100) + (price ?? 0);
  };
  return into.reduce((least, exit) => (dear(exit) < dear(least) ? exit : least));
}
