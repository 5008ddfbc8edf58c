import { COLON, type Lang } from '@starboard/kernel';
import { ENERGIES, type Face, GEMS, LABELS, ongoingText } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { weaponHue } from './art/hues.ts';
import css from './card.module.css';
import { IconRow } from './Icons.tsx';
import { iconWords } from './iconNames.ts';
import { Credit, GemArt } from './Signs.tsx';
import { systemSign, systemWords } from './systemSigns.ts';
import { WORDS } from './words.ts';

/** Longer names take two lines. */
const LONG = 13;
/** More letters than this of what a System does are set smaller. */
const WORDY = 24;

interface CardFaceProps {
  readonly face: Face;
  readonly lang: Lang;
  readonly afford?: boolean;
}

/** An Upgrade card: price, gems, name, and at its foot what it adds. Tucked under a weapon, the foot is what stays in sight. */
export function CardFace({ face, lang, afford = true }: CardFaceProps) {
  const { weapon, gems, icons, ongoing, cost, name, id } = face;
  const hue = weapon < 0 ? 'var(--system)' : weaponHue(ENERGIES[weapon]);
  return (
    <span className={css.card} data-system={weapon < 0} data-afford={afford} style={{ '--hue': hue } as CSSProperties}>
      <span className={css.top}>
        <span className={css.price}>
          <Credit />
          {cost}
        </span>
        <span className={css.gems}>
          {weapon < 0 ? (
            <Icon path={systemSign(id)} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the gems of a card stay as they are.
            gems.map((gem, i) => <GemArt key={i} gem={GEMS[gem]} />)
          )}
        </span>
      </span>
      <span className={css.name} data-long={name[lang].length > LONG}>
        {name[lang]}
      </span>
      {ongoing ? (
        <span className={css.words} data-long={systemWords(face, lang).length > WORDY}>
          {systemWords(face, lang)}
        </span>
      ) : (
        <IconRow icons={icons} kind="card" className={css.foot} />
      )}
    </span>
  );
}

/** All of a card in words. */
export function cardWords({ weapon, gems, icons, ongoing, cost, name }: Face, lang: Lang): string {
  const words = WORDS[lang];
  const labels = LABELS[lang];
  const what = ongoing
    ? ongoingText(ongoing, lang)
    : `${labels.weapons[ENERGIES[weapon]]}, ${iconWords(icons, lang)}; ${words.adds(gems.map((gem) => labels.gems[GEMS[gem]]).join(', '))}`;
  return `${name[lang]}, ${words.price(cost)}${COLON[lang]}${what}`;
}
