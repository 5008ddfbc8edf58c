import { cardName, cardOf, contentOf, type View } from '@starboard/orbital';
import type { Props } from './board.ts';
import { CardChip } from './Card.tsx';
import { faceOf } from './content.ts';
import { Emblem, Pawn } from './Signs.tsx';
import css from './year.module.css';
import type { YearLine } from './yearSteps.ts';

/** More crew is a number only. */
const MOST_PAWNS = 6;

interface LineProps extends Pick<Props, 'seats' | 'lang'> {
  readonly line: YearLine;
  readonly view: View;
}

/** What a step brings: its cards as they lie on the table, its crew standing. */
export function Line({ line: { seat, cards = [], crew = 0, text }, seats, view, lang }: LineProps) {
  const c = contentOf(view.options);
  return (
    <span className={css.line}>
      {seat !== undefined && (
        <b className={css.who}>
          <Emblem seat={seat} /> <span>{seats[seat].name}</span>
        </b>
      )}
      {crew > 0 && crew <= MOST_PAWNS && seat !== undefined && (
        <span className={css.pawns} aria-hidden="true">
          {Array.from({ length: crew }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike.
            <Pawn key={i} seat={seat} />
          ))}
        </span>
      )}
      {text && <span>{text}</span>}
      {cards.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike.
        <span key={i} className={css.card}>
          <CardChip face={faceOf(c, cardOf(c, kind), lang)} />
          <span className={css.called}>{cardName(kind, lang, view.options)}</span>
        </span>
      ))}
    </span>
  );
}
