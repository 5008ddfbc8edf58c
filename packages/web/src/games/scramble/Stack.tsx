import { COLON, type Lang } from '@starboard/kernel';
import { addIcons, type Energy, type Face, type Totals } from '@starboard/scramble';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { zone } from './flights.ts';
import { IconRow } from './Icons.tsx';
import { iconWords } from './iconNames.ts';
import { Meanings } from './Meanings.tsx';
import css from './stack.module.css';
import { WORDS } from './words.ts';

interface StackProps {
  readonly weapon: Energy;
  /** What the board itself gives. */
  readonly base: Totals;
  /** The cards under it, the oldest first. */
  readonly cards: readonly Face[];
  /** So many strips have room below the board's. */
  readonly room: number;
}

/** What a weapon adds up from: the board, and a strip for each card. Where there are too many, the oldest share one. */
export function Stack({ weapon, base, cards, room }: StackProps) {
  const shared = cards.length > room ? cards.slice(0, cards.length - room + 1) : [];
  return (
    <Zone as="span" id={zone.bay(weapon)} className={css.stack}>
      <IconRow icons={base} kind="slat" className={css.base} />
      {shared.length > 0 && (
        <span className={css.slat} data-part="shared">
          <b className={css.count}>{shared.length}</b>
          <IconRow icons={sumOf(shared)} kind="slat" />
        </span>
      )}
      {cards.slice(shared.length).map(({ id, icons }) => (
        <Piece as="span" key={id} id={id} className={css.slat}>
          <IconRow icons={icons} kind="slat" />
        </Piece>
      ))}
    </Zone>
  );
}

function sumOf([first, ...others]: readonly Face[]): Totals {
  const sum = { ...first.icons };
  for (const { icons } of others) addIcons(sum, icons);
  return sum;
}

interface WeaponTipProps {
  readonly name: string;
  readonly totals: Totals;
  readonly base: Totals;
  readonly cards: readonly Face[];
  /** Boost tokens on it. */
  readonly boost: number;
  readonly lang: Lang;
}

/** The same in words, with the names of all cards and what the icons do. */
export function WeaponTip({ name, totals, base, cards, boost, lang }: WeaponTipProps) {
  const line = (title: string, icons: Totals) => `${title}${COLON[lang]}${iconWords(icons, lang)}`;
  return (
    <>
      <b className={css.line}>{line(name, { ...totals, power: totals.power + boost })}</b>
      {cards.length + boost > 0 && <span className={css.line}>{line(WORDS[lang].board, base)}</span>}
      {cards.map(({ id, name: card, icons }) => (
        <span key={id} className={css.line}>
          {line(card[lang], icons)}
        </span>
      ))}
      {boost > 0 && <span className={css.line}>{WORDS[lang].boostTokens(boost)}</span>}
      <Meanings icons={totals} lang={lang} />
    </>
  );
}
