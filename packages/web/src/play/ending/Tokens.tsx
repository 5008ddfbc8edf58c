import type { Lang, Seat } from '@starboard/kernel';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Counted, SeatFace } from '../../contract/skin.ts';
import { pace, still } from '../../ui/speed.ts';
import { figureOf, isEqual } from './count.ts';
import css from './Tokens.module.css';
import { GLIDE } from './useEnding.ts';

interface TokensProps {
  readonly tally: readonly Counted[];
  readonly counted: number;
  readonly faces: readonly SeatFace[];
  /** Whose tokens lie below: the reader's. */
  readonly near: Seat;
  readonly lang: Lang;
  say(points: number, lang: Lang): string;
  readonly from: RefObject<DOMRect | undefined>;
}

/** What each counted thing has brought, laid on the thing itself. */
export function Tokens({ tally, counted, faces, near, lang, say, from }: TokensProps) {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const row = document.querySelector<HTMLElement>('[data-counted]');
    // On its way the row is not where it will be.
    const measure = () => row?.getAnimations().length || setBoxes(boxesOf(tally));
    measure();
    if (row && from.current) glide(row, from.current)?.finished.then(measure, () => {});
    from.current = undefined;
    const observer = new ResizeObserver(measure);
    if (row) observer.observe(row);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [tally, from]);
  return (
    <div className={css.tokens} aria-hidden="true" data-part="tokens">
      {tally.slice(0, counted).map((counted) => {
        if (counted.on)
          return counted.on.map((place, seat) =>
            counted.points[seat] > 0 ? (
              <Laid key={place} name={place} box={boxes.get(place)}>
                {token(seat, counted.points[seat], true)}
              </Laid>
            ) : null,
          );
        return (
          <Laid key={counted.thing} name={counted.thing} box={boxes.get(counted.thing)}>
            {isEqual(counted) ? (
              <b className={css.equal} />
            ) : (
              counted.points.map((points, seat) => (points === 0 ? null : token(seat, points, seat === near)))
            )}
          </Laid>
        );
      })}
    </div>
  );

  function token(seat: Seat, points: number, close: boolean) {
    const { name, colour } = faces[seat];
    return (
      <span key={name} className={css.won} style={{ '--seat': colour } as CSSProperties} data-near={close}>
        <i className={css.flash} />
        <b className={css.token}>{figureOf(say(points, lang))}</b>
      </span>
    );
  }
}

interface LaidProps {
  readonly name: string;
  readonly box: DOMRect | undefined;
  readonly children: ReactNode;
}

/** What lies on a thing of the board. */
function Laid({ name, box, children }: LaidProps) {
  if (!box) return null;
  const { left, top, width, height } = box;
  const place = { left, top, width, height, '--size': `${Math.min(width, height)}px` };
  return (
    <span className={css.thing} style={place as CSSProperties} data-token={name}>
      {children}
    </span>
  );
}

/** Where the things lie in the scene, which begins at the corner of the frame. */
function boxesOf(tally: readonly Counted[]): ReadonlyMap<string, DOMRect> {
  const scene = document.querySelector('[data-part="ending"]')?.getBoundingClientRect();
  return new Map(
    tally.flatMap(({ thing, on }) =>
      (on ?? [thing]).flatMap((name) => {
        const found = document.querySelector(`[${on ? 'data-anchor' : 'data-thing'}="${CSS.escape(name)}"]`);
        const box = found?.getBoundingClientRect();
        if (!scene || !box || box.width === 0) return [];
        return [[name, new DOMRect(box.left - scene.left, box.top - scene.top, box.width, box.height)] as const];
      }),
    ),
  );
}

/** Lets the row come from where it was. */
function glide(row: HTMLElement, was: DOMRect): Animation | undefined {
  const now = row.getBoundingClientRect();
  if (pace() === 0 || still() || now.width === 0) return undefined;
  const [dx, dy] = [
    was.left + was.width / 2 - now.left - now.width / 2,
    was.top + was.height / 2 - now.top - now.height / 2,
  ];
  const scale = was.height / now.height;
  return row.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(scale, was.width / now.width)})` },
      { transform: 'none' },
    ],
    {
      duration: GLIDE * pace(),
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    },
  );
}
