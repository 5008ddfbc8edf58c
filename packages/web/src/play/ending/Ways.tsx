import { useMessages } from '../../i18n/useMessages.ts';
import look from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons/frame.ts';
import { replays } from '../../ui/icons/shell.ts';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { NextGame } from './NextGame.tsx';
import type { Next } from './useNext.ts';
import css from './Ways.module.css';

interface WaysProps {
  readonly next: Next | undefined;
  onRematch(): void;
  onReplay(): void;
  onShare(): void;
  /** Back to the board, as it was left. */
  onLook(): void;
}

/** Where one can go when a match is over. */
export function Ways({ next, onRematch, onReplay, onShare, onLook }: WaysProps) {
  const { t } = useMessages();
  return (
    <nav className={css.ways} aria-label={t.ending.waysOn}>
      <Tip content={t.table.rematchAbout} press="hold">
        {(trigger) => (
          <button
            type="button"
            className={`${look.button} ${look.first} ${css.main}`}
            {...merged({ onClick: onRematch }, trigger)}
          >
            <Icon path={icons.replay} />
            {t.table.rematch}
          </button>
        )}
      </Tip>
      {next && <NextGame next={next} />}
      <button type="button" className={look.button} onClick={onReplay}>
        <Icon path={replays} />
        {t.table.replay}
      </button>
      <button type="button" className={look.button} onClick={onShare}>
        <Icon path={icons.share} />
        {t.table.share}
      </button>
      <button type="button" className={look.button} onClick={onLook}>
        {t.table.look}
      </button>
    </nav>
  );
}
