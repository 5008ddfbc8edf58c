import { type CardKey, partsOf, type Species } from '@starboard/siege';
import { antillian } from './antillian.ts';
import { morkolyte } from './morkolyte.ts';

const DRAW = { antillian, morkolyte } as const;

/** The alien of a card in its world, as a picture that fills the card. */
export function alienSvg(key: CardKey): string {
  const { species, kind } = partsOf(key);
  return DRAW[species](kind);
}

/** What the back of a people's cards shows: the tide, or the crystal. A picture of 100 by 140. */
export function backSvg(species: Species): string {
  return species === 'antillian' ? TIDE : CRYSTAL;
}

const wave = (y: number, opacity: number) =>
  `<path d="M-10 ${y}C0 ${y - 14} 14 ${y - 14} 20 ${y}S40 ${y + 12} 50 ${y}S74 ${y - 14} 80 ${y}S100 ${y + 12} 112 ${y}" fill="none" stroke="#ffd98a" stroke-width="1.8" opacity="${opacity}"/>`;

const TIDE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="none"><defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#12696a"/><stop offset="1" stop-color="#052d38"/></linearGradient></defs><path d="M0 0h100v140H0z" fill="url(#b)"/>${[14, 28, 112, 126].map((y) => wave(y, 0.55)).join('')}${[42, 98].map((y) => wave(y, 0.3)).join('')}<circle cx="50" cy="70" r="25" fill="#06323b" stroke="#ffd98a" stroke-width="2.4"/><path d="M34 76C38 58 52 52 62 62C68 70 60 80 52 76C46 72 52 64 57 68M32 80C42 90 60 90 70 78" fill="none" stroke="#ffc25a" stroke-width="3.4" stroke-linecap="round"/></svg>`;

const CRYSTAL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="none"><defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#5b41b0"/><stop offset="1" stop-color="#180a45"/></linearGradient></defs><path d="M0 0h100v140H0z" fill="url(#b)"/><g fill="none" stroke="#e9e2ff" stroke-width="1.3" opacity=".4"><path d="M0 0L50 45L100 0M0 140L50 95L100 140M0 40L22 70L0 100M100 40L78 70L100 100M50 0V45M50 95V140M0 70H22M78 70H100"/></g><path d="M50 40L76 70L50 100L24 70Z" fill="#1d0d52" stroke="#f3efff" stroke-width="2.2"/><path d="M50 48L62 66L50 94L38 66Z" fill="#a58cff"/><path d="M50 48L62 66H38Z" fill="#f1ecff"/><path d="M50 66L62 66L50 94Z" fill="#6b4fd0"/></svg>`;
