import { chart, type FreeExit, immunities } from '@starboard/orbital';
import { type CSSProperties, useMemo, useState } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { PanZoom } from '../../ui/PanZoom.tsx';
import type { Desk } from './board.ts';
import { Consequence } from './Consequence.tsx';
import { zone } from './flights.ts';
import { Hanging } from './Hanging.tsx';
import { Joints } from './Joints.tsx';
import { type Lie, lieOf, PITCH, TILE } from './lie.ts';
import { Module } from './Module.tsx';
import { BlockedExit, Pad } from './Pad.tsx';
import { Strike } from './Strike.tsx';
import { Tray } from './Tray.tsx';
import { WORDS } from './words.ts';
import css from './yard.module.css';

/** The largest tile on the screen, in pixels. */
const LARGEST = 204;
/** What a finger can press, and what a mouse can: smaller only where everything is to be seen. */
const SMALLEST = { coarse: 58, fine: 40 };
const smallest = () => SMALLEST[window.matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
/** A tile shows its name from this size on, and its effect from that. */
const NAMED = 104;
const SIGNED = 62;

/** The orbital that is looked at, on a grid that pans and zooms. */
export function Yard({ desk }: { readonly desk: Desk }) {
  const { props, c, shown, me } = desk;
  const { view, seats, lang } = props;
  const words = WORDS[lang];
  const [scale, setScale] = useState(1);
  const player = view.players[shown];
  const { modules } = player;
  const at = useMemo(() => chart(c.exits, modules), [c, modules]);
  const lie = useMemo(() => lieOf(modules, at.free), [modules, at]);
  const immune = useMemo(() => immunities(c, player), [c, player]);
  const own = shown === me && props.seat !== null;
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
        begin={{ scale: smallest() / TILE, at: { x: lie.left(0) + TILE / 2, y: lie.top(0) + TILE / 2 } }}
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
          <Joints modules={modules} at={at} lie={lie} lit={own ? litExits(desk, at.free) : undefined} />
          {modules.map((m, i) => (
            <Module key={m.id} desk={desk} seat={shown} m={m} lie={lie} immune={immune[i]} small={detail === 'small'} />
          ))}
          {desk.struck?.seat === shown && <Strike struck={desk.struck} modules={modules} lie={lie} />}
          {own && <Exits desk={desk} free={at.free} lie={lie} />}
          {own && desk.foreseen?.docking && <Hanging desk={desk} docking={desk.foreseen.docking} lie={lie} />}
        </Zone>
      </PanZoom>
      {own && <Consequence desk={desk} />}
      <Tray desk={desk} />
    </>
  );
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
function Exits({ desk, free, lie }: ExitsProps) {
  return free.map((exit) => {
    const key = `${exit.host.id}${exit.side}`;
    if (!exit.open) return <BlockedExit key={key} desk={desk} exit={exit} lie={lie} />;
    const shared = free.some((other) => other !== exit && other.open && other.x === exit.x && other.y === exit.y);
    return <Pad key={key} desk={desk} exit={exit} lie={lie} shared={shared} />;
  });
}
