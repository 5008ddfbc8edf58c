import type { Seat } from '@starboard/kernel';
import { CREAM, halftone, INK, mix, svg, TEAL, TOMATO, YELLOW } from './ink.ts';
import { PALETTES } from './palettes.ts';

const S = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;

const eye = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" ${S}/><circle cx="${x + 2}" cy="${y + 1}" r="${r * 0.5}" fill="${INK}"/><circle cx="${x}" cy="${y - 2}" r="${r * 0.18}" fill="#fff"/>`;

const smile = (y: number) =>
  `<path d="M-13 ${y}q13 10 26 -2" stroke="${INK}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** The head of each people, inside its helmet: Fernlings, Tidefolk, Emberkin, Facets, Burrowers, Lanterns. */
const HEADS: readonly string[] = [
  // A sprout with two leaves.
  `<path d="M0 -40C-4 -66 -34 -82 -54 -72C-46 -48 -22 -38 0 -40ZM0 -42C4 -70 36 -86 54 -74C46 -50 22 -38 0 -42Z" fill="#5d9a33" ${S}/><path d="M-46 22C-52 -24 -28 -46 0 -46C28 -46 52 -24 46 22C40 46 -40 46 -46 22Z" fill="#9ccf5c" ${S}/><path d="M16 -42C40 -34 52 -10 46 22C42 38 20 40 6 40C32 20 34 -18 16 -42Z" fill="#6da03a"/>${eye(-17, -6, 13)}${eye(19, -6, 13)}${smile(20)}`,
  // A fish of the deep with fins.
  `<path d="M-46 0L-74 -22L-62 20ZM46 0L74 -22L62 20Z" fill="#1e8f90" ${S}/><path d="M0 -74C14 -60 14 -50 0 -44C-14 -50 -14 -60 0 -74Z" fill="#ffc82c" ${S}/><ellipse cy="0" rx="52" ry="46" fill="#5cc9bd" ${S}/><path d="M20 -42C50 -30 62 8 38 32C26 42 10 46 2 46C34 22 36 -14 20 -42Z" fill="#2f9c98"/>${eye(-20, -10, 16)}${eye(22, -10, 16)}<ellipse cy="22" rx="12" ry="8" fill="#0d5560" ${S}/>`,
  // A lump of coal whose hair is fire.
  `<path d="M-44 -20C-60 -60 -34 -60 -34 -86C-14 -76 -14 -66 -6 -94C16 -80 8 -66 24 -80C36 -62 56 -50 44 -18Z" fill="#f57d2c" ${S}/><path d="M-22 -28C-24 -50 -10 -52 -4 -70C10 -54 18 -50 20 -28Z" fill="#ffd65c"/><path d="M-50 4L-38 -32L6 -42L44 -28L52 8L34 40L-30 42Z" fill="#4a3a40" ${S}/><path d="M44 -28L52 8L34 40L8 41L28 6L20 -38Z" fill="#2b2027"/><path d="M-30 -12l26 8M32 -12l-24 8" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><circle cx="-17" cy="2" r="8" fill="#ffc82c" ${S}/><circle cx="21" cy="2" r="8" fill="#ffc82c" ${S}/><path d="M-16 26l10 -7l10 7l10 -7l8 6" stroke="#ff9a1f" stroke-width="4.5" fill="none" stroke-linejoin="round"/>`,
  // A cut stone.
  `<path d="M0 -84L44 -44L52 8L22 44H-22L-52 8L-44 -44Z" fill="#c9bbf5" ${S}/><path d="M0 -84L44 -44L12 -30ZM12 -30L44 -44L52 8Z" fill="#a592de"/><path d="M0 -84L-44 -44L12 -30Z" fill="#efe9ff"/><path d="M12 -30L52 8L22 44Z" fill="#7a66c2"/><path d="M-44 -44L12 -30L-22 44L-52 8Z" fill="#d8ccfa"/><path d="M-34 -8h24M14 -8h24" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M-34 -8h24M14 -8h24" stroke="#7ff0ff" stroke-width="5" stroke-linecap="round"/><path d="M-10 22h20" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
  // A mole with goggles.
  `<path d="M-52 20C-58 -40 -34 -72 0 -72C34 -72 58 -40 52 20C46 44 -46 44 -52 20Z" fill="#6b4a42" ${S}/><path d="M18 -68C44 -58 56 -28 52 20C48 38 22 40 8 40C36 20 40 -30 18 -68Z" fill="#452c30"/><path d="M-46 -14H46" stroke="${INK}" stroke-width="11"/><circle cx="-21" cy="-14" r="19" fill="${YELLOW}" ${S}/><circle cx="23" cy="-14" r="19" fill="${YELLOW}" ${S}/><circle cx="-21" cy="-14" r="12" fill="#0f3a48" stroke="${INK}" stroke-width="3"/><circle cx="23" cy="-14" r="12" fill="#0f3a48" stroke="${INK}" stroke-width="3"/><path d="M-28 -18q3 -6 9 -6M16 -18q3 -6 9 -6" stroke="#bff0ea" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-24 14C-24 -2 24 -2 24 14C24 32 -24 32 -24 14Z" fill="#c99a80" ${S}/><ellipse cy="6" rx="12" ry="9" fill="#ff8fa0" ${S}/><path d="M-10 22q10 6 20 -1" stroke="${INK}" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M-5 24v8h10v-9Z" fill="#fff" stroke="${INK}" stroke-width="2.4"/><path d="M-30 14l-26 -4M-30 20l-24 6M30 14l26 -4M30 20l24 6" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>`,
  // A moth with a lamp.
  `<path d="M-14 -44C-20 -70 -40 -76 -50 -68M14 -44C20 -70 40 -76 50 -68" stroke="${INK}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="-51" cy="-67" r="9" fill="#ffe27a" ${S}/><circle cx="51" cy="-67" r="9" fill="#ffe27a" ${S}/><path d="M-46 20C-54 -30 -28 -50 0 -50C28 -50 54 -30 46 20C38 46 -38 46 -46 20Z" fill="#5866b8" ${S}/><path d="M16 -46C44 -36 54 -10 46 20C40 38 20 40 6 40C34 20 36 -20 16 -46Z" fill="#38437f"/><ellipse cx="-19" cy="-6" rx="16" ry="19" fill="#ffe27a" ${S}/><ellipse cx="21" cy="-6" rx="16" ry="19" fill="#ffe27a" ${S}/><circle cx="-16" cy="-4" r="6" fill="${INK}"/><circle cx="22" cy="-4" r="6" fill="${INK}"/>${smile(26)}`,
];

