import { memo } from 'react';
import { type Sign as Drawn, type Letter, RESOURCES } from './art/signs.ts';
import css from './sign.module.css';

/** A sign as large as the text around it, in its colour. */
export const Sign = memo(function Sign({
  sign,
  className,
}: {
  readonly sign: Drawn;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      viewBox={sign.icon ? '-10 -10 532 532' : '-52 -52 104 104'}
      width="1em"
      height="1em"
      className={className}
      focusable="false"
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={sign.d} />
    </svg>
  );
});

/** A resource in its colour. */
export function Resource({ letter }: { readonly letter: Letter }) {
  return <Sign sign={RESOURCES[letter]} className={css[letter]} />;
}
