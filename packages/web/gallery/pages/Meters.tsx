import { useState } from 'react';
import { Meter } from '../../src/pieces/Meter.tsx';
import { Sign } from '../art.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';

export function Meters() {
  const [value, set] = useState(5);
  const spoken = (n: number, max: number) => `${n} of ${max}`;
  return (
    <>
      <Example title="Pips">
        <div className={css.stack}>
          <Meter label="Heat" value={0} max={8} spoken={spoken(0, 8)} />
          <Meter label="Heat" value={5} max={8} spoken={spoken(5, 8)} />
          <Meter label="Heat" value={7} max={8} alarm={6} spoken={spoken(7, 8)} />
          <Meter label="Heat" value={5} max={8} then={2} spoken="5 of 8, then 2" />
          <Meter label="Victories" value={6} max={10} then={8} colour="oklch(0.7 0.15 250)" spoken="6 of 10, then 8" />
          <Meter
            label="Energy"
            symbol={
              <span style={{ display: 'block', width: 20, height: 20 }}>
                <Sign name="energy" plain />
              </span>
            }
            value={3}
            max={4}
            colour="oklch(0.75 0.15 85)"
            spoken={spoken(3, 4)}
          />
        </div>
      </Example>
      <Example title="Bars">
        <div className={css.stack}>
          <Meter kind="bar" label="Worlds left" value={5} max={14} spoken={spoken(5, 14)} />
          <Meter
            kind="bar"
            label="Shields"
            value={31}
            max={40}
            then={22}
            colour="oklch(0.72 0.13 190)"
            spoken="31 of 40, then 22"
          />
          <Meter
            kind="bar"
            label="Charge"
            value={12}
            max={40}
            then={25}
            colour="oklch(0.72 0.14 300)"
            spoken="12 of 40, then 25"
          />
          <Meter kind="bar" label="Danger" value={36} max={40} alarm={30} spoken={spoken(36, 40)} />
        </div>
      </Example>
      <Example title="Try it">
        <div className={css.stack}>
          <label>
            Value <input type="range" min="0" max="10" value={value} onChange={(e) => set(Number(e.target.value))} />
          </label>
          <Meter label="Pips" value={value} max={10} spoken={spoken(value, 10)} />
          <Meter kind="bar" label="Bar" value={value} max={10} spoken={spoken(value, 10)} />
        </div>
      </Example>
    </>
  );
}
