import type { Lang } from '@starboard/kernel';
import { cardName, cardOf, contentOf, type Event, type Kind, races, TYPE_NAMES, type View } from '@starboard/orbital';
import type { Great, Reader } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { CardFront } from './Card.tsx';
import { faceOf } from './content.ts';
import { Emblem, Res } from './Signs.tsx';
import css from './stage.module.css';
import { TilePicture } from './Tile.tsx';

/** What another's decision shows large: the module, card or upgrade that it is about, and what is hit. */
export function stage(event: Event, view: View, { lang, seats }: Reader) {
  switch (event.type) {
    case 'built':
      return <Large key={event.card} id={event.card} kind={event.card} view={view} lang={lang} seat={event.seat} />;
    case 'bought':
    case 'tookFromMarket':
    case 'played':
    case 'discard':
      return <Large key={event.card} id={event.card} kind={event.card} view={view} lang={lang} seat={event.seat} />;
    case 'operated':
    case 'visited':
      return (
        <Large
          key={event.card}
          id={`works ${event.card}`}
          kind={event.card}
          view={view}
          lang={lang}
          seat={event.seat}
          works
        />
      );
    case 'damaged':
    case 'removed':
      return (
        <Large
          key={`hit ${event.seat} ${event.module}`}
          id={`hit ${event.module}`}
          kind={event.card}
          view={view}
          lang={lang}
          seat={event.seat}
          damaged
          whose={seats[event.seat].name}
        />
      );
    case 'upgraded':
      return <Core key={event.core} core={event.core} view={view} lang={lang} seat={event.seat} />;
    case 'shown':
    case 'revealed':
      return (
        <div key={event.type} className={css.several}>
          {event.cards.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of one picture.
            <Front key={i} kind={kind} view={view} lang={lang} />
          ))}
        </div>
      );
    default:
      return undefined;
  }
}

interface LargeProps {
  readonly id: string;
  readonly kind: Kind;
  readonly view: View;
  readonly lang: Lang;
  /** Whose it is. */
  readonly seat: number;
  readonly damaged?: boolean;
  readonly works?: boolean;
  /** The name of who is hit. */
  readonly whose?: string;
}

function Large({ id, kind, view, lang, seat, damaged = false, works = false, whose }: LargeProps) {
  const c = contentOf(view.options);
  const card = cardOf(c, kind);
  if (card < 0) return null;
  const face = faceOf(c, card, lang);
  const tile = face.type === 'module' && (damaged || works);
  return (
    <div className={css.large} data-hit={damaged}>
      <Piece id={id} className={tile ? css.tile : css.card}>
        {tile ? (
          <TilePicture kind={face.kind} colour={face.colour} damaged={damaged} size="small" />
        ) : (
          <CardFront face={face} lang={lang} />
        )}
      </Piece>
      {damaged && (
        <span className={css.burst}>
          <Res of="damage" />
        </span>
      )}
      <b className={css.name}>
        <Emblem seat={seat} /> {whose ? `${whose}\u2002` : ''}
        {face.name}
      </b>
    </div>
  );
}

function Core({
  core,
  view,
  lang,
  seat,
}: {
  readonly core: string;
  readonly view: View;
  readonly lang: Lang;
  readonly seat: number;
}) {
  const row = contentOf(view.options).upgrades.find(({ id }) => id === core);
  return (
    <div className={css.large}>
      <Piece id={core} className={css.tile}>
        <TilePicture kind="core" colour={row?.colour ?? 'red'} size="small" />
      </Piece>
      <b className={css.name}>
        <Emblem seat={seat} /> {row?.name[lang]}
      </b>
    </div>
  );
}

function Front({ kind, view, lang }: { readonly kind: Kind; readonly view: View; readonly lang: Lang }) {
  const c = contentOf(view.options);
  const card = cardOf(c, kind);
  return card < 0 ? null : <CardFront face={faceOf(c, card, lang)} lang={lang} />;
}

