import type { CSSProperties, ReactNode } from 'react';
import css from './gallery.module.css';

interface ExampleProps {
  readonly title: string;
  /** What to look at or to try. */
  readonly note?: string;
  readonly children: ReactNode;
  /** As wide as the page, without space around it. */
  readonly whole?: boolean;
}

/** One group of pieces on a piece of table. */
export function Example({ title, note, children, whole = false }: ExampleProps) {
  return (
    <section className={css.example}>
      <h2>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      <div className={whole ? css.whole : css.felt}>{children}</div>
    </section>
  );
}

/** A piece with the name of its state below it. */
export function Shown({
  name,
  style,
  children,
}: {
  readonly name: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  return (
    <figure className={css.shown} style={style}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
