import { memo, useCallback, useSyncExternalStore } from 'react';
import { soon } from '../ui/soon.ts';

const addresses = new Map<string, string>();
/** Who waits for a picture that is not drawn yet. */
const waiting = new Map<string, Set<() => void>>();

/** The address of a picture made once and kept: the same name always stands for the same picture. */
export function addressOf(name: string, draw: () => string): string {
  let address = addresses.get(name);
  if (!address) {
    address = `data:image/svg+xml,${escaped(draw())}`;
    addresses.set(name, address);
  }
  return address;
}

/** Only what would end an address, or the text it stands in: it is written and read faster than if all signs were. */
function escaped(svg: string): string {
  return svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', '%22').replaceAll('\n', '%0A');
}

/** Nothing, but as large as the picture will be. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface PictureProps {
  readonly name: string;
  draw(): string;
  /** Drawn before the others: what the eye looks for first. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
}

/**
 * A drawn picture as an image. Turbulence and many gradients cost too much to be painted with the table around them; an
 * image of its own is painted once, and the first time only after what can be read and pressed is on the screen. It says
 * nothing to a screen reader: what it shows is told in words beside it.
 */
export const Picture = memo(function Picture({ name, draw, urgent, className }: PictureProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing.
  const subscribe = useCallback((shown: () => void) => whenDrawn(name, draw, shown, urgent), [name]);
  const address = useSyncExternalStore(subscribe, () => addresses.get(name));
  return <img className={className} src={address ?? BLANK} alt="" draggable={false} />;
}, alike);

/** The name stands for the drawing: another function that draws the same is no news. */
function alike(a: PictureProps, b: PictureProps): boolean {
  return a.name === b.name && a.className === b.className && a.urgent === b.urgent;
}

/** Has a picture drawn once for all who wait for it; then it is shown, a work of its own: both may be long. */
function whenDrawn(name: string, draw: () => string, shown: () => void, urgent?: boolean): () => void {
  if (addresses.has(name)) return () => {};
  let others = waiting.get(name);
  if (!others) {
    others = new Set();
    waiting.set(name, others);
    soon(
      () => void addressOf(name, draw),
      urgent,
      () => show(name),
    );
  }
  others.add(shown);
  return () => others.delete(shown);
}

function show(name: string): void {
  for (const shown of waiting.get(name) ?? []) shown();
  waiting.delete(name);
}
