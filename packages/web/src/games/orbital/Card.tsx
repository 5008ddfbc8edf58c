import type { Lang } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { eventSvg } from './art/events.ts';
import { ENAMELS } from './art/palette.ts';
import css from './card.module.css';
import { LINES } from './cardLines.ts';
import type { CardFace } from './content.ts';
import { Crew, Effect } from './Effect.tsx';
import { ExitMark } from './ExitMark.tsx';
import { TypeChip } from './Signs.tsx';
import { TilePicture } from './Tile.tsx';
import { WORDS } from './words.ts';

const SIDES = { L: 'W', U: 'N', R: 'E' } as const;

/** Whether a word of a name has no room in one line at the usual size. */
export const isWide = (name: string) => name.split(' ').some((word) => word.length > 11);

/** A module card as it lies upright: its tile with entry, exits, name and effect. */
export function CardTile({ face }: { readonly face: Extract<CardFace, { readonly type: 'module' }> }) {
  const { kind, colour, name, row } = face;
  return (
    <span className={css.tile} data-long={name.length > 13} data-wide={isWide(name)}>
      {[...row.exits].map((exit) => (
        <ExitMark key={exit} side={SIDES[exit as keyof typeof SIDES]} state="usable" />
      ))}
      <TilePicture kind={kind} colour={colour} urgent className={css.picture} />
      <span className={css.name}>{name}</span>
      <Effect row={row} />
      {row.crew > 0 && (row.action || row.lasting) && (
        <span className={css.crew}>
          <Crew n={row.crew} />
        </span>
      )}
      <span className={css.entry} />
    </span>
  );
}

export function EventPicture({ kind }: { readonly kind: string }) {
  return <Picture name={`orbital event ${kind}`} draw={() => eventSvg(kind)} urgent className={css.scene} />;
}

interface CardFrontProps {
  readonly face: CardFace;
  readonly lang: Lang;
  /** On a phone there is room for its name only. */
  readonly small?: boolean;
}

/** The front of a card: its tile or scene, and in one line what it does. */
export function CardFront({ face, lang, small = false }: CardFrontProps) {
  const edge = face.type === 'module' ? ENAMELS[face.colour].shade : undefined;
  return (
    <span
      className={css.front}
      data-type={face.type}
      data-small={small || undefined}
      style={edge ? ({ '--edge': edge } as CSSProperties) : {}}
    >
      {face.type === 'module' ? <CardTile face={face} /> : <EventFront face={face} lang={lang} />}
      <span className={css.line}>{lineOf(face, lang)}</span>
      {small && (
        <b className={css.title} data-wide={isWide(face.name)}>
          {face.name}
        </b>
      )}
    </span>
  );
}

function EventFront({
  face,
  lang,
}: {
  readonly face: Extract<CardFace, { readonly type: 'event' }>;
  readonly lang: Lang;
}) {
  return (
    <span className={css.event}>
      <EventPicture kind={face.kind} />
      <b className={css.eventName}>{face.name}</b>
      <small className={css.eventType}>{WORDS[lang].event}</small>
    </span>
  );
}

/** What a card does in one line; a module without an effect says what it brings. */
export function lineOf(face: CardFace, lang: Lang): string {
  const short = LINES[face.kind]?.[lang];
  if (short) return short;
  if (face.text || face.type === 'event') return face.text;
  const words = WORDS[lang];
  const { exits, crew } = face.row;
  const ways = exits.length === 0 ? words.dead : words.ways(exits.length);
  return crew > 0 ? `${words.symbols(crew)}, ${ways}` : ways;
}

/** All of a card in words, for those who cannot see it. */
export function spoken(face: CardFace, lang: Lang, type: string): string {
  const words = WORDS[lang];
  if (face.type === 'event') return `${face.name}. ${words.event}. ${face.text}`;
  const { exits, crew } = face.row;
  const ways = exits.length === 0 ? words.dead : words.ways(exits.length);
  return [`${face.name}. ${type}`, ways, ...(crew > 0 ? [words.symbols(crew)] : [])].join(', ').concat('. ', face.text);
}

/** A chip: the small tile or scene of a card. */
export function CardChip({ face }: { readonly face: CardFace }) {
  return (
    <span className={css.chip}>
      {face.type === 'module' ? (
        <TilePicture kind={face.kind} colour={face.colour} size="small" />
      ) : (
        <EventPicture kind={face.kind} />
      )}
    </span>
  );
}

/** A card in full, for a closer look. */
export function CardZoom({
  face,
  lang,
  type,
}: {
  readonly face: CardFace;
  readonly lang: Lang;
  readonly type: string;
}) {
  const words = WORDS[lang];
  const line = face.type === 'module' ? face.row.line[lang] : face.line;
  return (
    <article className={css.zoom}>
      <div className={css.large}>
        {face.type === 'module' ? <CardTile face={face} /> : <EventPicture kind={face.kind} />}
      </div>
      <div className={css.words}>
        <h3>{face.name}</h3>
        <p className={css.kind}>
          {face.type === 'module' ? (
            <>
              <TypeChip colour={face.colour} /> {type}
            </>
          ) : (
            words.event
          )}
        </p>
        {face.text && <p>{face.text}</p>}
        {face.type === 'module' && (
          <p>
            {face.row.exits.length === 0 ? words.dead : words.ways(face.row.exits.length)}
            {face.row.crew > 0 && `, ${words.symbols(face.row.crew)}`}
          </p>
        )}
        <p className={css.flavour}>{line}</p>
      </div>
    </article>
  );
}
