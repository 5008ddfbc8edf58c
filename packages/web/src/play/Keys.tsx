import { useMessages } from '../i18n/useMessages.ts';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Keys.module.css';

/** The keys of the table, in the order of the list on `?`. */
export const KEYS = {
  arrows: '← ↑ ↓ →',
  enter: '↵',
  escape: 'Esc',
  digits: '1 – 4',
  skip: '␣',
  look: 'I',
  prompt: 'P',
  board: 'B',
  actions: 'A',
  undo: 'U',
  hint: 'H',
  log: 'L',
  text: 'T',
  help: '?',
} as const;

export function Keys({ onClose }: { onClose(): void }) {
  const { t } = useMessages();
  return (
    <Dialog title={t.keys.title} onClose={onClose}>
      <dl className={css.keys}>
        {Object.entries(KEYS).map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t.keys[name as keyof typeof KEYS]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
