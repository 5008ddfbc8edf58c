import { COLON, type Lang } from '@starboard/kernel';
import type { Credit } from '../contract/entry.ts';
import { GAMES } from '../games/index.ts';

const CREDITS: readonly Credit[] = [
  {
    what: { en: 'Symbols', fr: 'Symboles' },
    who: 'game-icons.net: Lorc, Delapouite and contributors',
    licence: 'CC BY 3.0',
    at: 'https://game-icons.net',
  },
  {
    what: { en: 'Text face', fr: 'Caractère de texte' },
    who: 'Atkinson Hyperlegible Next, Braille Institute of America',
    licence: 'SIL OFL 1.1',
    at: 'https://www.brailleinstitute.org/freefont/',
  },
  {
    what: { en: 'Display face', fr: 'Caractère de titre' },
    who: 'Space Grotesk, Florian Karsten',
    licence: 'SIL OFL 1.1',
    at: 'https://fontsource.org/fonts/space-grotesk',
  },
];

/** Who made what Starboard did not draw itself. The same list stands in CREDITS.md. */
export function Credits({ lang }: { readonly lang: Lang }) {
  return (
    <ul>
      {[...CREDITS, ...GAMES.flatMap(({ credits = [] }) => credits)].map(({ what, who, licence, at }) => (
        <li key={what.en}>
          {`${what[lang]}${COLON[lang]}`}
          <a href={at}>{who}</a>, {licence}
        </li>
      ))}
    </ul>
  );
}
