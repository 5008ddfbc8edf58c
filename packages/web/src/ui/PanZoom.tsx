import type { Lang } from '@starboard/kernel';
import type { ReactNode } from 'react';
import { messages } from '../i18n/messages.ts';
import css from './PanZoom.module.css';
import type { Beginning } from './panZoom.ts';
import { usePanZoom } from './usePanZoom.ts';

interface PanZoomProps {
  /** The size of what is shown, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** What is shown, for those who cannot see it. */
  readonly label: string;
  /** The language of the buttons: a board is told it and asks no settings, so that it loads without a page. */
  readonly lang: Lang;
  /** The largest scale; the smallest shows everything. */
  readonly most?: number;
  /** Where everything would be too small to be pressed: how large it begins, and around what. */
  readonly begin?: Beginning;
  /** The place of the frame on the page; it needs a size of its own. */
  readonly className?: string;
  readonly children: ReactNode;
  /** Called with the scale when a zoom has come to its end, not during it: the time to show more or less detail. */
  onSettle?(scale: number): void;
}

/**
 * A board larger than its place: wheel, pinch and buttons zoom, a drag anywhere pans and glides on, + − 0 and (on the
 * frame itself) arrows do the same by keys. Things on it are pressed as anywhere; what gets the focus by keys comes into
 * sight, and a piece dragged from elsewhere (`useDrag`) pans it at its edges. Pieces on it are not dragged themselves.
 */
export function PanZoom({
  width,
  height,
  label,
  lang,
  most = 2.5,
  begin,
  className,
  children,
  onSettle,
}: PanZoomProps) {
  const { panZoom: words } = messages(lang);
  const { frame, picture, handlers, zoomBy, fit } = usePanZoom({ width, height }, most, begin, onSettle);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for a form.
    <div
      ref={frame}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what it shows.
      tabIndex={0}
      className={`${css.frame} ${className ?? ''}`}
      {...handlers}
    >
      <div ref={picture} className={css.picture} style={{ width, height }}>
        {children}
      </div>
      <div className={css.buttons} data-part="zoom">
        <Button label={words.out} path="M5 12h14" onClick={() => zoomBy(1 / 1.5)} />
        <Button label={words.fit} path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" onClick={fit} />
        <Button label={words.in} path="M12 5v14M5 12h14" onClick={() => zoomBy(1.5)} />
      </div>
    </div>
  );
}

function Button({ label, path, onClick }: { readonly label: string; readonly path: string; onClick(): void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  );
}
