import { useState } from 'react';
import { Card, CardBack, CardZoom } from '../../src/pieces/Card.tsx';
import look from '../../src/ui/buttons.module.css';
import { Closer } from '../../src/ui/Closer.tsx';
import { DEMOS, type Demo } from '../art.tsx';
import { Example, Shown } from '../Example.tsx';
import { nothing, STATES } from '../states.ts';

const width = (px: number) => ({ '--card': `${px}px` }) as React.CSSProperties;

export function Cards() {
  const [zoomed, zoom] = useState<Demo>();
  const [first, second, , long, fifth, sixth] = DEMOS;
  return (
    <>
      <Example
        title="In the hand, every state"
        note="Rest on one, or bring the focus there, to read all of it. A long press or the key I shows it larger."
      >
        {Object.entries(STATES).map(([name, state], i) => (
          <Shown key={name} name={name}>
            <Card size="hand" {...DEMOS[i]} {...state} onPress={nothing} onLook={() => zoom(DEMOS[i])} />
          </Shown>
        ))}
        <Shown name="face down">
          <CardBack label="A card face down" colour="oklch(0.7 0.12 265)" />
        </Shown>
        <Shown name="face down, legal">
          <CardBack
            label="A card face down"
            colour="oklch(0.7 0.12 30)"
            thing={{ name: 'back', open: true, selected: false }}
            onPress={nothing}
          />
        </Shown>
      </Example>
      <Example title="Chips" note="From 84 px on a chip has room for its name.">
        {[44, 60, 84, 110].map((px, i) => (
          <Shown key={px} name={`${px} px`} style={width(px)}>
            <Card size="chip" {...DEMOS[i]} />
          </Shown>
        ))}
        {Object.entries(STATES).map(([name, state], i) => (
          <Shown key={name} name={name} style={width(72)}>
            <Card size="chip" {...DEMOS[i + 1]} {...state} onPress={nothing} />
          </Shown>
        ))}
        <Shown name="face down" style={width(72)}>
          <CardBack label="A card face down" />
        </Shown>
      </Example>
      <Example title="Sizes of a hand card">
        {[88, 104, 138, 172].map((px) => (
          <Shown key={px} name={`${px} px`} style={width(px)}>
            <Card size="hand" {...long} />
          </Shown>
        ))}
        <Shown name="88 by 63" style={width(200)}>
          <Card size="hand" {...fifth} ratio={88 / 63} />
        </Shown>
        <Shown name="without cost" style={width(120)}>
          <Card size="hand" title={sixth.title} art={sixth.art} colour={sixth.colour} line="Build for 1 less" />
        </Shown>
      </Example>
      <Example title="Zoom">
        <CardZoom {...first} kind="Event · 2 of these">
          <p>
            <i>“Nobody closes it. It closes when it has had enough.”</i>
          </p>
        </CardZoom>
        <button type="button" className={look.button} onClick={() => zoom(second)}>
          Look at {second.title}
        </button>
      </Example>
      {zoomed && (
        <Closer label={zoomed.title} onClose={() => zoom(undefined)}>
          <CardZoom {...zoomed} kind="Event" />
        </Closer>
      )}
    </>
  );
}
