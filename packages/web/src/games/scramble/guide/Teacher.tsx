import looks from '../looks.module.css';
import { ShipPortrait } from '../Sprite.tsx';
import theme from '../theme.module.css';

/** Halo, who has flown more sorties than anybody. */
export function Teacher() {
  return (
    <span className={`${theme.scramble} ${looks.teacher}`}>
      <ShipPortrait colour="white" />
    </span>
  );
}
