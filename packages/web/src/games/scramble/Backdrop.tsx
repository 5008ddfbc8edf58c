import { memo, useRef } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { useBehind } from '../../ui/useBehind.ts';
import { usePortrait } from '../../ui/usePortrait.ts';
import { useTheme } from '../../ui/useTheme.ts';
import { type Edition, mothershipSvg, skySvg } from './art/sky.ts';
import css from './backdrop.module.css';
import { zone } from './flights.ts';

/** Night in the cabinet, or the dusk of the light theme. */
function useEdition(): Edition {
  return useTheme() === 'light' ? 'dusk' : 'night';
}

/** The sky behind bars and board, with the belly of the mothership that the fleet comes from. Painted once. */
export const Backdrop = memo(function Backdrop() {
  const edition = useEdition();
  const [width, height] = usePortrait() ? [480, 960] : [1440, 900];
  const sky = useRef<HTMLDivElement>(null);
  useBehind(sky);
  return (
    <div className={css.backdrop} ref={sky} aria-hidden="true">
      <Picture
        name={`scramble sky ${edition} ${width}`}
        draw={() => skySvg(edition, width, height)}
        urgent
        className={css.sky}
      />
      <Picture name={`mothership ${edition}`} draw={() => mothershipSvg(edition)} urgent className={css.ship} />
      <Zone id={zone.mothership} className={css.hatch} />
    </div>
  );
});
