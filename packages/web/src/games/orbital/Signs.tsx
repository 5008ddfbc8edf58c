import type { Seat } from '@starboard/kernel';
import type { Colour } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { ENAMELS, SEATS } from './art/palette.ts';
import { MARKS, type Mark, pawn, RESOURCES, type Resource, SIGNS } from './art/signs.ts';
import css from './signs.module.css';

const svg = (box: string, body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

/** What is counted, as large as the text around it: crew, MC, VP, a card, damage, the arrow of an action. */
export function Res({ of }: { readonly of: Resource }) {
  return <Picture name={`orbital ${of}`} draw={() => svg('0 0 24 24', RESOURCES[of])} className={css.sign} urgent />;
}

/** A sign in the colour of the text around it. */
export function Glyph({ mark, className }: { readonly mark: Mark; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={`${css.sign} ${className ?? ''}`} focusable="false" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={MARKS[mark]} />
    </svg>
  );
}

/** The sign of a module type: on its enamel, or in its own light on something dark. */
export function TypeSign({ colour, on = 'dark' }: { readonly colour: Colour; readonly on?: 'dark' | 'enamel' }) {
  const ink = on === 'dark' ? ENAMELS[colour].tint : ENAMELS[colour].ink;
  return (
    <Picture
      name={`orbital type ${colour} ${on}`}
      draw={() => svg('0 0 24 24', `<g fill="${ink}" style="color:${ink}">${SIGNS[colour]}</g>`)}
      className={css.sign}
      urgent
    />
  );
}

/** A type's sign on a chip of its enamel. */
export function TypeChip({ colour }: { readonly colour: Colour }) {
  const { light, enamel, shade } = ENAMELS[colour];
  return (
    <span className={css.chip} style={{ background: `linear-gradient(160deg, ${light}, ${enamel} 35%, ${shade})` }}>
      <TypeSign colour={colour} on="enamel" />
    </span>
  );
}

interface EmblemProps {
  readonly seat: Seat;
  /** In the colour of the text around it. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** The emblem of a seat in its colour. */
export function Emblem({ seat, plain = false, className }: EmblemProps) {
  const { emblem, light, ink } = SEATS[seat];
  return (
    <svg viewBox="0 0 24 24" className={`${css.sign} ${className ?? ''}`} focusable="false" aria-hidden="true">
      <path style={{ fill: plain ? 'currentColor' : `light-dark(${ink}, ${light})` }} fillRule="evenodd" d={emblem} />
    </svg>
  );
}

/** A crew pawn of a seat, upright; `tired` ones have worked. */
export function Pawn({
  seat,
  tired,
  className,
}: {
  readonly seat: Seat;
  readonly tired?: boolean;
  readonly className?: string | undefined;
}) {
  const ink = tired ? '#8ba3ad' : SEATS[seat].light;
  return (
    <Picture
      name={`orbital pawn ${ink}`}
      draw={() => svg('0 0 24 32', pawn(ink))}
      className={`${css.pawn} ${className ?? ''}`}
      urgent
    />
  );
}

/** Head and shoulders of a seat's astronaut, so large that they fill a round frame. */
export function Bust({ seat, className }: { readonly seat: Seat; readonly className?: string | undefined }) {
  const { light } = SEATS[seat];
  return (
    <Picture name={`orbital bust ${light}`} draw={() => svg('-1 -3 26 26', pawn(light))} className={className} urgent />
  );
}
