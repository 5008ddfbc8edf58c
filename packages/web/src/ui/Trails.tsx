import css from './states.module.css';

/** Star trails around one pole: the sky of the shell, the same on every visit. */
export function Trails() {
  return (
    <svg className={css.trails} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ARCS.map((arc) => (
        <path key={arc.d} {...arc} />
      ))}
    </svg>
  );
}

const POLE = [1010, 110] as const;
const COUNT = 90;

/** Numbers that look like chance and never change. */
function at(n: number): number {
  const x = Math.sin(n * 12.9898) * 43758.5453;
  return x - Math.floor(x);
}

const ARCS = Array.from({ length: COUNT }, (_, i) => {
  const radius = 60 + at(i) * 1080;
  const from = at(i + 500) * Math.PI * 2;
  const to = from + 0.06 + at(i + 900) * 0.2;
  const point = (angle: number) =>
    `${(POLE[0] + radius * Math.cos(angle)).toFixed(0)} ${(POLE[1] + radius * Math.sin(angle)).toFixed(0)}`;
  const r = radius.toFixed(0);
  return { d: `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`, strokeOpacity: 0.08 + at(i + 1300) * 0.2 };
});
