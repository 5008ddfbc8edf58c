import { useRef } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { useBehind } from '../../ui/useBehind.ts';
import { usePortrait } from '../../ui/usePortrait.ts';
import { useTheme } from '../../ui/useTheme.ts';
import { airSvg, type Edition, moonSvg, mothershipSvg, skySvg } from './art/sky.ts';
import css from './backdrop.module.css';

/** Which edition is read: the one of the day on cream paper, or the one of the night. */
export function useEdition(): Edition {
  return useTheme() === 'light' ? 'day' : 'night';
}

/** The sky of the page behind bars and board, with the mothership that hangs in it. Painted once. */
export function Backdrop() {
  const edition = useEdition();
  const portrait = usePortrait();
  const [width, height] = portrait ? [480, 900] : [1440, 900];
  const sky = useRef<HTMLDivElement>(null);
  useBehind(sky);
  return (
    <div className={css.backdrop} ref={sky} aria-hidden="true">
      <Picture
        name={`sky ${edition} ${width}`}
        draw={() => skySvg(edition, width, height)}
        urgent
        className={css.sky}
      />
      <Picture name="mothership" draw={mothershipSvg} urgent className={css.ship} />
      {!portrait && <Picture name="moon" draw={moonSvg} className={css.moon} />}
    </div>
  );
}

/** The air around the large planet. */
export function Air({ className }: { readonly className: string | undefined }) {
  const edition = useEdition();
  return <Picture name={`air ${edition}`} draw={() => airSvg(edition)} urgent className={className} />;
}
