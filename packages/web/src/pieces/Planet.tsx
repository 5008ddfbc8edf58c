import { Picture } from '../art/Picture.tsx';
import { type PlanetLook, planetSvg } from '../art/planet.ts';

/** A living planet: always the same for the same name. */
export function Planet({
  name,
  look,
  className,
}: {
  readonly name: string;
  readonly look: PlanetLook;
  readonly className?: string | undefined;
}) {
  return <Picture name={`planet ${name}`} draw={() => planetSvg(name, look)} className={className} />;
}
