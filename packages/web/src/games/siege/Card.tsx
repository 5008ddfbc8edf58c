import type { Lang } from '@starboard/kernel';
import { ALIENS, type CardKey, cardName, KIND_WORDS, partsOf, SPECIES_NAMES, type Species } from '@starboard/siege';
import { Picture } from '../../art/Picture.tsx';
import { alienSvg, backSvg } from './aliens/alien.ts';
import css from './card.module.css';
import people from './people.module.css';
import { Effect } from './symbols.tsx';
import { WORDS } from './words.ts';

interface CardProps {
  readonly card: CardKey;
  readonly lang: Lang;
}

const alien = (card: CardKey, urgent = false) => (
  <Picture name={card} draw={() => alienSvg(card)} urgent={urgent} className={css.art} />
);

/** A card as one says it: name, role and what stands on it. */
export function spoken(card: CardKey, lang: Lang): string {
  const { role, text } = KIND_WORDS[partsOf(card).kind];
  return `${cardName(card)[lang]}, ${role[lang]}. ${text[lang]}`;
}

/** A card in a siege force or a list: the alien and its symbol. */
export function Chip({ card, lang }: { readonly card: CardKey; readonly lang?: Lang }) {
  const { species, kind } = partsOf(card);
  return (
    <span className={`${css.chip} ${people[species]}`} data-rank={ALIENS[kind].rank} title={lang && spoken(card, lang)}>
      {alien(card)}
      <Effect kind={kind} />
    </span>
  );
}

/** The face of a card in hand: read at arm's length, also when another card covers its right half. */
export function HandFace({ card, lang }: CardProps) {
  const { species, kind } = partsOf(card);
  const { role } = KIND_WORDS[kind];
  return (
    <span className={`${css.face} ${people[species]}`} data-rank={ALIENS[kind].rank} aria-hidden="true">
      {alien(card, true)}
      <Effect kind={kind} />
      <span className={css.plate}>
        <span className={css.name}>{cardName(card)[lang]}</span>
        <span className={css.role}>{role[lang]}</span>
      </span>
    </span>
  );
}

/** The back of a people's cards. */
export function Back({ species }: { readonly species: Species }) {
  return (
    <span className={`${css.back} ${people[species]}`}>
      <Picture name={`back ${species}`} draw={() => backSvg(species)} className={css.art} />
    </span>
  );
}

/** A card with everything on it: text, line, how many there are. */
export function CardZoom({ card, lang }: CardProps) {
  const { species, kind } = partsOf(card);
  const { role, text } = KIND_WORDS[kind];
  const { rank, copies } = ALIENS[kind];
  const words = WORDS[lang];
  return (
    <article className={`${css.zoom} ${people[species]}`}>
      <span className={css.face} data-rank={rank}>
        {alien(card)}
        <Effect kind={kind} />
      </span>
      <div className={css.words}>
        <h3>{cardName(card)[lang]}</h3>
        <p className={css.kind}>
          {words[rank]} · {SPECIES_NAMES[species][lang]} · {words.copies(copies)}
        </p>
        <p className={css.text}>
          <b>{role[lang]}.</b> {text[lang]}
        </p>
        <p className={css.quiet}>{words.must}</p>
        <p className={css.line}>{KIND_WORDS[kind][species].line[lang]}</p>
      </div>
    </article>
  );
}
