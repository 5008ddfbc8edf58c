import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { normalOf, SIDES, sideTransform, turnTo } from '../../motion/cube.ts';
import { onceStill } from '../../motion/running.ts';
import { tumble, tumbleOf } from '../../motion/tumble.ts';
import css from './cube.module.css';

interface CubeProps {
  /** Which die of the table it is: dice of one throw roll differently. */
  readonly name: string;
  /** What is on its six sides. */
  readonly sides: readonly ReactNode[];
  /** The side that is up. */
  readonly up: number;
  /** Changes with every throw of this die. */
  readonly roll: number;
  readonly colour: string;
}

/** A die as the comic draws it: a flat front, two sides of it in sight, all outlined. It is always drawn as it lies. */
export function Cube({ name, sides, up, roll, colour }: CubeProps) {
  const body = useRef<HTMLSpanElement>(null);
  const cube = useRef<HTMLSpanElement>(null);
  const shadow = useRef<HTMLSpanElement>(null);
  const last = useRef({ roll, up });

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { roll, up };
    if (before.roll === roll || !body.current || !cube.current || !shadow.current) return;
    const parts = { body: body.current, cube: cube.current, shadow: shadow.current };
    tumble(parts, tumbleOf(`${name} ${roll}`, before.up, up));
    // All faces are seen while it rolls; as it lies, the sides are plain.
    const { cube: rolling } = parts;
    rolling.dataset.rolling = '';
    let stop = () => {};
    // Once all dice of the throw lie: one change of the picture instead of many while others still roll.
    queueMicrotask(() => {
      stop = onceStill(() => delete rolling.dataset.rolling);
    });
    return () => stop();
  }, [name, roll, up]);

  const { x, y } = turnTo(up);
  return (
    <span className={css.die} style={{ '--tint': colour } as CSSProperties} aria-hidden="true">
      <span ref={shadow} className={css.shadow} />
      <span ref={body} className={css.body}>
        <span className={css.view}>
          <span ref={cube} className={css.cube} style={{ transform: `rotateX(${x}deg) rotateY(${y}deg)` }}>
            {SIDES.map((side, i) => (
              <span key={side} className={css.side} style={{ transform: sideTransform(i) }} data-side={sideOf(i, up)}>
                {sides[i]}
              </span>
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}

/** How a side lies once a face is up: the face itself, the lit top, the shaded side, or out of sight. */
function sideOf(side: number, up: number): 'up' | 'top' | 'right' | 'hidden' {
  const [x, y, z] = normalOf(side, turnTo(up));
  if (z > 0.5) return 'up';
  if (y < -0.5) return 'top';
  return x > 0.5 ? 'right' : 'hidden';
}
