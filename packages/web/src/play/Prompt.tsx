import type { Text } from '@starboard/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Tip } from '../ui/Tip.tsx';
import css from './Prompt.module.css';
import type { Grammar, Sent } from './useGrammar.ts';

interface PromptProps {
  readonly skin: GameSkin;
  readonly view: unknown;
  readonly grammar: Grammar;
  /** What is asked before anything is pressed, or who is waited for. */
  readonly text: string;
  readonly mine: boolean;
  /** What somebody does stands in the place of the question while it is on stage. */
  readonly telling?: ReactNode;
}

/** So many letters still stand in one line of a phone. */
const LONG = 34;

/** What is asked now: the game's question, then that of each stage, with what is chosen in it. */
export function Prompt({ skin, view, grammar, text, mine, telling }: PromptProps) {
  const { t, lang } = useMessages();
  const duty = mine ? skin.duty?.(view) : undefined;
  const { ask } = grammar;
  const late = useLate(grammar.sent);
  const first = late ? t.table.underway : duty && t.table.duty[duty];
  return (
    <div className={css.place}>
      <Tip content={duty && !late && t.table.dutyAbout[duty]} side="bottom">
        {(trigger) => (
          <p
            {...trigger}
            className={`${css.prompt} ${mine ? css.mine : ''} ${telling ? css.telling : ''}`}
            data-part="prompt"
            data-duty={first}
            data-long={(ask ? ask[lang] : text).length > LONG}
            tabIndex={-1}
          >
            <span>{telling ?? (ask ? <Asked ask={ask} skin={skin} view={view} grammar={grammar} /> : text)}</span>
          </p>
        )}
      </Tip>
      <p className="unseen" role="status">
        {late && t.table.underway}
        {ask && <Asked ask={ask} skin={skin} view={view} grammar={grammar} />}
      </p>
    </div>
  );
}

/** How long an answer may take before it is said that a decision is on its way, in milliseconds. */
const LATE = 350;

function useLate(sent: Sent | undefined): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [sent]);
  return late;
}

interface AskedProps extends Pick<PromptProps, 'skin' | 'view' | 'grammar'> {
  readonly ask: Text;
}

/** The question of a stage; what was pressed stands in it as chips, what is open as an empty one. */
function Asked({ ask, skin, view, grammar }: AskedProps) {
  const { lang } = useMessages();
  return ask[lang].split(/\{(\d)\}/).map((part, i) => {
    if (i % 2 === 0) return part;
    const filled = grammar.path[Number(part)];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence.
      <span key={i} className={css.chip} data-empty={!filled}>
        {filled ? (filled.label?.[lang] ?? skin.called?.(filled.thing, view, lang)) : '…'}
      </span>
    );
  });
}
