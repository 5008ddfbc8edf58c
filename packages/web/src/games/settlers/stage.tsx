import type { Lang } from '@starboard/kernel';
import { completedSystems, contentOf, type Event, parsePack, type View } from '@starboard/settlers';
import type { Great, Reader } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { upgradeSign } from './art/signs.ts';
import { enamelIn, ownerOf, signIn, upgradeOf, worldOf } from './content.ts';
import { FaceArt } from './Dice.tsx';
import { Sign } from './Sign.tsx';
import css from './stage.module.css';
import { Seal, WorldToken } from './Token.tsx';
import { FACE_NAMES, packName } from './words.ts';

/** What another's decision shows large: a World or Upgrade that is claimed, a System that closes, a die that changes. */
export function stage(event: Event, view: View, { lang }: Reader) {
  switch (event.type) {
    case 'claim':
      return <Large key={event.card} view={view} card={event.card} seat={event.seat} lang={lang} />;
    case 'destroy':
      return <Shattered key={event.card} view={view} card={event.card} lang={lang} />;
    case 'corrupt':
      return (
        <div className={css.crossing} key={event.card}>
          <Large view={view} card={event.card} seat={event.victim} lang={lang} />
        </div>
      );
    case 'complete':
      return <Medal key={event.system} view={view} system={event.system} score={event.score} seat={event.seat} />;
    case 'convert':
      return (
        <div className={css.change} key={event.card}>
          <Large view={view} card={event.card} lang={lang} />
          <span className={css.faces}>
            <i>
              <FaceArt face={event.from} />
            </i>
            →
            <i>
              <FaceArt face={event.to} />
            </i>
          </span>
        </div>
      );
    default:
      return undefined;
  }
}

interface LargeProps {
  readonly view: View;
  readonly card: string;
  readonly seat?: number;
  readonly lang: Lang;
}

function Large({ view, card, seat, lang }: LargeProps) {
  const [world, upgrade] = [worldOf(view, card), upgradeOf(view, card)];
  return (
    <div className={css.large}>
      <Piece id={card} className={world ? css.planet : css.plate} data-type={upgrade?.type}>
        {world && <WorldToken content={contentOf(view.options)} id={card} points={world.points} />}
        {upgrade && <Sign sign={upgradeSign(upgrade)} />}
      </Piece>
      {seat !== undefined && <Seal seat={seat} className={css.seal} />}
      <b className={css.name}>{(world ?? upgrade)?.name[lang]}</b>
    </div>
  );
}

interface ShatteredProps extends Omit<LargeProps, 'seat'> {
  /** The piece that it is, where the card itself lies elsewhere. */
  readonly piece?: string;
}

/** A Defence Upgrade that falls: it breaks along a crack, and the halves drift apart. */
export function Shattered({ view, card, lang, piece = card }: ShatteredProps) {
  const upgrade = upgradeOf(view, card);
  return (
    <div className={css.large}>
      <Piece id={piece} className={css.shattered}>
        {[css.upper, css.lower].map((half) => (
          <span key={half} className={`${css.plate} ${half}`} data-type={upgrade?.type}>
            <Sign sign={upgradeSign(upgrade)} />
          </span>
        ))}
      </Piece>
      <b className={css.name}>{upgrade?.name[lang]}</b>
    </div>
  );
}

interface MedalProps {
  readonly view: View;
  readonly system: string;
  readonly score: number;
  readonly seat: number;
}

/** A System that closes: its Worlds behind its medal, in a ring of the owner's wax. */
function Medal({ view, system, score, seat }: MedalProps) {
  const c = contentOf(view.options);
  const at = c.systems.findIndex(({ id }) => id === system);
  const { dark, lit } = enamelIn(c, at);
  return (
    <div className={css.closed}>
      {c.systems[at].worlds.slice(0, 3).map((w) => (
        <span key={c.worlds[w].id} className={css.member}>
          <WorldToken content={c} id={c.worlds[w].id} />
        </span>
      ))}
      <span className={css.medal} style={{ background: dark, color: lit }}>
        <Sign sign={signIn(c, at)} />
        <b>{score}</b>
      </span>
      <Seal seat={seat} className={css.seal} />
    </div>
  );
}

