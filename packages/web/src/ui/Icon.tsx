interface IconProps {
  /** A path of one of the `icons` modules. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** A symbol of game-icons as large as the text around it, in its colour. It is never the only way to say something. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg viewBox="0 0 512 512" width="1em" height="1em" className={className} focusable="false" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
