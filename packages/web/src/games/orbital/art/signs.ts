import type { Colour } from '@starboard/orbital';

/** The sign of each module type in a box of 24: truss, leaf, nested diamond, wrench, atom, triple chevron. */
export const SIGNS: Readonly<Record<Colour, string>> = {
  red: '<path d="M1 3H23V7H1ZM1 17H23V21H1Z"/><path d="M2.5 16 8 8M8 8 12.8 16M12.8 16 17 8M17 8 21.5 16" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  green:
    '<path d="M21.5 2.5C10 2.5 3.5 7 3.5 14c0 1.6.4 3 1.1 4.1L2 21.6 4 23l2.3-2.9C12.5 23.5 21.5 18 21.5 2.5ZM17 7c-3.5 3-6.5 6.3-9 10l-1.4-1C9.3 12 13 9 17 7Z" fill-rule="evenodd"/>',
  yellow:
    '<path d="M12 1 23 12 12 23 1 12ZM12 6 6 12 12 18 18 12Z" fill-rule="evenodd"/><path d="M12 9 15 12 12 15 9 12Z"/>',
  orange:
    '<path d="M21.8 6.3 17.7 10.3 14 9.9 13.7 6.3 17.7 2.2C14.8 1.2 11.7 2 9.9 4.4 8.6 6.2 8.4 8.3 9.1 10.3L1.8 17.6C.7 18.7.7 20.5 1.8 21.6 2.9 22.7 4.8 22.7 5.9 21.6L13.3 14.2C15.7 15 18.3 14.5 20.1 12.7 21.9 10.9 22.5 8.5 21.8 6.3Z"/>',
  blue: '<g fill="none" stroke="currentColor" stroke-width="2.6"><ellipse cx="12" cy="12" rx="11" ry="4.4"/><ellipse cx="12" cy="12" rx="11" ry="4.4" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="11" ry="4.4" transform="rotate(-60 12 12)"/></g><circle cx="12" cy="12" r="2.6"/>',
  purple:
    '<path d="M12 1 22 7V11L12 5.6 2 11V7ZM12 8.5 22 14.5V18.5L12 13 2 18.5V14.5ZM12 16 18 19.6V23.5L12 20 6 23.5V19.6Z"/>',
};

/** A type's sign within a picture. */
export function signAt(colour: Colour, x: number, y: number, size: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${ink}" style="color:${ink}">${SIGNS[colour]}</g>`;
}

const BODY =
  'M12 .5a7 7 0 0 1 5.3 11.6C20.5 13 22 15.4 22 18.5V22.5C22 23.6 20.5 24.2 19.3 23.6L20.3 29.2C20.5 30.4 19.7 31 18.8 31H5.2C4.3 31 3.5 30.4 3.7 29.2L4.7 23.6C3.5 24.2 2 23.6 2 22.5V18.5C2 15.4 3.5 13 6.7 12.1A7 7 0 0 1 12 .5Z';

/** A crew pawn, an astronaut, in a box of 24 by 32. */
export function pawn(ink: string): string {
  return `<path d="${BODY}" fill="${ink}" stroke="#080b0e" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 24V31M5.6 17.5V22M18.4 17.5V22" stroke="#080b0e" stroke-width="1.3" opacity=".75"/><path d="M3.7 28.2H20.3V31H3.7Z" opacity=".35"/><path d="M6.9 7.2C6.9 5 8.7 4.2 12 4.2S17.1 5 17.1 7.2 15.3 10.8 12 10.8 6.9 9.4 6.9 7.2Z" fill="#0e2029"/><path d="M8.2 6.8C8.4 5.7 9.5 5.3 11 5.2V6.6C9.8 6.7 8.9 6.9 8.2 6.8Z" fill="#fff" opacity=".9"/><path d="M9.2 15H14.8V18.5H9.2Z" opacity=".32"/>`;
}

