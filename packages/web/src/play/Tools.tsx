import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import css from './Tools.module.css';

interface ToolsProps {
  onUndo(): void;
  onHint(): void;
  onLog(): void;
  readonly undoable: boolean;
  readonly logOpen: boolean;
}

/** Undo, hint and log, always at the same place. */
export function Tools({ onUndo, onHint, onLog, undoable, logOpen }: ToolsProps) {
  const { t } = useMessages();
  return (
    <div className={css.tools}>
      <button type="button" className={css.tool} onClick={onUndo} aria-disabled={!undoable} data-part="undo">
        <Icon path={icons.undo} />
        <span className={css.label}>{t.table.undo}</span>
      </button>
      <button type="button" className={css.tool} onClick={onHint} data-part="hint">
        <Icon path={icons.hint} />
        <span className={css.label}>{t.table.hint}</span>
      </button>
      <button type="button" className={css.tool} onClick={onLog} aria-expanded={logOpen} data-part="log-button">
        <Icon path={icons.log} />
        <span className={css.label}>{t.table.log}</span>
      </button>
    </div>
  );
}
