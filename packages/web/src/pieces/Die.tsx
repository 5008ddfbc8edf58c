import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { normalOf, SIDES, sideTransform, turnTo } from '../motion/cube.ts';
import { tumble, tumbleOf } from '../motion/tumble.ts';
import css from './die.module.css';
import { Press, type Pressable } from './Press.tsx';

/** What a die looks like and shows. */
export interface DieLook {
  /** What is on its six sides, in their order: opposite ones are first and last, second and fifth, third and fourth. */
  readonly faces: readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode, ReactNode];
  /** The side that is up, 0 to 5. */
  readonly face: number;
  /** What a screen reader says: the face that is up, by name. */
  readonly label: string;
  /** The colour of its body. */
  readonly colour?: string;
  /** A word at its foot, as for a die that is rolled again. */
  readonly mark?: ReactNode;
}

interface DieProps extends DieLook, Pressable {
  /** Which die of the table it is: dice of one throw roll differently. */
  readonly name: string;
  /** Counts the throws of this die; each change lets it roll to `face`. */
  readonly roll: number;
}

/** Where the light comes from: above, a little to the left. */
const LIGHT = [-0.3, -0.45, 0.84] as const;

/** How dark a side lies in the shade once a face is up, 0 to about 0.4. The side that is up looks at the reader. */
export function shade(side: number, face: number): number {
  const [x, y, z] = normalOf(side, turnTo(face));
  const lit = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
  return Math.round(Math.max(0, 0.2 - lit * 0.3) * 100) / 100;
}

/** A solid die, as wide as `--die`. It is always drawn as it lies; a throw only shows how it came there. */
export function Die({ name, faces, face, roll, label, colour, mark, ...press }: DieProps) {
  const body = useRef<HTMLSpanElement>(null);
  const cube = useRef<HTMLSpanElement>(null);
  const shadow = useRef<HTMLSpanElement>(null);
  const last = useRef({ roll, face });

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { roll, face };
    if (before.roll === roll || !body.current || !cube.current || !shadow.current) return;
    const parts = { body: body.current, cube: cube.current, shadow: shadow.current };
    tumble(parts, tumbleOf(`${name} ${roll}`, before.face, face));
  }, [name, roll, face]);

  const { x, y } = turnTo(face);
  return (
    <Press {...press} label={label} className={css.die} style={(colour ? { '--piece': colour } : {}) as CSSProperties}>
      <span ref={shadow} className={css.shadow} />
      <span ref={body} className={css.body}>
        <span className={css.glow} />
        <span className={css.view}>
          <span ref={cube} className={css.cube} style={{ transform: `rotateX(${x}deg) rotateY(${y}deg)` }}>
            {SIDES.map((side, i) => (
              <span key={`core ${side}`} className={css.core} style={sideStyle(i, face, CORE)} />
            ))}
            {SIDES.map((side, i) => (
              <span key={side} className={css.side} style={sideStyle(i, face)} data-up={i === face}>
                {faces[i]}
              </span>
            ))}
          </span>
        </span>
      </span>
      {mark && <span className={css.mark}>{mark}</span>}
    </Press>
  );
}

/** How much smaller the body below the rounded sides is. */
const CORE = 0.96;

function sideStyle(side: number, face: number, scale = 1): CSSProperties {
  return {
    transform: `scale3d(${scale}, ${scale}, ${scale}) ${sideTransform(side)}`,
    '--shade': shade(side, face),
  } as CSSProperties;
}
