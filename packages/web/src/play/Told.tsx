import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Told.module.css';

interface ToldProps {
  readonly face: SeatFace;
  readonly line: string;
  /** Beside a question rather than in its place. */
  readonly aside?: boolean;
}

/** Who does what, in one line. */
export function Told({ face, line, aside = false }: ToldProps) {
  const { t } = useMessages();
  return (
    <span className={`${css.told} ${aside ? css.aside : ''}`} data-part="told">
      <span className={css.emblem}>{face.emblem}</span>
      <span className={css.line}>
        <b>{face.name}</b>
        {t.table.told(line)}
      </span>
    </span>
  );
}
