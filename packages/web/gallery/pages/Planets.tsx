import { PLANET_LOOKS } from '../../src/games/siege/planetLooks.ts';
import { Planet } from '../../src/pieces/Planet.tsx';
import { Example, Shown } from '../Example.tsx';
import css from '../gallery.module.css';

const LOOKS = Object.entries(PLANET_LOOKS);
const size = (px: number) => ({ '--globe': `${px}px` }) as React.CSSProperties;

export function Planets() {
  return (
    <>
      <Example title="Every look there is" note="The rest of a planet comes from its name.">
        {LOOKS.map(([name, look]) => (
          <Shown key={name} name={name}>
            <Planet name={name} look={look} className={css.globe} />
          </Shown>
        ))}
      </Example>
      <Example title="One look, other names">
        {['Ash', 'Birch', 'Cedar', 'Dawn'].map((name) => (
          <Shown key={name} name={name}>
            <Planet name={name} look={PLANET_LOOKS.emalto} className={css.globe} />
          </Shown>
        ))}
      </Example>
      <Example title="Sizes">
        {[25, 47, 66, 130, 236].map((px) => (
          <Shown key={px} name={`${px} px`} style={size(px)}>
            <Planet name="siptou" look={PLANET_LOOKS.siptou} className={css.globe} />
          </Shown>
        ))}
      </Example>
    </>
  );
}
