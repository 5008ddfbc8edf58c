import { type CardUid, effectText } from '@starboard/settlers';
import type { Desk } from './board.ts';
import { upgradeOf } from './content.ts';
import { MiniCard } from './MiniCard.tsx';
import { PackRow } from './Packs.tsx';
import css from './pileList.module.css';
import { WORDS } from './words.ts';

/** Cards that lie in a pile, to be looked through. */
export function PileList({
  desk,
  cards,
  title,
}: {
  readonly desk: Desk;
  readonly cards: readonly CardUid[];
  readonly title: string;
}) {
  const { view, lang } = desk.props;
  return (
    <article className={css.list}>
      <h3>
        {WORDS[lang].upgrades}: {title}
      </h3>
      {cards.length === 0 && <p>{WORDS[lang].empty}</p>}
      <ul>
        {cards.map((uid) => {
          const upgrade = upgradeOf(view, uid);
          return (
            upgrade && (
              <li key={uid}>
                <MiniCard desk={desk} uid={uid} />
                <b>{upgrade.name[lang]}</b> <PackRow packs={upgrade.cost} />
                <span>{effectText(upgrade.effect, lang)}</span>
              </li>
            )
          );
        })}
      </ul>
    </article>
  );
}
