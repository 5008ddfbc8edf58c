import { memo, useEffect, useReducer } from 'react';
import { soon } from './soon.ts';

const addresses = new Map<string, string>();

/** The address of a picture made once and kept: the same name always stands for the same picture. */
export function addressOf(name: string, draw: () => string): string {
  let address = addresses.get(name);
  if (!address) {
    address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    addresses.set(name, address);
  }
  return address;
}

/** Nothing, but as large as the picture will be. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface PictureProps {
  readonly name: string;
  draw(): string;
  readonly className?: string | undefined;
}

/**
 * A drawn picture as an image. Turbulence and many gradients cost too much to be painted with the table around them; an
 * image of its own is painted once, and the first time only after what can be read and pressed is on the screen. It says
 * nothing to a screen reader: what it shows is told in words beside it.
 */
export const Picture = memo(function Picture({ name, draw, className }: PictureProps) {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const address = addresses.get(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing.
  useEffect(() => {
    if (address) return;
    return soon(() => {
      addressOf(name, draw);
      show();
    });
  }, [name, address]);
  return <img className={className} src={address ?? BLANK} alt="" draggable={false} />;
});
