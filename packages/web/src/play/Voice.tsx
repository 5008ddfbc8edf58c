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
        <Why game={game} view={snapshot.view} choices={why} className={css.voice} />
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
    const [planned] = snapshot.choices.length === 0 ? grammar.planned : [];
    if (planned) return t.table.planned(capital(game.text.action(planned, snapshot.view, lang)));
    if (forced) return t.table.forced;
    return snapshot.unsaved ? t.table.unsaved : undefined;
  }
}
