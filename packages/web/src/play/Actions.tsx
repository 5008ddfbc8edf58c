import { type AnyGame, type Choice, format } from '@starboard/kernel';
import type { ReactNode } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import look from '../ui/buttons.module.css';
import css from './Actions.module.css';
import type { Grammar } from './useGrammar.ts';

interface ActionsProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly view: unknown;
  readonly grammar: Grammar;
  readonly children?: ReactNode;
}

/** The thumb zone: what can be pressed now as large buttons, or the choice that waits for a confirmation. */
export function Actions({ game, skin, view, grammar, children }: ActionsProps) {
  const { t, lang } = useMessages();
  const say = (choice: Choice) => capital(game.text.action(choice.action, view, lang));
  if (grammar.pending) {
    return (
      <Place>
        <span className={css.ask}>{t.table.confirmAsk(say({ action: grammar.pending }))}</span>
        <button type="button" className={`${look.button} ${look.first}`} onClick={grammar.confirm}>
          {t.table.confirm}
        </button>
        <button type="button" className={look.button} onClick={grammar.back}>
          {t.table.deselect}
        </button>
      </Place>
    );
  }
  return (
    <Place>
      {grammar.offered.map((choice, i) => (
        <button
          key={format(choice.action)}
          type="button"
          className={`${look.button} ${choice.violation ? css.quiet : i === 0 ? look.first : ''}`}
          data-choice={format(choice.action)}
          aria-disabled={choice.violation ? true : undefined}
          onClick={() => grammar.pressChoice(choice)}
        >
          {skin.icon?.(choice.action, view)}
          {say(choice)}
          {i < 9 && !choice.violation && (
            <span className={css.key} aria-hidden="true">
              {i + 1}
            </span>
          )}
          {choice.violation && <span className="unseen">, {t.table.notAllowed}</span>}
        </button>
      ))}
      {grammar.missing && (
        <span className={css.ask} data-part="missing" role="status">
          {grammar.missing[lang]}
        </span>
      )}
      {grammar.begun && (
        <button type="button" className={`${look.button} ${look.plain}`} onClick={grammar.back}>
          {t.table.deselect}
        </button>
      )}
      {children}
    </Place>
  );
}

function Place({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  return (
    <section className={css.place} aria-label={t.table.actions} data-part="actions">
      <div className={css.actions}>{children}</div>
    </section>
  );
}