/** The commander of a people in a suit with a round helmet, before a disc of the seat's colour. */
export function commanderSvg(seat: Seat): string {
  const colour = PALETTES[seat].seat;
  const tone = halftone({ x: [-100, 100], y: [-110, 100], step: 9 }, TOMATO, 0.6, (x, y) =>
    Math.max(0, (x + y + 10) / 260),
  );
  const suit = seat % 2 ? TOMATO : TEAL;
  return svg(
    [-104, -112, 208, 208],
    `<clipPath id="d"><circle cy="-8" r="96"/></clipPath><clipPath id="h"><path d="M-104 -112H104V-8A104 100 0 0 1 -104 -8Z"/></clipPath><circle cy="-8" r="98" fill="${mix(colour, YELLOW, 0.35)}" stroke="${INK}" stroke-width="5"/><g clip-path="url(#d)">${tone}</g><g clip-path="url(#h)"><g transform="translate(0 14) scale(.94)"><path d="M-92 96C-92 44 -50 30 0 30C50 30 92 44 92 96V130H-92Z" fill="${suit}" ${S}/><path d="M20 32C62 36 92 52 92 96V130H52C60 90 46 56 20 32Z" fill="${mix(suit, INK, 0.35)}"/><path d="M-34 36L0 74L34 36" fill="${CREAM}" ${S}/><ellipse cy="38" rx="62" ry="15" fill="#c9ae7c" ${S}/>${HEADS[seat]}<path d="M-70 34C-90 -30 -64 -98 0 -98C64 -98 90 -30 70 34" fill="#bfeee6" fill-opacity=".16" ${S}/><path d="M-58 -20C-58 -58 -42 -78 -18 -86" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round" opacity=".85"/></g></g>`,
  );
}
