import { type AnyGame, type Choice, COLON, explain, format } from '@starboard/kernel';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Snapshot } from './snapshot.ts';
import css from './TextTable.module.css';

interface TextTableProps {
  readonly game: AnyGame;
  readonly snapshot: Snapshot;
  onChoose(choice: Choice): void;
  onClose(): void;
}

/** The whole table and all choices as text: enough to play from. */
export function TextTable({ game, snapshot, onChoose, onClose }: TextTableProps) {
  const { t, lang } = useMessages();
  const { view, seat, choices } = snapshot;
  return (
    <Dialog title={t.table.textTitle} onClose={onClose} wide>
      <p>{game.text.prompt(view, seat, lang)}</p>
      <pre className={css.table}>{game.text.table(view, lang)}</pre>
      {choices.length > 0 && (
        <>
          <h3>{t.table.choices}</h3>
          <ul className={css.choices}>
            {choices.map((choice) => (
              <li key={format(choice.action)}>
                <button
                  type="button"
                  aria-disabled={choice.violation ? true : undefined}
                  onClick={() => onChoose(choice)}
                >
                  {capital(game.text.action(choice.action, view, lang))}
                </button>
                {choice.violation && (
                  <span>
                    {' '}
                    {`${t.table.notAllowed}${COLON[lang]}${explain(game, choice.violation, lang)} (${choice.violation.rule})`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
