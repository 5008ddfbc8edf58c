import { type AnyGame, COLON, explain } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Book } from '../contract/book.ts';
import { loadBook } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import { cameFrom } from '../ui/cameFrom.ts';
import type { Refusal } from './draft.ts';
import css from './Why.module.css';

interface WhyProps {
  readonly game: AnyGame;
  readonly view: unknown;
  /** What was wanted, each with the rule that forbids it. */
  readonly refused: readonly Refusal[];
}

/** Why something is not allowed: the rule's sentence, what would make it possible, and the way to the rule. */
export function Why({ game, view, refused }: WhyProps) {
  const { t, lang } = useMessages();
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    let here = true;
    loadBook(game.id).then((loaded) => here && setBook(loaded));
    return () => {
      here = false;
    };
  }, [game.id]);
  return (
    <div className={css.why}>
      {refused.map(({ action, violation }) => {
        const remedy = book?.rule(violation.rule)?.remedy;
        return (
          <p key={violation.rule} data-rule={violation.rule}>
            {action && refused.length > 1 && (
              <span className={css.what}>{`${capital(game.text.action(action, view, lang))}${COLON[lang]}`}</span>
            )}
            <strong>{explain(game, violation, lang)}</strong>
            {remedy && <span> {remedy[lang]}</span>}{' '}
            <Link href={`/learn/${game.id}#${violation.rule}`} state={cameFrom()}>
              {t.table.rule}
            </Link>
          </p>
        );
      })}
    </div>
  );
}
