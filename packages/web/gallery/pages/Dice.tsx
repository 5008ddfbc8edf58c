import { type ReactNode, useState } from 'react';
import { DiceTray } from '../../src/pieces/DiceTray.tsx';
import { Die, type DieLook } from '../../src/pieces/Die.tsx';
import { Pips } from '../../src/pieces/Pips.tsx';
import look from '../../src/ui/buttons.module.css';
import { Sign, SYMBOL_NAMES } from '../art.tsx';
import { Example, Shown } from '../Example.tsx';
import css from '../gallery.module.css';
import { nothing, STATES } from '../states.ts';

type Faces = DieLook['faces'];
const SIGNS = SYMBOL_NAMES.map((name) => <Sign key={name} name={name} />) as unknown as Faces;
const PIPS = [1, 2, 3, 4, 5, 6].map((n) => <Pips key={n} n={n} />) as unknown as Faces;
const COLOURS = ['oklch(0.87 0.16 90)', 'oklch(0.67 0.16 253)', 'oklch(0.65 0.22 349)', 'oklch(0.5 0.02 265)'];
const size = (px: number) => ({ '--die': `${px}px` }) as React.CSSProperties;

/** Faces of a throw: a game takes them from its view. */
const thrown = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 6));

export function Dice() {
  const [faces, setFaces] = useState(() => [0, 1, 1, 3, 2, 5, 1]);
  const [rolls, setRolls] = useState(() => faces.map(() => 0));
  const [marked, mark] = useState<ReadonlySet<number>>(new Set([2]));
  const roll = (which: (i: number) => boolean) => {
    const next = thrown(faces.length);
    setFaces(faces.map((face, i) => (which(i) ? next[i] : face)));
    setRolls(rolls.map((n, i) => (which(i) ? n + 1 : n)));
    mark(new Set());
  };
  const toggle = (i: number) => mark(new Set(marked.has(i) ? [...marked].filter((j) => j !== i) : [...marked, i]));
  return (
    <>
      <Example
        title="A tray"
        note="Press dice to mark them, one by one even where they show the same; a tap anywhere ends a throw."
      >
        <div className={css.row}>
          <DiceTray
            zone="tray"
            label="Your dice"
            dice={faces.map((face, i) => ({
              name: `die:${i}`,
              faces: SIGNS,
              face,
              roll: rolls[i],
              label: SYMBOL_NAMES[face],
              thing: { name: `die:${i}`, open: true, selected: marked.has(i) },
              ...(marked.has(i) ? { mark: 'again' } : {}),
              onPress: () => toggle(i),
            }))}
          />
        </div>
        <div className={look.row}>
          <button type="button" className={`${look.button} ${look.first}`} onClick={() => roll(() => true)}>
            Roll all
          </button>
          <button
            type="button"
            className={look.button}
            disabled={marked.size === 0}
            onClick={() => roll((i) => marked.has(i))}
          >
            Roll the marked {marked.size}
          </button>
        </div>
      </Example>
      <Example title="Every state">
        {Object.entries(STATES).map(([name, state], i) => (
          <Shown key={name} name={name} style={size(78)}>
            <Die name={name} faces={SIGNS} face={i} roll={0} label={SYMBOL_NAMES[i]} {...state} onPress={nothing} />
          </Shown>
        ))}
      </Example>
      <Example title="Every face, turned to the front">
        {PIPS.map((_, face) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number.
          <Shown key={face} name={`${face + 1}`} style={size(70)}>
            <Die name={`pips ${face}`} faces={PIPS} face={face} roll={0} label={`${face + 1}`} />
          </Shown>
        ))}
      </Example>
      <Example title="Sizes and colours">
        {[31, 42, 62, 98].map((px, i) => (
          <Shown key={px} name={`${px} px`} style={size(px)}>
            <Die name={`size ${px}`} faces={PIPS} face={4} roll={0} label="5" colour={COLOURS[i]} />
          </Shown>
        ))}
        <Shown name="blank" style={size(62)}>
          <Die
            name="blank"
            faces={[0, 0, 0, 0, 0, 0].map((): ReactNode => undefined) as unknown as Faces}
            face={0}
            roll={0}
            label="blank"
          />
        </Shown>
        <Shown name="numbers" style={size(78)}>
          <Die name="numbers" faces={[1, 2, 3, 4, 5, 6]} face={5} roll={0} label="6" colour="oklch(0.8 0.12 187)" />
        </Shown>
      </Example>
    </>
  );
}