interface Said {
  readonly builds: (card: string, cost: number) => string;
  readonly upgrades: (core: string) => string;
  readonly buys: (card: string, price: number) => string;
  readonly operates: (card: string) => string;
  readonly visits: (card: string) => string;
  readonly plays: (card: string) => string;
  readonly passes: string;
  readonly hits: (card: string) => string;
  readonly repairs: (card: string) => string;
  readonly mc: (n: number) => string;
  readonly vp: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly yearEnds: (n: number) => string;
  readonly scored: (year: number, name: string, vp: number) => string;
  readonly loses: (name: string, type: string) => string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    builds: (card, cost) => `builds ${card} for ${cost} MC`,
    upgrades: (core) => `upgrades to ${core}`,
    buys: (card, price) => `buys ${card} for ${price} MC`,
    operates: (card) => `operates ${card}`,
    visits: (card) => `sends a worker to ${card}`,
    plays: (card) => `plays ${card}`,
    passes: 'passes',
    hits: (card) => `${card} is hit`,
    repairs: (card) => `repairs ${card}`,
    mc: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} MC`,
    vp: (n) => `+${n} VP`,
    cards: (n) => (n === 1 ? 'draws 1 card' : `draws ${n} cards`),
    yearEnds: (n) => `year ${n} ends`,
    scored: (year, name, vp) => `Year ${year}: ${name} +${vp} VP`,
    loses: (name, type) => `${name}: ${type} is lost`,
  },
  fr: {
    builds: (card, cost) => `construit ${card} pour ${cost} MC`,
    upgrades: (core) => `améliore en ${core}`,
    buys: (card, price) => `achète ${card} pour ${price} MC`,
    operates: (card) => `fait fonctionner ${card}`,
    visits: (card) => `envoie un travailleur\u00a0: ${card}`,
    plays: (card) => `joue ${card}`,
    passes: 'passe',
    hits: (card) => `${card} est touché`,
    repairs: (card) => `répare ${card}`,
    mc: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} MC`,
    vp: (n) => `+${n} PV`,
    cards: (n) => (n === 1 ? 'pioche 1 carte' : `pioche ${n} cartes`),
    yearEnds: (n) => `l’année ${n} finit`,
    scored: (year, name, vp) => `Année ${year}\u00a0: ${name} +${vp} PV`,
    loses: (name, type) => `${name}\u00a0: ${type} est perdu`,
  },
};

/** An event in few words; what the board shows anyway needs none. */
export function headline(event: Event, view: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  const name = (kind: Kind) => cardName(kind, lang, view.options);
  switch (event.type) {
    case 'built':
      return said.builds(name(event.card), event.cost);
    case 'upgraded':
      return said.upgrades(name(event.core));
    case 'bought':
      return said.buys(name(event.card), event.price);
    case 'operated':
      return said.operates(name(event.card));
    case 'visited':
      return said.visits(name(event.card));
    case 'played':
      return said.plays(name(event.card));
    case 'passed':
      return said.passes;
    case 'damaged':
      return said.hits(name(event.card));
    case 'repaired':
      return said.repairs(name(event.card));
    case 'gainedMc':
      return said.mc(event.n);
    case 'lostMc':
      return said.mc(-event.n);
    case 'gainedVp':
      return said.vp(event.n);
    case 'draw':
      return said.cards(event.n);
    case 'yearEnds':
      return said.yearEnds(event.year);
    case 'discard':
    case 'lostCrew':
    case 'crewBack':
    case 'removed':
    case 'moved':
    case 'shown':
    case 'revealed':
    case 'answered':
      return undefined;
    default:
      return '';
  }
}

/** The last year that is scored, or a colour that is lost by damage; the other years have a scene of their own. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const said = SAID[lang];
  if (after.stack.length === 0 && before.stack.length > 0) {
    const gains = after.players.map((p, seat) => p.vp - before.players[seat].vp);
    const most = Math.max(...gains);
    const seat = gains.indexOf(most);
    if (most <= 0) return undefined;
    return { title: said.scored(before.year, seats[seat].name, most), seat, at: 'race' };
  }
  const harmed = after.players.findIndex((p, seat) => harm(p.modules) > harm(before.players[seat].modules));
  if (harmed < 0) return undefined;
  const [was, is] = [races(before), races(after)];
  const lost = is.find((race, i) => was[i].leaders.includes(harmed) && !race.leaders.includes(harmed));
  if (!lost) return undefined;
  return {
    title: said.loses(seats[harmed].name, TYPE_NAMES[lost.colour][lang]),
    seat: before.active,
    at: `colour:${lost.colour}`,
  };
}

const harm = (modules: View['players'][number]['modules']) => modules.reduce((sum, m) => sum + m.damage, 0);
