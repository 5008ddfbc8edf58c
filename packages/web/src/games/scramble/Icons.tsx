import { type Fire, firesOf, SPECIALS, type Totals } from '@starboard/scramble';
import css from './icons.module.css';
import { MoveSign, Pattern, PowerSign, SpecialSign } from './Signs.tsx';

interface IconRowProps {
  readonly icons: Totals;
  /** Totals of a weapon; what a card adds; or a card in a stack, whose columns say what its numbers are. */
  readonly kind?: 'totals' | 'card' | 'slat';
  /** What is different now: shown beside, in the hue of what would be. */
  readonly after?: Totals | undefined;
  /** Vents that do nothing now. */
  readonly noVent?: boolean;
  /** Power that comes on top: Boost tokens. */
  readonly bonus?: number;
  readonly className?: string | undefined;
}

/** Move, Fire and Special in three columns, the same on cards and on weapons, so that a stack of them reads as a sum. */
export function IconRow({ icons, kind = 'totals', after, noVent, bonus = 0, className }: IconRowProps) {
  const fires: readonly Fire[] = firesOf((after ?? icons).fire);
  const number = (n: number) => (kind === 'slat' ? `+${n}` : n);
  const shows = (n: number) => n > 0 || kind === 'totals';
  const specials = SPECIALS.filter((special) => (after ?? icons)[special] > 0);
  return (
    <span className={`${css.row} ${className ?? ''}`} data-kind={kind}>
      <span>
        {shows(icons.move) && (
          <>
            {kind !== 'slat' && <MoveSign />}
            <b>{number(icons.move)}</b>
            <Changed from={icons.move} to={after?.move} />
          </>
        )}
      </span>
      <span>
        {shows(icons.power) && (
          <>
            {kind !== 'slat' && <PowerSign />}
            <b>{number(icons.power + bonus)}</b>
            <Changed from={icons.power} to={after?.power} />
          </>
        )}
        {fires.length > 0 && (
          <span className={css.pattern} data-hued data-new={after !== undefined && after.fire !== icons.fire}>
            <Pattern fires={fires} />
          </span>
        )}
      </span>
      <span className={css.specials} data-many={specials.length > 2 ? specials.length : undefined}>
        {specials.map((special) => (
          <span key={special} className={css.special} data-off={special === 'vent' && noVent}>
            <SpecialSign special={special} />
            <b>{icons[special] || ''}</b>
            <Changed from={icons[special]} to={after?.[special]} />
          </span>
        ))}
      </span>
    </span>
  );
}

function Changed({ from, to }: { readonly from: number; readonly to: number | undefined }) {
  return to === undefined || to === from ? null : (
    <b className={css.to} data-hued>
      →{to}
    </b>
  );
}
