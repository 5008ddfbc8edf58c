import type { AnyGame } from '@starboard/kernel';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { At } from '../ui/At.tsx';
import type { Snapshot } from './snapshot.ts';
import type { Grammar } from './useGrammar.ts';
import css from './Voice.module.css';
import { Why } from './Why.tsx';

interface VoiceProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly snapshot: Snapshot;
  readonly grammar: Grammar;
  readonly notice: string | undefined;
  readonly forced: boolean;
}

/** What the table has to say now: a reason at the thing it belongs to, a notice above the board. Nothing moves. */
export function Voice({ game, skin, snapshot, grammar, notice, forced }: VoiceProps) {
  const { t, lang } = useMessages();
  const { why } = grammar;
  const said = notice ?? (forced ? t.table.forced : snapshot.unsaved ? t.table.unsaved : undefined);
  return (
    <div className={css.place}>
      {why && (
        <At
          key={why.at}
          find={() => shown(why.at)}
          clear={() => document.querySelector<HTMLElement>('[data-part="prompt"]')}
          onLeave={grammar.hush}
          onEscape={grammar.hush}
        >
          {why.refused.length > 0 ? <Why game={game} view={snapshot.view} refused={why.refused} /> : plain()}
        </At>
      )}
      {!why && said && (
        <p className={css.voice} role="status" data-part="notice">
          {said}
        </p>
      )}
    </div>
  );

  function plain(): string {
    const unasked =
      why?.said === 'unasked' && why.at !== undefined ? skin.unasked?.(why.at, snapshot.view, lang) : undefined;
    if (unasked) return unasked;
    const actor = snapshot.actors[0];
    return why?.said === 'other' && actor !== undefined
      ? t.table.notYours(snapshot.seats[actor].name)
      : t.table.elsewhere;
  }
}

/** The element of a thing, or of the button of an action. */
function shown(name: string | undefined): HTMLElement | null {
  if (name === undefined) return null;
  const quoted = CSS.escape(name);
  return document.querySelector<HTMLElement>(`[data-thing="${quoted}"], [data-choice="${quoted}"]`);
}
