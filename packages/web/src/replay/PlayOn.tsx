import type { AnyGame, MatchRecord, Seat } from '@starboard/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { settings } from '../settings/settings.ts';
import { branch } from '../tables/branch.ts';
import { LEVELS, type Level } from '../tables/levels.ts';
import { bot, person } from '../tables/players.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import css from './PlayOn.module.css';

interface PlayOnProps {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  /** Where the replay stands. */
  readonly at: number;
  readonly faces: readonly SeatFace[];
  /** Whose seat is offered first, if there is a reason. */
  readonly seat: Seat | undefined;
  onClose(): void;
}

/** From a position of a replay a match of its own: which seat is mine, and how well the bots at the others play. */
export function PlayOn({ game, record, at, faces, seat: first, onClose }: PlayOnProps) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const automata: readonly Seat[] = game.automata?.(record.options) ?? [];
  const seats = record.seats.flatMap((_, seat) => (automata.includes(seat) ? [] : [seat]));
  const [mine, setMine] = useState(first ?? seats[0]);
  const [level, setLevel] = useState<Level>('medium');
  // Nobody decides after the last decision of a match that came to its end.
  const ended = record.result !== null && !('forfeit' in record.result);
  const from = Math.min(at, record.actions.length - (ended ? 1 : 0));
  const start = async () => {
    const players = record.seats.map((_, seat) =>
      seat === mine ? person(settings().name, seat, true, t) : bot(seat, level),
    );
    navigate(await branch(record, from, players));
  };
  return (
    <Dialog title={t.replay.playOn} onClose={onClose}>
      <p>{t.replay.playOnAbout(from === 0 ? t.replay.start : t.replay.step(from, record.actions.length))}</p>
      <fieldset className={css.choice}>
        <legend>{t.replay.mySeat}</legend>
        {seats.map((seat) => (
          <label key={seat} className={css.option}>
            <input type="radio" name="seat" checked={seat === mine} onChange={() => setMine(seat)} />
            <span className={css.picture}>{faces[seat].portrait ?? faces[seat].emblem}</span>
            {faces[seat].name}
          </label>
        ))}
      </fieldset>
      {record.seats.length > 1 && (
        <fieldset className={css.choice}>
          <legend>{t.replay.bots}</legend>
          {LEVELS.map((one) => (
            <label key={one} className={css.option}>
              <input type="radio" name="level" checked={one === level} onChange={() => setLevel(one)} />
              {t.setup[one]}
            </label>
          ))}
        </fieldset>
      )}
      <p className={css.honest}>{t.replay.sameChance}</p>
      <button type="button" className={`${look.button} ${look.first}`} onClick={start} data-part="start">
        {t.replay.playOnStart}
      </button>
    </Dialog>
  );
}
