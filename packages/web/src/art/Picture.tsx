import { memo } from 'react';

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

interface PictureProps {
  readonly name: string;
  draw(): string;
  readonly className?: string | undefined;
}

/**
 * A drawn picture as an image. Turbulence and many gradients cost too much to be painted with the table around them; an
 * image of its own is painted once. It says nothing to a screen reader: what it shows is told in words beside it.
 */
export const Picture = memo(function Picture({ name, draw, className }: PictureProps) {
  return <img className={className} src={addressOf(name, draw)} alt="" draggable={false} />;
});
