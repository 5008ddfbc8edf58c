import { COLOURS, contentOf, type Dir, EVENTS, game, MODULES, UPGRADES } from '@starboard/orbital';
import type { CSSProperties, ReactNode } from 'react';
import type { Figures } from '../../../contract/entry.ts';
import { CardFront, CardTile, EventPicture } from '../Card.tsx';
import { type CardFace, faceOf } from '../content.ts';
import { Emblem, Glyph, Pawn, Res, TypeChip } from '../Signs.tsx';
import { TilePicture } from '../Tile.tsx';
import { Built } from './Built.tsx';
import css from './figures.module.css';

const c = contentOf(game.defaults);
const faceIn = (kind: string, lang: 'en' | 'fr') => faceOf(c, c.cardOf.get(kind) ?? 0, lang);
type ModuleFace = Extract<CardFace, { readonly type: 'module' }>;

type Part = ReactNode | ((lang: 'en' | 'fr') => ReactNode);

/** The parts of a picture side by side, on a piece of the yard. */
const scene = (...parts: readonly Part[]) => shown(css.scene, parts);
/** The same for the turn at a glance, whose pictures have a ground already. */
const glanced = (...parts: readonly Part[]) => shown(css.glance, parts);

const shown =
  (className: string, parts: readonly Part[]) =>
  ({ lang }: { readonly lang: 'en' | 'fr' }) => (
    <div className={className} aria-hidden="true">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one picture.
        <span key={i}>{typeof part === 'function' ? part(lang) : part}</span>
      ))}
    </div>
  );

const card = (kind: string) => (lang: 'en' | 'fr') => (
  <span className={css.card}>
    <CardFront face={faceIn(kind, lang)} lang={lang} />
  </span>
);
const tile = (kind: string) => (lang: 'en' | 'fr') => (
  <span className={css.tile}>
    <CardTile face={faceIn(kind, lang) as ModuleFace} />
  </span>
);
const small = (kind: string, colour: (typeof COLOURS)[number], damaged = false) => (
  <span className={css.small}>
    <TilePicture kind={kind} colour={colour} size="small" damaged={damaged} />
  </span>
);
const event = (kind: string) => (
  <span className={css.event}>
    <EventPicture kind={kind} />
  </span>
);
const sign = (node: ReactNode) => <span className={css.sign}>{node}</span>;
const price = (n: number) => (
  <b className={css.number}>
    {n} <Res of="mc" />
  </b>
);
const built = (...modules: readonly (readonly [kind: string, host: number, facing: Dir])[]) => (
  <Built modules={modules} />
);
const arrow = <span className={css.arrow}>→</span>;
const chips = (
  <span className={css.chips}>
    {COLOURS.map((colour) => (
      <TypeChip key={colour} colour={colour} />
    ))}
  </span>
);
const crowned = (colour: (typeof COLOURS)[number], counts: readonly number[]) => (
  <span className={css.race} style={{ '--seats': counts.length } as CSSProperties}>
    <TypeChip colour={colour} />
    {counts.map((n, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places.
      <span key={seat}>
        <Emblem seat={seat} /> {n}
        {n === Math.max(...counts) && <Glyph mark="crown" />}
      </span>
    ))}
  </span>
);

/** Pictures of the rulebook, made of the pieces of the table. */
export const figures: Figures = {
  goal: scene(small('core', 'red'), chips, sign(<Res of="vp" />)),
  setup: scene(small('core', 'red'), card('farm'), card('sabotage'), sign(<Res of="mc" />)),
  geometry: scene(built(['dormitory', 0, 'W'], ['junkyard', 1, 'N'], ['farm', 0, 'N']), tile('junkyard')),
  turn: scene(card('laboratory'), arrow, built(['laboratory', 0, 'E']), price(6)),
  operate: scene(sign(<Pawn seat={0} />), arrow, tile('farm'), arrow, price(3)),
  damage: scene(small('greenhouse', 'green', true), event('sabotage'), sign(<Glyph mark="repair" />), price(3)),
  year: scene(crowned('green', [3, 2, 3]), crowned('blue', [1, 2, 0]), sign(<Res of="vp" />)),
  machines: scene(tile('command-center'), tile('shield-generator'), tile('robotic-arm')),
  events: scene(event('meteor-storm'), event('crew-rotation'), event('cold-war')),
  secret: scene(card('observatory'), sign(<Glyph mark="eye" />)),
  automata: scene(
    sign(<Emblem seat={1} />),
    card('life-support'),
    arrow,
    built(['farm', 0, 'W'], ['life-support', 1, 'W']),
  ),
  peaceful: scene(crowned('red', [2, 1, 2]), sign(<Res of="vp" />), <b className={css.number}>22</b>),
  'glance:build': glanced(built(['dormitory', 0, 'W']), price(5)),
  'glance:operate': glanced(sign(<Pawn seat={0} />), arrow, small('farm', 'green')),
  'glance:buy': glanced(card('hotel'), price(1)),
  'glance:pass': glanced(sign(<Glyph mark="pass" />)),
  'glance:event': glanced(event('orbital-subsidy')),
  'glance:repair': glanced(small('hotel', 'yellow', true), sign(<Glyph mark="repair" />)),
  'glance:year': glanced(crowned('orange', [2, 1, 0]), sign(<Res of="vp" />)),
  ...Object.fromEntries(MODULES.map(({ id }) => [id, scene(tile(id))])),
  ...Object.fromEntries(UPGRADES.map(({ id, colour }) => [id, scene(small('core', colour))])),
  ...Object.fromEntries(EVENTS.map(({ id }) => [id, scene(event(id))])),
};
