import type { Lang } from '@starboard/kernel';
import {
  ALIENS,
  type CardKey,
  cardName,
  conqueror,
  type Event,
  PLANET_FACES,
  PLANETS,
  partsOf,
  type Species,
  type View,
} from '@starboard/siege';
import { Picture } from '../../art/Picture.tsx';
import type { Great, Reader } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Planet } from '../../pieces/Planet.tsx';
import { alienSvg } from './aliens/alien.ts';
import { Back } from './Card.tsx';
import { cardLine } from './lines.ts';
import people from './people.module.css';
import { PLANET_LOOKS } from './planetLooks.ts';
import { planetThing } from './slots.ts';
import css from './stage.module.css';
import { Effect } from './symbols.tsx';
import { numberOf } from './words.ts';

/** Events that are about one card. */
type Shows = Extract<Event, { readonly card: CardKey }>;

/** What another's decision shows large: the alien that comes or goes, the planet whose effect is used. */
export function stage(event: Event, view: View, reader: Reader) {
  switch (event.type) {
    case 'name':
      // It is shown when it lands; what chance has picked is news at once.
      return event.random ? large(event, view, reader) : undefined;
    case 'deploy':
    case 'discard':
    case 'give':
      return large(event, view, reader);
    case 'shuffle':
      return <LargeBack species={view.players[event.seat].species} />;
    case 'activate':
      return (
        <div className={css.planet}>
          <Planet name={event.face} look={PLANET_LOOKS[event.face]} className={css.globe} />
          <b className={css.name}>{PLANET_FACES[event.face].name}</b>
        </div>
      );
    default:
      return undefined;
  }
}

interface LargeProps {
  readonly card: CardKey;
  readonly words: string;
  readonly lang: Lang;
  readonly half: boolean;
}

/** A card as large as the stage: its alien, its name, and what it does to whom. */
function Large({ card, words, lang, half }: LargeProps) {
  const { species, kind } = partsOf(card);
  return (
    <Piece id={card} className={`${css.card} ${people[species]}`} data-half={half} data-rank={ALIENS[kind].rank}>
      <Picture name={card} draw={() => alienSvg(card)} urgent className={css.art} />
      <Effect kind={kind} />
      <span className={css.plate}>
        <span className={css.title}>{cardName(card)[lang]}</span>
        {!half && <span className={css.words}>{words}</span>}
      </span>
    </Piece>
  );
}

function large(event: Shows, view: View, reader: Reader) {
  return (
    <Large
      key={event.card}
      card={event.card}
      words={cardLine(partsOf(event.card).kind, event.seat, { view, ...reader })}
      lang={reader.lang}
      half={event.type === 'discard'}
    />
  );
}

function LargeBack({ species }: { readonly species: Species }) {
  return (
    <div className={css.card} data-half="true">
      <Back species={species} />
    </div>
  );
}

