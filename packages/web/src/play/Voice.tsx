import type { AnyGame } from '@starboard/kernel';
import { useMessages } from '../i18n/useMessages.ts';
import { capital } from '../story/sentences.ts';
import type { Snapshot } from './snapshot.ts';
import type { Grammar } from './useGrammar.ts';
import css from './Voice.module.css';
import { Why } from './Why.tsx';

interface VoiceProps {
  readonly game: AnyGame;
  readonly snapshot: Snapshot;
  readonly grammar: Grammar;
  readonly notice: string | undefined;
  readonly forced: boolean;
}

/** What the table has to say now: why something is not allowed, or a short notice. It floats, so nothing moves. */
export function Voice({ game, snapshot, grammar, notice, forced }: VoiceProps) {
  const { t, lang } = useMessages();
  const { why } = grammar;
  const actor = snapshot.actors[0];
  const said = spoken();
  return (
    <div className={css.place}>
      {why && why !== 'other' ? (
        <Why game={game} view={snapshot.view} refused={why} className={css.voice} />
      ) : (
        said && (
          <p className={css.voice} role="status" data-part="notice">
            {said}
          </p>
        )
      )}
    </div>
  );

  function spoken(): string | undefined {
    if (why === 'other' && actor !== undefined) return t.table.notYours(snapshot.seats[actor].name);
    if (notice) return notice;
    const [premove] = snapshot.choices.length === 0 ? grammar.premoves : [];
    if (premove) return t.table.premoved(capital(game.text.action(premove, snapshot.view, lang)));
    if (forced) return t.table.forced;
    return snapshot.unsaved ? t.table.unsaved : undefined;
  }
}