interface Said {
  readonly rolls: (n: number) => string;
  readonly loses: string;
  readonly fills: (card: string, pack: string) => string;
  readonly claims: (card: string) => string;
  readonly takes: (card: string, from: string) => string;
  readonly completes: (system: string, score: number) => string;
  readonly destroys: (card: string) => string;
  readonly becomes: (card: string, from: string, to: string) => string;
  readonly complete: (name: string | undefined, system: string) => string;
  readonly steal: (name: string | undefined, world: string, from: string | undefined) => string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    rolls: (n) => `rolls ${n} ${n === 1 ? 'die' : 'dice'}`,
    loses: 'loses a die',
    fills: (card, pack) => `${card}: ${pack}`,
    claims: (card) => `claims ${card}`,
    takes: (card, from) => `takes ${card} from ${from}`,
    completes: (system, score) => `completes ${system}: ${score} points`,
    destroys: (card) => `${card} is destroyed`,
    becomes: (card, from, to) => `${card}: ${from} → ${to}`,
    complete: (name, system) => (name === undefined ? `${system} is yours` : `${name} completes ${system}`),
    steal: (name, world, from) =>
      `${name ?? 'You'} ${name === undefined ? 'take' : 'takes'} ${world} from ${from ?? 'you'}`,
  },
  fr: {
    rolls: (n) => `lance ${n} ${n === 1 ? 'dé' : 'dés'}`,
    loses: 'perd un dé',
    fills: (card, pack) => `${card}\u00a0: ${pack}`,
    claims: (card) => `prend ${card}`,
    takes: (card, from) => `prend ${card} à ${from}`,
    completes: (system, score) => `complète ${system}\u00a0: ${score} points`,
    destroys: (card) => `${card} est détruite`,
    becomes: (card, from, to) => `${card}\u00a0: ${from} → ${to}`,
    complete: (name, system) => (name === undefined ? `${system} est à vous` : `${name} complète ${system}`),
    steal: (name, world, from) =>
      name === undefined
        ? `Vous prenez ${world} à ${from}`
        : from === undefined
          ? `${name} vous prend ${world}`
          : `${name} prend ${world} à ${from}`,
  },
};

/** An event in few words; what the board shows anyway needs none. */
export function headline(event: Event, _view: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  switch (event.type) {
    case 'roll':
      return said.rolls(event.faces.length);
    case 'lose':
      return said.loses;
    case 'fill': {
      const pack = parsePack(event.code);
      return said.fills(event.name[lang], pack ? packName(pack, lang) : event.code);
    }
    case 'claim':
      return said.claims(event.name[lang]);
    case 'complete':
      return said.completes(event.name[lang], event.score);
    case 'destroy':
      return said.destroys(event.name[lang]);
    case 'convert':
      return said.becomes(event.name[lang], FACE_NAMES[lang][event.from], FACE_NAMES[lang][event.to]);
    case 'turn':
    case 'target':
    case 'reveal':
    case 'shuffle':
    case 'over':
      return '';
    default:
      return undefined;
  }
}

/** A System that is completed, or a World that changes hands. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const c = contentOf(after.options);
  // Only the active player gains anything, and it is told from where the reader sits: the names say who.
  const called = (seat: number) => (seats[seat].name === YOU[lang] ? undefined : seats[seat].name);
  const done = completedSystems(before);
  for (const [seat, list] of completedSystems(after).entries()) {
    const closed = list.find(({ system }) => !done[seat].some((was) => was.system === system));
    if (!closed) continue;
    const at = c.systems.findIndex(({ id }) => id === closed.system);
    const title = SAID[lang].complete(called(seat), c.systems[at].name[lang]);
    return { title, detail: `${closed.score}`, seat, at: `system:${closed.system}` };
  }
  for (const { id, name } of c.worlds) {
    const [was, is] = [ownerOf(before, id), ownerOf(after, id)];
    if (was === undefined || is === undefined || was === is) continue;
    return { title: SAID[lang].steal(called(is), name[lang], called(was)), seat: is };
  }
  return undefined;
}

/** How the reader is called at a table that speaks to one person. */
const YOU: Readonly<Record<Lang, string>> = { en: 'You', fr: 'Vous' };
