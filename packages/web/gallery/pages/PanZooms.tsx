import { useState } from 'react';
import { PLANET_LOOKS } from '../../src/games/siege/planetLooks.ts';
import { Planet } from '../../src/pieces/Planet.tsx';
import { PanZoom } from '../../src/ui/PanZoom.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';

const LOOKS = Object.entries(PLANET_LOOKS);

export function PanZooms() {
  const [pressed, press] = useState(-1);
  const [scale, setScale] = useState<number>();
  return (
    <Example
      title="A board larger than its place"
      note="Wheel, pinch, drag, the keys + − 0 and arrows, or the buttons. What gets the focus comes into sight."
      whole
    >
      <PanZoom width={1700} height={1020} label="Yard" lang="en" className={css.map} onSettle={setScale}>
        <div className={css.grid} />
        {Array.from({ length: 24 }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={i}
            type="button"
            className={css.cell}
            style={{ left: 10 + (i % 8) * 212, top: 60 + Math.floor(i / 8) * 320 }}
            aria-pressed={pressed === i}
            onClick={() => press(i)}
          >
            <Planet name={LOOKS[i % 16][0]} look={LOOKS[i % 16][1]} className={css.globe} />
            <span className="unseen">Planet {i + 1}</span>
          </button>
        ))}
      </PanZoom>
      <p className={css.row} style={{ padding: '0.75rem 1rem 0' }} role="status">
        <span data-part="pressed">{pressed < 0 ? 'Nothing pressed' : `Pressed ${pressed + 1}`}</span>
        <span data-part="scale">{scale ? `Scale ${scale.toFixed(2)}` : 'Fits'}</span>
      </p>
    </Example>
  );
}
