import { n, seeded } from '../../../art/seeded.ts';
import { times } from './ink.ts';

export type Hour = 'night' | 'day';

interface Look {
  readonly sky: readonly [string, string, string];
  readonly planet: readonly [string, string, string, string];
  readonly bands: string;
  readonly clouds: string;
  readonly star: string;
  readonly rim: string;
  /** The lines of a plan: orbits with their scale, and the heights of the planet. */
  readonly plan?: string;
}

const LOOKS: Readonly<Record<Hour, Look>> = {
  night: {
    sky: ['oklch(.315 .022 240)', 'oklch(.225 .017 245)', 'oklch(.135 .012 250)'],
    planet: ['oklch(.5 .045 215)', 'oklch(.36 .04 225)', 'oklch(.23 .025 240)', 'oklch(.14 .015 250)'],
    bands: '0 0 0 0 .62 0 0 0 0 .78 0 0 0 0 .82 1.5 0 0 0 -.62',
    clouds: '0 0 0 0 .42 0 0 0 0 .62 0 0 0 0 .66 1.9 0 0 0 -.98',
    star: '#dfe9f2',
    rim: 'oklch(.9 .07 195 / .34)',
  },
  day: {
    sky: ['oklch(.965 .009 225)', 'oklch(.925 .016 230)', 'oklch(.83 .03 238)'],
    planet: ['oklch(.875 .055 203)', 'oklch(.82 .062 210)', 'oklch(.765 .06 220)', 'oklch(.7 .055 230)'],
    bands: '0 0 0 0 .3 0 0 0 0 .5 0 0 0 0 .6 1.2 0 0 0 -.62',
    clouds: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.7 0 0 0 -.75',
    star: '#ffffff',
    rim: 'oklch(.99 .015 205 / .95)',
    plan: 'oklch(.42 .07 232)',
  },
};

const [W, H] = [1440, 900];
const [PX, PY, PR] = [700, 1490, 1080];

/** Space, a planet below, and a haze between them, 1440 by 900. */
export function yardSvg(hour: Hour): string {
  const { sky, planet, bands, clouds, star, rim, plan } = LOOKS[hour];
  const random = seeded('yard');
  const stars = times(150, () => {
    const [x, y, z] = [random() * W, random() * H, random()];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.4 + z * z * 1.1)}" fill="${star}" opacity="${n(0.15 + z * 0.5)}"/>`;
  });
  const stops = (list: readonly string[], at: readonly number[]) =>
    list.map((colour, i) => `<stop offset="${at[i]}" style="stop-color:${colour}"/>`).join('');
  const noise = (id: string, frequency: string, seed: number, matrix: string) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice"><defs><radialGradient id="s" cx=".5" cy=".4" r=".8">${stops(sky, [0, 0.45, 1])}</radialGradient><radialGradient id="p" cx=".42" cy=".06" r=".75">${stops(planet, [0, 0.16, 0.45, 1])}</radialGradient>${noise('b', '.0016 .019', 11, bands)}${noise('c', '.0035 .005', 23, clouds)}<clipPath id="k"><circle cx="${PX}" cy="${PY}" r="${PR}"/></clipPath><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".35" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="m"><rect y="${PY - PR}" width="${W}" height="${H - PY + PR}" fill="url(#f)"/></mask></defs><rect width="${W}" height="${H}" fill="url(#s)"/><rect width="${W}" height="${H}" filter="url(#c)" opacity=".3"/>${stars}<circle cx="${PX}" cy="${PY}" r="${PR + 14}" fill="none" style="stroke:${rim};stroke-width:34;filter:blur(16px)" opacity=".6"/><circle cx="${PX}" cy="${PY}" r="${PR}" fill="url(#p)"/><g clip-path="url(#k)"><g mask="url(#m)"><rect y="${PY - PR}" width="${W}" height="${H}" filter="url(#b)" opacity=".8"/></g></g>${plan ? planLines(plan) : ''}<circle cx="${PX}" cy="${PY}" r="${PR - 1}" fill="none" style="stroke:${rim};stroke-width:1.4"/></svg>`;
}

/** Orbits over the planet, one with a scale of degrees, and lines of height on it; beside the yard, under words, they fade. */
function planLines(ink: string): string {
  const ring = (r: number, width: number, opacity: number, dashes = '') =>
    `<circle cx="${PX}" cy="${PY}" r="${r}" stroke-width="${width}" opacity="${opacity}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  const degree = (Math.PI / 180) * (PR + 86);
  const scale = (of: number, width: number, opacity: number) =>
    ring(PR + 86, width, opacity, `1.2 ${n(degree * of - 1.2)}`);
  const orbits = ring(PR + 80, 1, 0.3) + scale(0.5, 9, 0.3) + scale(5, 18, 0.4) + ring(PR + 250, 1, 0.26, '16 7 3 7');
  const heights = times(7, (i) => ring(PR - 16 - i * i * 7 - i * 22, 1, 0.24 - i * 0.028));
  const fade = [0.12, 0.24, 0.7, 0.8].map(
    (at, i) => `<stop offset="${at}" stop-color="${i % 3 === 0 ? '#555' : '#fff'}"/>`,
  );
  return `<linearGradient id="g">${fade.join('')}</linearGradient><mask id="o" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="url(#g)"/></mask><g fill="none" style="stroke:${ink}" mask="url(#o)">${orbits}${ring(PR + 420, 1, 0.2)}${heights}</g>`;
}
