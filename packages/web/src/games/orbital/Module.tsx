import type { Seat } from '@starboard/kernel';
import { type Placed, repairCost, TYPE_NAMES } from '@starboard/orbital';
import { Piece } from '../../motion/Piece.tsx';
import { merged } from '../../ui/merged.ts';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import { type Desk, hovering, isWanted } from './board.ts';
import { isWide } from './Card.tsx';
import { type Shown, shownModule } from './content.ts';
import { Crew, Effect } from './Effect.tsx';
import type { Lie } from './lie.ts';
import { ModuleZoom } from './ModuleZoom.tsx';
import css from './module.module.css';
import { Glyph, Pawn, Res } from './Signs.tsx';
import { TilePicture } from './Tile.tsx';
import { moduleThing } from './things.ts';
import { WORDS } from './words.ts';

interface ModuleProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly m: Placed;
  readonly lie: Lie;
  readonly immune: boolean;
  /** There is room for its machine and its sign only. */
  readonly small: boolean;
  /** It would be moved: it hangs elsewhere. */
  readonly leaving: boolean;
}

/** A module of an orbital: pressed to work, to be repaired, or as a target; otherwise it explains itself. */
export function Module({ desk, seat, m, lie, immune, small, leaving }: ModuleProps) {
  const { props, c, at, me, begun } = desk;
  const { view, lang, press, zoom } = props;
  const player = view.players[seat];
  const name = moduleThing(seat, m.id);
  const state = at(name);
  const shown = shownModule(c, player, m, lang);
  const look = () => zoom(<ModuleZoom shown={shown} lang={lang} notes={notesOf(m, immune, shown, desk)} />);
  const hold = useHold(() => (state.open || state.violation ? press(name) : look()), look);
  const suffers = view.stack.at(-1)?.step === 'failedProject';
  const ready = seat === me && !begun && !suffers && state.open && m.damage === 0;
  const repairs = seat === me && state.plays?.type === 'repair';
  const price = repairs ? repairCost(c, player) : undefined;
  const target = state.open && (begun || suffers) && !state.selected;
  return (
    <Piece as="div" id={shown.kind} className={css.place} style={{ left: lie.left(m.x), top: lie.top(m.y) }}>
      <button
        type="button"
        className={css.module}
        {...merged(hovering(desk, name), hold)}
        {...thingProps(name, state)}
        data-target={target}
        data-hostile={target && (suffers || (seat !== me && !desk.visits))}
        data-core={m.card < 0}
        data-leaving={leaving}
        data-wanted={isWanted(desk, name)}
      >
        <TilePicture
          kind={shown.kind}
          colour={shown.colour}
          size={small ? 'small' : 'large'}
          damaged={m.damage > 0}
          className={css.picture}
        />
        <span className={css.name} aria-hidden="true" data-long={shown.name.length > 13} data-wide={isWide(shown.name)}>
          {shown.name}
        </span>
        <span className={css.effect}>
          {m.damage > 0 ? (
            <i aria-hidden="true">{WORDS[lang].damaged}</i>
          ) : (
            <Line shown={shown} desk={desk} seat={seat} />
          )}
        </span>
        {shown.row && shown.row.crew > 0 && (shown.row.action || shown.row.lasting) && (
          <span className={css.symbols}>
            <Crew n={shown.row.crew} />
          </span>
        )}
        {m.card < 0 && <Standing seat={seat} n={player.crew} />}
        {m.crew > 0 && <Lying seat={seat} n={m.crew} />}
        {m.damage > 0 && (
          <span className={css.damage} aria-hidden="true">
            <Res of="damage" />
            <b>{m.damage}</b>
          </span>
        )}
        {price !== undefined && (
          <span className={css.price} aria-hidden="true">
            <Glyph mark="repair" /> {price}
            <Res of="mc" />
          </span>
        )}
        {ready && <span className={css.lamp} />}
        {immune && m.card >= 0 && (
          <span className={css.immune}>
            <Glyph mark="immune" />
          </span>
        )}
        <span className="unseen">
          {[`${shown.name}, ${TYPE_NAMES[shown.colour][lang]}.`, shown.text, ...notesOf(m, immune, shown, desk)].join(
            ' ',
          )}
        </span>
      </button>
    </Piece>
  );
}

function Line({ shown, desk, seat }: { readonly shown: Shown; readonly desk: Desk; readonly seat: Seat }) {
  if (shown.row) return <Effect row={shown.row} />;
  const { upgrade } = desk.props.view.players[seat];
  return <Crew n={1 + (upgrade < 0 ? 0 : desk.c.upgrades[upgrade].crew)} />;
}

/** What is to be known about a module now, in sentences. */
function notesOf(m: Placed, immune: boolean, shown: Shown, { props: { lang } }: Desk): readonly string[] {
  const words = WORDS[lang];
  const notes = [
    m.damage > 0 ? words.damage(m.damage) : '',
    m.used ? words.used : '',
    m.crew > 0 ? words.crewOn(m.crew) : '',
    immune ? words.immune : '',
    shown.row && shown.row.crew > 0 ? words.symbols(shown.row.crew) : '',
  ];
  return notes.filter(Boolean).map((note) => `${note}.`);
}

const MOST_PAWNS = 6;

/** Unused crew stands on the core. */
function Standing({ seat, n }: { readonly seat: Seat; readonly n: number }) {
  if (n === 0) return null;
  const shown = n > MOST_PAWNS ? 1 : n;
  return (
    <span className={css.standing} data-count={shown} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike.
        <Pawn key={i} seat={seat} />
      ))}
      {n > MOST_PAWNS && <b>×{n}</b>}
    </span>
  );
}

/** Crew that has worked lies down where it worked. */
function Lying({ seat, n }: { readonly seat: Seat; readonly n: number }) {
  return (
    <span className={css.lying} aria-hidden="true">
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike.
        <Pawn key={i} seat={seat} />
      ))}
    </span>
  );
}
