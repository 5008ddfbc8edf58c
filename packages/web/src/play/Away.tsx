import type { AnyGame } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import css from './Away.module.css';
import { phrasesOf } from './headline.ts';
import type { Snapshot } from './snapshot.ts';

interface AwayProps {
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly snapshot: Snapshot;
  readonly faces: readonly SeatFace[];
  readonly moments: readonly Moment[];
  onClose(): void;
}

/** What the others did while nobody looked, in order. */
export function Away({ game, skin, snapshot, faces, moments, onClose }: AwayProps) {
  const { t, lang } = useMessages();
  const said = { game, skin, snapshot, lang };
  const lines = moments.flatMap((moment) => {
    const words = phrasesOf(said, moment).join(', ');
    const event = moment.events.find((e) => skin.illustration?.(e));
    return words ? [{ ...moment, words, picture: event && skin.illustration?.(event) }] : [];
  });
  return (
    <Dialog title={t.table.away} onClose={onClose}>
      <ul className={`${css.lines} ${skin.theme}`} data-part="away">
        {lines.map(({ step, seat, words, picture }) => (
          <li key={step} className={css.line}>
            <span className={css.picture}>{picture}</span>
            <span>
              <b className={css.who}>
                {faces[seat].emblem} {faces[seat].name}
              </b>
              {words}
            </span>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noAutofocus: one press and the match goes on. */}
      <button type="button" autoFocus className={`${look.button} ${look.first}`} onClick={onClose} data-part="go-on">
        {t.table.goOn}
      </button>
    </Dialog>
  );
}