interface Said {
  readonly planet: (planet: string) => string;
  readonly draws: (n: number, you: boolean) => string;
  readonly discards: (card: string, you: boolean) => string;
  readonly gives: (card: string, you: boolean) => string;
  readonly moves: (card: string, from: string, to: string) => string;
  readonly uses: (face: string) => string;
  readonly declares: (face: string) => string;
  readonly aim: (shift: string, you: boolean) => string;
  readonly exchanges: (planets: readonly string[], you: boolean) => string;
  readonly chance: (card: string) => string;
  readonly takes: (name: string | undefined, face: string) => string;
  readonly loses: (name: string | undefined, face: string) => string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    planet: (planet) => `planet ${planet}`,
    draws: (n, you) => (you ? `you draw ${n}` : `draws ${n}`),
    discards: (card, you) => `${you ? 'you discard' : 'discards'} ${card}`,
    gives: (card, you) => `${you ? 'you give' : 'gives'} ${card}`,
    moves: (card, from, to) => `moves ${card} from ${from} to ${to}`,
    uses: (face) => `uses ${face}`,
    declares: (face) => `declares ${face}`,
    aim: (shift, you) => `${you ? 'your aim' : 'aim'} ${shift}`,
    exchanges: (planets, you) => `exchanges ${you ? 'your ' : ''}${planets.join(' and ')}`,
    chance: (card) => `chance picks ${card}`,
    takes: (name, face) => (name === undefined ? `You take ${face}` : `${name} takes ${face}`),
    loses: (name, face) => (name === undefined ? `You no longer hold ${face}` : `${name} no longer holds ${face}`),
  },
  fr: {
    planet: (planet) => `planète ${planet}`,
    draws: (n, you) => (you ? `vous piochez ${n}` : `pioche ${n}`),
    discards: (card, you) => `${you ? 'vous défaussez' : 'défausse'} ${card}`,
    gives: (card, you) => `${you ? 'vous donnez' : 'donne'} ${card}`,
    moves: (card, from, to) => `déplace ${card} de ${from} en ${to}`,
    uses: (face) => `utilise ${face}`,
    declares: (face) => `annonce ${face}`,
    aim: (shift, you) => `${you ? 'votre visée' : 'visée'} ${shift}`,
    exchanges: (planets, you) => `échange ${you ? 'vos ' : ''}${planets.join(' et ')}`,
    chance: (card) => `le hasard désigne ${card}`,
    takes: (name, face) => (name === undefined ? `Vous prenez ${face}` : `${name} prend ${face}`),
    loses: (name, face) => (name === undefined ? `Vous ne tenez plus ${face}` : `${name} ne tient plus ${face}`),
  },
};

/** An event in few words; what the board shows anyway needs none. */
export function headline(event: Event, view: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  switch (event.type) {
    case 'deploy':
      return `${cardName(event.card)[lang]} → ${said.planet(numberOf(event.planet))}`;
    case 'name':
      return event.random ? said.chance(cardName(event.card)[lang]) : '';
    case 'draw':
      return said.draws(event.n, event.seat === view.seat);
    case 'discard':
      return said.discards(cardName(event.card)[lang], event.seat === view.seat);
    case 'give':
      return said.gives(cardName(event.card)[lang], event.seat === view.seat);
    case 'move':
      return said.moves(cardName(event.card)[lang], numberOf(event.from), numberOf(event.to));
    case 'activate':
      return said.uses(PLANET_FACES[event.face].name);
    case 'declare':
      return event.use ? said.declares(PLANET_FACES[event.face].name) : '';
    case 'shift':
    case 'aim':
      return event.shift === 0 ? '' : said.aim(event.shift > 0 ? '+1' : '−1', event.seat === view.seat);
    case 'exchange':
      return said.exchanges(event.planets.map(numberOf), event.seat === view.seat);
    case 'turn':
    case 'number':
    case 'endTriggered':
    case 'over':
      return '';
    default:
      return undefined;
  }
}

/** A planet that changes hands; where somebody lands on an empty one, nothing has been won from anybody. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const changed = PLANETS.flatMap((planet) => {
    const [was, is] = [conqueror(before, planet), conqueror(after, planet)];
    const empty = before.players.every(({ forces }) => forces[planet - 1].length === 0);
    return was === is || empty ? [] : [{ planet, was, is }];
  });
  // What is won counts more than what is lost.
  const found = changed.find(({ is }) => is !== undefined) ?? changed[0];
  if (!found) return undefined;
  const { planet, was, is } = found;
  const face = PLANET_FACES[after.planets[planet - 1]].name;
  const who = is ?? was ?? 0;
  const name = who === after.seat ? undefined : seats[who].name;
  const [own, other] = [who, 1 - who].map((seat) => after.players[seat].forces[planet - 1].length);
  return {
    title: is === undefined ? SAID[lang].loses(name, face) : SAID[lang].takes(name, face),
    detail: `${own} : ${other}`,
    seat: is ?? 1 - who,
    at: planetThing(planet),
  };
}
