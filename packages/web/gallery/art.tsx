import type { ReactNode } from 'react';
import { Picture } from '../src/art/Picture.tsx';
import { n, seeded } from '../src/art/seeded.ts';
import type { CardSlots } from '../src/pieces/Card.tsx';

/** A landscape under a strange sky, for cards that belong to no game. */
function landscape(name: string, hue: number): string {
  const random = seeded(name);
  const colour = (l: number, c: number, turn = 0) => `oklch(${l} ${c} ${hue + turn})`;
  const stars = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${n(random() * 126)}" cy="${n(random() * 90)}" r="${n(0.3 + random() ** 3)}" fill="#fff" opacity="${n(0.3 + random() * 0.6)}"/>`,
  );
  const ridge = (y: number, height: number) => {
    const points = Array.from({ length: 10 }, (_, i) => `${i * 14} ${n(y - random() * height)}`);
    return `M0 176V${y}L${points.join('L')}L126 ${y}V176Z`;
  };
  const [x, y, r] = [30 + random() * 66, 40 + random() * 26, 22 + random() * 14];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 176" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${colour(0.24, 0.08, 30)}"/><stop offset=".6" stop-color="${colour(0.5, 0.13)}"/><stop offset="1" stop-color="${colour(0.8, 0.13, -30)}"/></linearGradient>
<radialGradient id="p" cx=".34" cy=".3" r=".8"><stop stop-color="${colour(0.95, 0.06, -40)}"/><stop offset=".5" stop-color="${colour(0.7, 0.14, -20)}"/><stop offset="1" stop-color="${colour(0.26, 0.09, 20)}"/></radialGradient></defs>
<path fill="url(#s)" d="M0 0h126v176H0z"/>${stars.join('')}
<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#p)"/>
<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.6)}" ry="${n(r * 0.32)}" fill="none" stroke="${colour(0.9, 0.06)}" stroke-width="1.6" opacity=".75" transform="rotate(-18 ${n(x)} ${n(y)})"/>
<path fill="${colour(0.44, 0.1, 10)}" d="${ridge(112, 26)}"/><path fill="${colour(0.32, 0.08, 20)}" d="${ridge(128, 22)}"/><path fill="${colour(0.2, 0.06, 30)}" d="${ridge(146, 18)}"/></svg>`;
}

export function Art({ name, hue }: { readonly name: string; readonly hue: number }): ReactNode {
  return <Picture name={`gallery ${name}`} draw={() => landscape(name, hue)} />;
}

export interface Demo extends CardSlots {
  readonly id: string;
  readonly colour: string;
}

const demo = (title: string, hue: number, cost: number, line: string, text: string): Demo => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  colour: `oklch(0.74 0.13 ${hue})`,
  art: <Art name={title} hue={hue} />,
  cost,
  line,
  text: <p>{text}</p>,
});

/** Cards that belong to no game. */
export const DEMOS: readonly Demo[] = [
  demo(
    'Ember Gate',
    35,
    3,
    'Draw 2 cards',
    'Draw two cards. If this was your last action of the turn, draw three instead.',
  ),
  demo('Glass Tide', 205, 1, 'Move 1 ship', 'Move one of your ships to a neighbouring space, even through a storm.'),
  demo('Quiet Orchard', 145, 2, 'Repair 1, gain 1 credit', 'Repair one damage anywhere and gain one credit for it.'),
  demo(
    'Long-Range Observatory',
    300,
    4,
    'Look at the next 3',
    'Look at the next three cards and put them back in any order.',
  ),
  demo(
    'Brass Court',
    80,
    5,
    'Worth 1 per system',
    'At the end of the match it is worth one point for each system that is yours.',
  ),
  demo('Red Foundry', 20, 2, 'Build for 1 less', 'The next module you build this year costs one less, down to one.'),
  demo('Cold Beacon', 235, 0, 'Others reveal 1', 'Each other player shows you a card of their choice.'),
];

const SYMBOLS = {
  water: 'M12 2c5 7 8 10 8 14a8 8 0 0 1-16 0c0-4 3-7 8-14Z',
  energy: 'M14 1 4 14h6l-2 9 11-14h-7l2-8Z',
  army: 'M12 2C6 2 3 6 3 11v10h6v-7l-3-3h12l-3 3v7h6V11c0-5-3-9-9-9Z',
  people: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM3 22c0-6 4-9 9-9s9 3 9 9Z',
  ship: 'M12 1c4 4 5 9 5 13l4 5h-6l-3 4-3-4H3l4-5c0-4 1-9 5-13Z',
  star: 'M12 1.5 15 9l8 .6-6.2 5.2 2 7.7L12 18.3l-6.8 4.2 2-7.7L1 9.6 9 9Z',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as readonly SymbolName[];

const SYMBOL_COLOURS: Readonly<Record<SymbolName, string>> = {
  water: 'oklch(0.5 0.14 247)',
  energy: 'oklch(0.6 0.14 70)',
  army: 'oklch(0.5 0.17 29)',
  people: 'oklch(0.37 0.02 266)',
  ship: 'oklch(0.48 0.12 170)',
  star: 'oklch(0.5 0.17 320)',
};

export function Sign({ name, plain = false }: { readonly name: SymbolName; readonly plain?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SYMBOLS[name]} fill={plain ? 'currentColor' : SYMBOL_COLOURS[name]} />
    </svg>
  );
}
