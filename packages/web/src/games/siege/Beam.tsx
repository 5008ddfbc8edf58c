import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from './board.module.css';

interface BeamProps {
  readonly board: RefObject<HTMLElement | null>;
  /** The anchors between which it shines. */
  readonly from: string;
  readonly to: string;
  /** Its people's class. */
  readonly people: string;
  readonly side: 'near' | 'far';
  readonly active: boolean;
}

/** The light from a hand to the planet it aims at. It swings when the aim changes: only its transform is animated. */
export function Beam({ board, from, to, people, side, active }: BeamProps) {
  const beam = useRef<HTMLDivElement>(null);
  const point = useRef(() => {});
  point.current = () => {
    const [table, light] = [board.current, beam.current];
    const hand = table?.querySelector(`[data-anchor="${from}"]`)?.getBoundingClientRect();
    const planet = table?.querySelector(`[data-anchor="${to}"]`)?.getBoundingClientRect();
    if (!table || !light || !hand || !planet) return;
    const frame = table.getBoundingClientRect();
    const x = hand.left + hand.width / 2 - frame.left;
    const y = (side === 'near' ? hand.top + hand.height * 0.4 : hand.top + hand.height * 0.6) - frame.top;
    const dx = planet.left + planet.width / 2 - frame.left - x;
    const dy = (side === 'near' ? planet.bottom : planet.top) - frame.top - y;
    const angle = Math.atan2(dy, dx) - Math.PI / 2;
    // It swings from planet to planet, but appears at its first one.
    if (!light.style.transform) light.style.transition = 'none';
    else light.style.removeProperty('transition');
    light.style.transform = `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${planet.width / 100}, ${Math.hypot(dx, dy) / 100})`;
  };

  useLayoutEffect(() => point.current());
  useEffect(() => {
    if (!board.current) return;
    const resized = new ResizeObserver(() => point.current());
    resized.observe(board.current);
    return () => resized.disconnect();
  }, [board]);

  return <div ref={beam} className={`${css.beam} ${people}`} data-active={active} aria-hidden="true" />;
}
