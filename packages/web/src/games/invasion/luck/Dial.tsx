import type { Lang } from '@starboard/kernel';
import { Tip } from '../../../ui/Tip.tsx';
import { percent } from '../numbers.ts';
import css from './luck.module.css';
import { WORDS } from './words.ts';

/** How good the choices were, as the needle of an instrument. */
export function Dial({ share, lang }: { readonly share: number; readonly lang: Lang }) {
  const words = WORDS[lang];
  return (
    <Tip content={words.accuracyAbout}>
      {(tip) => (
        <button type="button" className={css.dial} {...tip}>
          <svg viewBox="-60 -58 120 66" aria-hidden="true" focusable="false">
            <path d="M-50 0A50 50 0 0 1 50 0" pathLength="100" className={css.track} />
            <path
              d="M-50 0A50 50 0 0 1 50 0"
              pathLength="100"
              className={css.filled}
              strokeDasharray={`${share * 100} 100`}
            />
            <path d="M-42 0L0 -5V5Z" className={css.needle} transform={`rotate(${share * 180})`} />
            <circle r="7" className={css.hub} />
          </svg>
          <b className={css.share}>{percent(share)}</b>
          <span>{words.accuracy}</span>
        </button>
      )}
    </Tip>
  );
}