/** The small signs of what is counted, in a box of 24. */
export const RESOURCES = {
  crew: `<g transform="translate(3 0) scale(.76)"><path d="${BODY}" fill="#f3ead8" stroke="#0b0e11" stroke-width="1.2"/><path d="M7.6 5.2H16.4V10.6H7.6Z" fill="#10242e"/></g>`,
  mc: '<path d="M12 .8 22 6.4V17.6L12 23.2 2 17.6V6.4Z" fill="#f0cf6a" stroke="#3a2a08" stroke-width=".8"/><path d="M12 3.5 19.6 7.7V16.3L12 20.5 4.4 16.3V7.7Z" fill="#8f6514"/><path d="M7.2 16.5V7.5H9.8L12 11.3 14.2 7.5H16.8V16.5H14.5V11.6L12.7 14.6H11.3L9.5 11.6V16.5Z" fill="#ffe9ab"/>',
  vp: '<path d="M12 .6 18.5 7.5 16.3 20 12 23.4 7.7 20 5.5 7.5Z" fill="#7ff0cf" stroke="#0a3d31" stroke-width=".8"/><path d="M12 .6 18.5 7.5 12 9.5Z" fill="#d9fff3"/><path d="M12 9.5 18.5 7.5 16.3 20 12 23.4Z" fill="#2fae8e"/><path d="M12 .6 12 9.5 5.5 7.5Z" fill="#a8ffe4"/>',
  card: '<rect x="4" y="2" width="16" height="20" rx="2.5" fill="#e8edf2" stroke="#10151a" stroke-width=".8"/><rect x="7" y="5" width="10" height="8" fill="#3c4650"/><rect x="7" y="15.5" width="10" height="1.8" fill="#3c4650"/><rect x="7" y="18.6" width="6" height="1.6" fill="#3c4650"/>',
  damage:
    '<path d="M12 0 14.6 7 21 3.4 18.2 10 24 12.6 17.3 14.8 19.5 22 13.4 17.8 9.8 24 8.6 17.2 1.8 19.6 5.8 13.7 0 10.2 7 9 5 2.5 10.3 6.8Z" fill="#ff6a2b" stroke="#1a0a04" stroke-width="1"/>',
  arrow: '<path d="M1 9.5H15V4L23.5 12 15 20V14.5H1Z" fill="#ffb938" stroke="#3a2402" stroke-width=".6"/>',
  shield:
    '<path d="M12 1 21.5 4.5V11C21.5 17 17.5 21 12 23.5 6.5 21 2.5 17 2.5 11V4.5Z" fill="#b98aff" stroke="#241040" stroke-width=".8"/><path d="M12 4 18.5 6.4V11C18.5 15.4 15.8 18.4 12 20.3Z" fill="#e7d6ff"/>',
} as const;
export type Resource = keyof typeof RESOURCES;

/** Signs in the colour of the text around them, as paths in a box of 24. */
export const MARKS = {
  crown: 'M2 7.5 7 11.5 12 3 17 11.5 22 7.5 20 20.5H4Z',
  exit: 'M1 22V10L6 3H18L23 10V22ZM5.5 16.5H18.5L12 9Z',
  build: 'M3 21V19H9V7L4 9V6L14 2V5L11 6V19H21V21ZM14 6H20V14H18.5V16L17 17.5 15.5 16V14H14Z',
  repair: 'M22 7a6 6 0 0 1-8 5.6L6 20.6a2.3 2.3 0 0 1-3.2-3.2L10.8 9.4A6 6 0 0 1 18 2l-3.5 3.5.7 3.3 3.3.7Z',
  move: 'M2 12 7 7V10.5H17V7L22 12 17 17V13.5H7V17Z',
  flag: 'M4 1H6.5V3H21L17.5 8.5 21 14H6.5V23H4Z',
  pass: 'M3 4 12 12 3 20ZM11.5 4 20.500 12 11.5 20ZM20.500 4H23V20H20.500Z',
  tick: 'M2 13 5 10 9.5 14.5 19 4 22 7 9.5 20.5Z',
  eye: 'M12 4C18 4 22 12 22 12S18 20 12 20 2 12 2 12 6 4 12 4ZM12 7.5A4.5 4.5 0 1 0 12.01 7.5ZM12 10A2 2 0 1 1 11.99 10Z',
  hand: 'M3 5H14V8H8V19H3ZM9.5 9.5H21V22H9.5Z',
  year: 'M12 1A11 11 0 1 1 11.99 1ZM10.5 5V13L16.5 16.5 18 14 13.5 11.4V5Z',
  upgrade: 'M12 2 22 11H16.500V15H7.500V11H2ZM7.500 17H16.500V19H7.500ZM7.500 20.500H16.500V22.500H7.500Z',
  buy: 'M1 3H4.800L6 6.500H22.500L19.500 15.500H8L4.200 5H1ZM9.500 17.500A2.300 2.300 0 1 1 9.490 17.500ZM17.500 17.500A2.300 2.300 0 1 1 17.490 17.500Z',
  operate:
    'M10 1H14L14.600 4.300 17.200 5.800 20.400 4.700 22.400 8.200 19.900 10.400V13.600L22.400 15.800 20.400 19.300 17.200 18.200 14.600 19.700 14 23H10L9.400 19.700 6.800 18.200 3.600 19.300 1.600 15.800 4.100 13.600V10.400L1.600 8.200 3.600 4.700 6.800 5.800 9.400 4.300ZM12 8A4 4 0 1 0 12.010 8Z',
  event: 'M13.500 1 4 13.500H10.500L8.500 23 20 9H13Z',
  next: 'M18 1V23L4 12Z',
  immune: 'M12 1 21.5 4.5V11C21.5 17 17.5 21 12 23.5 6.5 21 2.5 17 2.5 11V4.5Z',
} as const;
export type Mark = keyof typeof MARKS;

/** A crystal of hexis around 0, 0; 100 high. */
export const CRYSTAL =
  '<path d="M0 -50 16 -30 11 30 0 46 -11 30 -16 -30Z" fill="#3fbf9c"/><path d="M0 -50 16 -30 4 -22Z" fill="#e2fff5"/><path d="M0 -50 4 -22 -16 -30Z" fill="#a6f7df"/><path d="M-16 -30 4 -22 2 34 0 46 -11 30Z" fill="#5fd9b6"/><path d="M4 -22 16 -30 11 30 2 34Z" fill="#1f8a70"/><path d="M2 34 11 30 0 46Z" fill="#0f5b4b"/><path d="M-16 -30 -8 -27 -6 24 -11 30Z" fill="#c9ffee" opacity=".55"/>';
