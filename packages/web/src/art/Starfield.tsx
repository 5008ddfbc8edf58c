import { Picture } from './Picture.tsx';
import { n, seeded } from './seeded.ts';

/** A quiet field of stars to lie behind a table; the same name gives the same sky. */
export function Starfield({ name, className }: { readonly name: string; readonly className?: string }) {
  return <Picture name={`stars ${name}`} draw={() => starsSvg(name)} className={className} />;
}

function starsSvg(name: string): string {
  const random = seeded(name);
  const stars = Array.from({ length: 230 }, () => {
    const size = 0.4 + random() ** 4 * 1.5;
    const hue = ['#ffffff', '#cfe0ff', '#ffe6c4', '#e3d6ff'][Math.floor(random() * 4)];
    return `<circle cx="${n(random() * 1440)}" cy="${n(random() * 900)}" r="${n(size)}" fill="${hue}" opacity="${n(0.25 + random() * 0.6)}"/>`;
  });
  const bright = Array.from({ length: 9 }, () => {
    const [x, y, s] = [n(random() * 1440), n(random() * 900), 3 + random() * 5];
    return `<path transform="translate(${x} ${y}) scale(${n(s)})" d="M0-1Q.06-.06 1 0Q.06.06 0 1Q-.06.06-1 0Q-.06-.06 0-1Z" fill="#fff" opacity=".8"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">${stars.join('')}${bright.join('')}</svg>`;
}
