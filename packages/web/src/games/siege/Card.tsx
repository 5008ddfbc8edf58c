import type { Lang } from '@starboard/kernel';
import {
  ALIENS,
  type CardKey,
  cardName,
  KIND_WORDS,
  partsOf,
  roleText,
  SPECIES_NAMES,
  type Species,
} from '@starboard/siege';
import type { ReactNode } from 'react';
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

/** A card as one says it: name, role and what it does. */
export function spoken(card: CardKey, lang: Lang, line?: string): string {
  const role = roleOf(card, lang, line);
  return `${cardName(card)[lang]}${role ? `, ${role}` : ''}. ${effectOf(card, lang, line)}`;
}

/** What a card is, where the line with the real names does not say the same. */
function roleOf(card: CardKey, lang: Lang, line?: string): string | undefined {
  const { kind } = partsOf(card);
  return ALIENS[kind].rank === 'soldier' && line ? undefined : roleText(kind, lang);
}

/** What a card does: of a soldier in the line that has the real names, of an officer as it stands on the card. */
function effectOf(card: CardKey, lang: Lang, line?: string): string {
  const { kind } = partsOf(card);
  return ALIENS[kind].rank === 'soldier' && line ? `${line}.` : KIND_WORDS[kind].text[lang];
}

/** A card in a list or face up among backs: the alien and its symbol. */
export function Chip({ card }: { readonly card: CardKey }) {
  const { species, kind } = partsOf(card);
  return (
    <span className={`${css.chip} ${people[species]}`} data-rank={ALIENS[kind].rank}>
      {alien(card)}
      <Effect kind={kind} />
    </span>
  );
}

/** An alien that has landed, in the outline of its people: nobody asks any more what it did. */
export function Bust({ card }: { readonly card: CardKey }) {
  const { species, kind } = partsOf(card);
  return (
    <span className={`${css.bust} ${people[species]}`} data-rank={ALIENS[kind].rank}>
      <span className={css.inside}>{alien(card)}</span>
    </span>
  );
}

interface HandFaceProps extends CardProps {
  /** What it does, with the real names; without it the role stands there. */
  readonly line?: string;
  readonly children?: ReactNode;
}

/** The face of a card in hand: read at arm's length, also when another card covers its right half. */
export function HandFace({ card, lang, line, children }: HandFaceProps) {
  const { species, kind } = partsOf(card);
  return (
    <span className={`${css.face} ${people[species]}`} data-rank={ALIENS[kind].rank} aria-hidden="true">
      {alien(card, true)}
      <Effect kind={kind} />
      <span className={css.plate}>
        <span className={css.name}>{cardName(card)[lang]}</span>
        <span className={css.role}>{line ?? roleText(kind, lang)}</span>
        {children}
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

interface CardWordsProps extends CardProps {
  readonly line?: string;
  /** What its tags mean now. */
  readonly notes?: readonly string[];
}

/** Everything that is to be said about a card, short enough to stand beside it. */
export function CardWords({ card, lang, line, notes = [] }: CardWordsProps) {
  const role = roleOf(card, lang, line);
  return (
    <span className={css.told}>
      <span className={css.toldName}>{cardName(card)[lang]}</span>
      {role && <span className={css.toldRole}>{role}</span>}
      <span>{effectOf(card, lang, line)}</span>
      {notes.map((note) => (
        <span key={note} className={css.note}>
          {note}
        </span>
      ))}
    </span>
  );
}

/** A card with everything on it: text, line, how many there are. */
export function CardZoom({ card, lang, line, notes = [] }: CardWordsProps) {
  const { species, kind } = partsOf(card);
  const role = roleOf(card, lang, line);
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
          {role && <span className={css.strong}>{role}. </span>}
          {effectOf(card, lang, line)}
        </p>
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
        <p className={css.quiet}>{words.must}</p>
        <p className={css.line}>{KIND_WORDS[kind][species].line[lang]}</p>
      </div>
    </article>
  );
}
