import { chart, contentOf, type Dir, game, OFFSET, type Placed } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { Joints } from '../Joints.tsx';
import { lieOf, PITCH, TILE } from '../lie.ts';
import { TilePicture } from '../Tile.tsx';
import css from './figures.module.css';

interface BuiltProps {
  /** A card, the module that it docks at (the core is 0), and the side. */
  readonly modules: readonly (readonly [kind: string, host: number, facing: Dir])[];
}

const c = contentOf(game.defaults);
const CORE: Placed = { id: 0, card: -1, x: 0, y: 0, facing: null, host: null, damage: 0, crew: 0, used: false };

/** A small orbital with its collars and exits. */
export function Built({ modules }: BuiltProps) {
  const placed: Placed[] = [CORE];
  for (const [kind, host, facing] of modules) {
    const at = placed[host];
    const { x, y } = OFFSET[facing];
    const card = c.cardOf.get(kind) ?? 0;
    placed.push({ ...CORE, id: placed.length, card, x: at.x + x, y: at.y + y, facing, host });
  }
  const at = chart(c.exits, placed);
  const lie = lieOf(placed, []);
  const style = {
    '--tile': `${TILE}px`,
    '--gap': `${PITCH - TILE}px`,
    width: lie.width,
    height: lie.height,
    zoom: 0.36,
  } as CSSProperties;
  return (
    <span className={css.built} style={style}>
      <Joints modules={placed} at={at} lie={lie} lit={undefined} />
      {placed.map((m) => (
        <span key={m.id} style={{ left: lie.left(m.x), top: lie.top(m.y) }}>
          <TilePicture
            kind={m.card < 0 ? 'core' : c.modules[m.card].id}
            colour={m.card < 0 ? 'red' : c.modules[m.card].colour}
            size="small"
          />
        </span>
      ))}
    </span>
  );
}
