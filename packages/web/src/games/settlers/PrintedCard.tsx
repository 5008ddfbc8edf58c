import type { Lang } from '@starboard/kernel';
import { type CustomUpgrade, effectText, type Pack, parsePack } from '@starboard/settlers';
import { upgradeSign } from './art/signs.ts';
import { PackPill } from './Packs.tsx';
import css from './printed.module.css';
import { Sign } from './Sign.tsx';
import { packName, WORDS } from './words.ts';

/** A designed card as it is printed: its type as a colour, picture, name, what it costs, what it does. */
export function PrintedCard({ card, lang }: { readonly card: CustomUpgrade; readonly lang: Lang }) {
  const words = WORDS[lang];
  const packs = card.cost.map(parsePack).filter((pack): pack is Pack => pack !== undefined);
  return (
    <article className={css.card} data-type={card.type} aria-label={card.name.trim() || words.blankCard}>
      <span className={css.picture} aria-hidden="true">
        <Sign sign={upgradeSign({ id: '', emblem: card.emblem })} />
        {card.effect.kind === 'points' && <b>{card.effect.value}</b>}
      </span>
      <div className={css.words}>
        <h4>{card.name.trim() || '…'}</h4>
        <small>{words.types[card.type]}</small>
        <p>{effectText(card.effect, lang)}</p>
        {card.flavour && <q>{card.flavour}</q>}
        <ul>
          {packs.map((pack, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packs keep their places.
            <li key={i}>
              <span aria-hidden="true">
                <PackPill pack={pack} />
              </span>
              <span className="unseen">{packName(pack, lang)}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
