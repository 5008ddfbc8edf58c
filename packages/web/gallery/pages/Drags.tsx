import { useState } from 'react';
import type { Thing } from '../../src/contract/skin.ts';
import { Card } from '../../src/pieces/Card.tsx';
import { Die } from '../../src/pieces/Die.tsx';
import { Fan } from '../../src/pieces/Fan.tsx';
import { Pips } from '../../src/pieces/Pips.tsx';
import { Token } from '../../src/pieces/Token.tsx';
import { PanZoom } from '../../src/ui/PanZoom.tsx';
import { thingProps } from '../../src/ui/thing.ts';
import { DEMOS } from '../art.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';

const PIPS = [1, 2, 3, 4, 5, 6].map((n) => <Pips key={n} n={n} />) as never;
/** Which targets take which pieces. */
const TAKES: Readonly<Record<Thing, readonly string[]>> = {
  dock: ['die', 'token'],
  yard: ['card'],
  wall: [],
  cell: ['die', 'token', 'card'],
};

export function Drags() {
  const [held, hold] = useState<Thing>();
  const [said, say] = useState('Nothing has been dragged yet.');
  const takes = (target: Thing) => held !== undefined && TAKES[target].includes(held.split(':')[0]);

  /** The same grammar for a press and for a drag: mark a piece, then press what takes it. */
  const piece = (name: Thing) => ({
    thing: { name, open: true, selected: held === name },
    onPress: () => hold(held === name ? undefined : name),
    drag: {
      onPick: () => hold(name),
      onDrop: (on: Thing) => {
        say(`${name} was dropped on ${on}.`);
        hold(undefined);
      },
      onReturn: () => {
        say(`${name} went back to its place.`);
        hold(undefined);
      },
      touch: name.startsWith('card') ? ('pan-x' as const) : ('none' as const),
    },
  });
  const target = (name: Thing) => (
    <button
      key={name}
      type="button"
      className={css.target}
      {...thingProps(name, { open: takes(name), selected: false })}
      onClick={() => {
        if (!held || !takes(name)) return;
        say(`${held} was put on ${name}.`);
        hold(undefined);
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      <p className={css.said} role="status" data-part="dropped">
        {said}
      </p>
      <Example title="Targets" note="The dock takes dice and tokens, the yard takes cards, the wall takes nothing.">
        {['dock', 'yard', 'wall'].map(target)}
      </Example>
      <Example
        title="Pieces"
        note="Drag one, or press it and then a target. Escape brings it back. On a phone cards are pulled upwards, sideways the hand is swiped."
      >
        {[0, 2].map((face, i) => (
          <Die
            key={face}
            name={`die:${i}`}
            faces={PIPS}
            face={face}
            roll={0}
            label={`${face + 1}`}
            {...piece(`die:${i}`)}
          />
        ))}
        <Token shape="hexagon" colour="oklch(0.76 0.14 80)" label="Credit" {...piece('token:0')}>
          5
        </Token>
        <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
          <Fan
            zone="hand"
            label="Hand"
            width="104px"
            cards={DEMOS.slice(0, 5).map((demo, i) => ({
              id: demo.id,
              card: <Card size="hand" {...demo} {...piece(`card:${i}`)} />,
            }))}
          />
        </div>
      </Example>
      <Example title="A board that pans" note="A piece held at its edge pulls the view along." whole>
        <PanZoom width={900} height={640} label="Board" lang="en" className={css.map}>
          <div className={css.grid} />
          <div style={{ position: 'absolute', left: 740, top: 400 }}>{target('cell')}</div>
        </PanZoom>
      </Example>
    </>
  );
}
