import type { CSSProperties, ReactNode } from 'react';
import css from './card.module.css';
import { Press, type Pressable } from './Press.tsx';

/** What stands on a card. */
export interface CardSlots {
  readonly title: string;
  /** The picture; it fills the card. */
  readonly art: ReactNode;
  /** What it costs or is worth: a number or a symbol in the upper left corner. */
  readonly cost?: ReactNode;
  /** What it does, in one short line. */
  readonly line?: string;
  /** Everything it says; in the hand it is read at the card, see `Tip`. */
  readonly text?: ReactNode;
}

interface CardProps extends CardSlots, Pressable {
  /** A chip shows picture, cost and, where there is room, its name; in the hand also what it does. */
  readonly size: 'chip' | 'hand';
  /** How it is read out; its title and what it does unless told. */
  readonly label?: string;
  /** Its colour; frame, plate and cost are tinted by it. */
  readonly colour?: string;
  /** Width by height; that of a poker card unless told. */
  readonly ratio?: number;
}

/** The cards of most games are 63 by 88 millimetres. */
export const RATIO = 63 / 88;

function styleOf(colour: string | undefined, ratio: number): CSSProperties {
  return { ...(colour ? { '--piece': colour } : {}), '--ratio': ratio } as CSSProperties;
}

/** A card on the table or in the hand. It is as wide as `--card` says, and read at arm's length. */
export function Card({ size, title, art, cost, line, text, label, colour, ratio = RATIO, ...press }: CardProps) {
  return (
    <Press
      {...press}
      label={label ?? [title, line].filter((part) => part).join('. ')}
      tip={
        text && (
          <>
            <b className={css.about}>{title}</b>
            {text}
          </>
        )
      }
      className={css.card}
      style={styleOf(colour, ratio)}
    >
      <span className={css.face} data-size={size}>
        <Face title={title} art={art} cost={cost} {...(size === 'hand' && line ? { line } : {})} />
      </span>
    </Press>
  );
}

function Face({ title, art, cost, line }: CardSlots) {
  return (
    <>
      <span className={css.art}>{art}</span>
      <span className={css.plate}>
        <span className={css.title}>{title}</span>
        {line && <span className={css.line}>{line}</span>}
      </span>
      {cost !== undefined && <span className={css.cost}>{cost}</span>}
    </>
  );
}

interface CardBackProps extends Pressable {
  /** The picture of the back. */
  readonly art?: ReactNode;
  readonly label: string;
  readonly colour?: string;
  readonly ratio?: number;
}

/** A card face down. */
export function CardBack({ art, label, colour, ratio = RATIO, ...press }: CardBackProps) {
  return (
    <Press {...press} label={label} className={css.card} style={styleOf(colour, ratio)}>
      <span className={css.face} data-back>
        <span className={css.art}>{art ?? <Pattern />}</span>
      </span>
    </Press>
  );
}

/** What is on a back that has no picture of its own. */
function Pattern() {
  return (
    <svg className={css.pattern} viewBox="0 0 63 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M31.5 22 45 44 31.5 66 18 44Z" />
      <path d="M31.5 30 40 44 31.5 58 23 44Z" />
      <circle cx="31.5" cy="44" r="4.5" />
      <path d="M31.5 5v13M31.5 70v13M5 44h9M49 44h9" />
    </svg>
  );
}

interface CardZoomProps extends CardSlots {
  readonly colour?: string;
  readonly ratio?: number;
  /** What it is, in a few words: kind, owner, how many there are. */
  readonly kind?: ReactNode;
  /** Flavour, links to rules. */
  readonly children?: ReactNode;
}

/** A card with everything on it, for a closer look. */
export function CardZoom({ title, art, cost, line, text, colour, ratio = RATIO, kind, children }: CardZoomProps) {
  return (
    <article className={css.zoom} style={styleOf(colour, ratio)} data-wide={ratio > 1}>
      <span className={css.card}>
        <span className={css.face} data-size="zoom">
          <span className={css.art}>{art}</span>
          {cost !== undefined && <span className={css.cost}>{cost}</span>}
        </span>
      </span>
      <div className={css.words}>
        <h3>{title}</h3>
        {kind && <p className={css.kind}>{kind}</p>}
        {text ? <div className={css.text}>{text}</div> : <p className={css.text}>{line}</p>}
        {children}
      </div>
    </article>
  );
}
