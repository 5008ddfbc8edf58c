import { useEffect, useState } from 'react';
import type { Sign } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { At } from '../ui/At.tsx';
import look from '../ui/buttons.module.css';
import css from './Legend.module.css';

interface LegendProps {
  readonly signs: readonly Sign[];
  onDone(): void;
}

/** The signs of a board, explained one after the other, each at its place. */
export function Legend({ signs, onDone }: LegendProps) {
  const { t } = useMessages();
  const [shown, setShown] = useState<readonly Sign[]>([]);
  const [at, setAt] = useState(0);
  // What a position does not show is not explained, and where it is may change; both are known once the board stands.
  const places = signs.map((sign) => sign.at).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places are the same signs.
  useEffect(() => setShown(signs.filter((sign) => signAt(sign.at))), [places]);
  const sign = shown[at];
  useEffect(() => {
    const element = sign && signAt(sign.at);
    if (!element) return;
    element.dataset.hinted = '';
    return () => {
      delete element.dataset.hinted;
    };
  }, [sign]);
  if (!sign) return null;
  const last = at === shown.length - 1;
  return (
    <At key={sign.at} find={() => signAt(sign.at)} side={sign.side ?? 'bottom'} role="note" onEscape={onDone}>
      <div className={css.legend} data-part="legend">
        <p>{sign.text}</p>
        <div className={css.ways}>
          <span className={css.count}>{t.table.legendCount(at + 1, shown.length)}</span>
          {!last && (
            <button type="button" className={`${look.button} ${look.plain}`} onClick={onDone}>
              {t.table.legendDone}
            </button>
          )}
          <button type="button" className={look.button} onClick={() => (last ? onDone() : setAt(at + 1))}>
            {last ? t.table.legendDone : t.table.legendNext}
          </button>
        </div>
      </div>
    </At>
  );
}

function signAt(name: string): HTMLElement | undefined {
  const quoted = CSS.escape(name);
  const all = document.querySelectorAll<HTMLElement>(`[data-thing="${quoted}"], [data-anchor="${quoted}"]`);
  return [...all].find((e) => e.checkVisibility({ visibilityProperty: true }));
}
