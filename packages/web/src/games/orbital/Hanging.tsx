import { byId, OFFSET, printedExits } from '@starboard/orbital';
import { useEffect, useRef } from 'react';
import { reveal } from '../../ui/usePanZoom.ts';
import type { Desk } from './board.ts';
import { faceOf } from './content.ts';
import { Effect } from './Effect.tsx';
import { ExitMark } from './ExitMark.tsx';
import type { Docking } from './foresight.ts';
import css from './hanging.module.css';
import type { Lie } from './lie.ts';
import { TILE } from './lie.ts';
import { Res } from './Signs.tsx';
import { TilePicture } from './Tile.tsx';
import { exitThing } from './things.ts';
import { WORDS } from './words.ts';

/** The room that the plate with the price needs above its module; in the topmost row it lies on the module. */
const PLATE = TILE * 0.45;

/** The module that would dock, hung from the crane over its cell, with its new exits and what it costs there. */
export function Hanging({ desk, docking, lie }: { readonly desk: Desk; readonly docking: Docking; readonly lie: Lie }) {
  const { props, c, me } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const face = faceOf(c, docking.card, lang);
  const { modules } = view.players[me];
  const host = byId(modules, docking.exit.host) ?? modules[0];
  const { x, y } = OFFSET[docking.exit.side];
  const reach = useRef<HTMLSpanElement>(null);
  // What waits for its confirmation is seen whole; what only hovers does not move the yard under the pointer.
  const chosen = desk.at(exitThing(docking.exit.host, docking.exit.side)).selected;
  useEffect(() => {
    if (chosen && reach.current) reveal(reach.current);
  }, [chosen]);
  if (face.type !== 'module') return null;
  const [left, top] = [lie.left(host.x + x), lie.top(host.y + y)];
  return (
    <div className={css.hanging} style={{ left, top }} data-top={top < PLATE} aria-hidden="true">
      <span className={css.reach} ref={reach} />
      <span className={css.cables} style={{ height: Math.min(top, TILE * 0.34) }} />
      <span className={css.module}>
        {printedExits(face.row.exits, docking.exit.side).map((side) => (
          <ExitMark key={side} side={side} state="new" />
        ))}
        <TilePicture kind={face.kind} colour={face.colour} className={css.picture} />
        <span className={css.name} data-long={face.name.length > 13}>
          {face.name}
        </span>
        <span className={css.effect}>
          <Effect row={face.row} />
        </span>
      </span>
      <span className={css.plate} data-side={docking.exit.side}>
        {docking.price === undefined ? (
          <small>{docking.moved === undefined ? words.free : words.moves}</small>
        ) : (
          <b>
            {docking.price}
            <Res of="mc" />
          </b>
        )}
        {docking.same && <small>{words.same}</small>}
      </span>
    </div>
  );
}
