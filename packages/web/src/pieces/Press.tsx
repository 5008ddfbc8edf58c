import type { CSSProperties, ReactNode } from 'react';
import type { Drag } from '../contract/drag.ts';
import type { Thing, ThingState } from '../contract/skin.ts';
import { useDrag } from '../ui/drag.ts';
import { merged } from '../ui/merged.ts';
import { Tip } from '../ui/Tip.tsx';
import { thingProps } from '../ui/thing.ts';
import { useHold } from '../ui/useHold.ts';
import css from './press.module.css';

/** What every piece takes that can be pressed, looked at, dragged and explained. */
export interface Pressable {
  /** The thing of the grammar that it stands for, with how that answers now; none for what the rules do not ask about. */
  readonly thing?: ThingState & { readonly name: Thing };
  /** Why it cannot be used now, in the player's words. Shown at the piece by hover, focus and tap. */
  readonly reason?: string | undefined;
  /** Not in question now: quieter, still readable. */
  readonly dimmed?: boolean;
  onPress?(): void;
  /** Shows it larger: by a long press, a right click or the key I. */
  onLook?(): void;
  readonly drag?: Omit<Drag, 'thing'> | undefined;
}

interface PressProps extends Pressable {
  /** What it is, for those who cannot see it. */
  readonly label: string;
  /** What is said about it at the piece; the reason comes with it. */
  readonly tip?: ReactNode;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

const nothing = () => {};
const NO_DRAG: Omit<Drag, 'thing'> = { disabled: true, onPick: nothing, onDrop: nothing, onReturn: nothing };

/**
 * The body of a piece: a button where it can be pressed, else a picture with a name. Style sheets of pieces read its
 * state: `data-open` (legal), `aria-pressed` (selected), `data-closed` (not allowed), `data-dimmed`.
 */
export function Press({
  thing,
  reason,
  dimmed,
  onPress,
  onLook,
  drag,
  label,
  tip,
  className,
  style,
  children,
}: PressProps) {
  const hold = useHold(onPress ?? nothing, onLook ?? nothing);
  const dragging = useDrag({ ...(drag ?? NO_DRAG), thing: thing?.name ?? '' });
  const looks = { className: `${css.press} ${className}`, style: style ?? {}, 'data-dimmed': dimmed ?? false };
  if (!onPress && !onLook) {
    return (
      <span
        role="img"
        aria-label={label}
        {...looks}
        data-closed={thing?.violation !== undefined}
        data-open={thing?.open}
      >
        {children}
      </span>
    );
  }
  const explained = tip || reason;
  const content = explained && (
    <>
      {tip}
      {reason && <span className={css.reason}>{reason}</span>}
    </>
  );
  const { onContextMenu, onKeyDown, ...press } = hold;
  const handlers = onLook ? hold : press;
  return (
    <Tip content={content} press={reason ? 'tap' : onLook ? 'none' : 'hold'}>
      {(trigger) => (
        <button
          type="button"
          {...merged(merged(merged(looks, handlers), dragging), trigger)}
          {...(thing ? thingProps(thing.name, thing) : {})}
        >
          <span className={css.body} aria-hidden="true">
            {children}
          </span>
          <span className="unseen">{reason ? `${label}. ${reason}` : label}</span>
          {reason && (
            <svg className={css.no} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <circle cx="12" cy="12" r="11" className={css.plate} />
              <circle cx="12" cy="12" r="7.2" className={css.sign} />
              <path d="M7 17 17 7" className={css.sign} />
            </svg>
          )}
        </button>
      )}
    </Tip>
  );
}
