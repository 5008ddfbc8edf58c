import type { Text } from '@starboard/kernel';
import type { ReactNode } from 'react';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Prompt.module.css';
import type { Grammar } from './useGrammar.ts';

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
  return (
    <div className={css.place}>
      <p
        className={`${css.prompt} ${mine ? css.mine : ''} ${telling ? css.telling : ''}`}
        data-part="prompt"
        data-duty={duty && t.table.duty[duty]}
        data-long={(ask ? ask[lang] : text).length > LONG}
        tabIndex={-1}
      >
        {telling ?? (ask ? <Asked ask={ask} skin={skin} view={view} grammar={grammar} /> : text)}
      </p>
      <p className="unseen" role="status">
        {ask && <Asked ask={ask} skin={skin} view={view} grammar={grammar} />}
      </p>
    </div>
  );
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
