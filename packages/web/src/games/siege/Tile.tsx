import { explain, type Seat } from '@starboard/kernel';
import {
  type Action,
  effectText,
  game,
  halfPoints,
  type Planet as Number_,
  PLANET_FACES,
  SPECIES_NAMES,
} from '@starboard/siege';
import { useRef } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Icon } from '../../ui/Icon.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import { declarable, halves, nearOf, type Props } from './board.ts';
import { Globe } from './Globe.tsx';
import * as icons from './icons.ts';
import { faceLine, who } from './lines.ts';
import { PlanetWords, PlanetZoom } from './PlanetZoom.tsx';
import people from './people.module.css';
import { Score } from './Score.tsx';
import { planetThing } from './slots.ts';
import { FACE_ICONS } from './symbols.tsx';
import css from './tile.module.css';
import { type Outcome, whatIf } from './whatIf.ts';
import { WORDS } from './words.ts';

interface TileProps {
  readonly planet: Number_;
  readonly props: Props;
  /** Who has the higher siege force value here, and who would have it. */
  readonly holder: Seat | undefined;
  readonly would: Seat | undefined;
  /** What the thing looked at would bring, here or elsewhere. */
  readonly outcome: Outcome | undefined;
  /** Whether the player below aims at it. */
  readonly aimed: boolean;
  readonly next: boolean;
  /** Whether a planet is asked for. */
  readonly asked: boolean;
  onLook(thing: Thing | undefined): void;
}

/** A reason longer than this stands in the tip, not in the tile. */
const SHORT = 80;

/** A planet on the table: its globe, name and effect; while it is asked about, what choosing it would bring. */
export function Tile({ planet, props, holder, would, outcome, aimed, next, asked, onLook }: TileProps) {
  const { view, lang, thing, press, zoom, choices } = props;
  const face = view.planets[planet - 1];
  const { name, worth } = PLANET_FACES[face];
  const words = WORDS[lang];
  const own = planetThing(planet);
  const state = thing(own);
  const near = nearOf(view);
  const species = (seat: Seat) => view.players[seat].species;
  const text = useRef<HTMLSpanElement>(null);
  const look = () => zoom(<PlanetZoom planet={planet} props={props} />);
  const hold = useHold(() => {
    // On a small screen the text is not on the table: what cannot be chosen is opened, and the reason stands there.
    if (state.open || (state.violation && text.current?.checkVisibility())) press(own);
    else look();
  }, look);
  const brings = state.plays && whatIf(view, state.plays as Action);
  const reason = state.violation && choices.length > 0 ? explain(game, state.violation, lang) : undefined;
  const using = view.stack.at(-1);
  const changes = (after: Outcome) =>
    [1 - near, near].flatMap((seat) => {
      const [from, to] = [view, after].map(({ players }) => players[seat].forces[planet - 1].length);
      return from === to ? [] : [{ seat, from, to }];
    });
  const told = [near, 1 - near].map((seat) =>
    words.force(SPECIES_NAMES[species(seat)][lang], view.players[seat].forces[planet - 1].length),
  );
  const spoken = [
    `${words.planet(planet)}, ${name}, ${words.worth(worth)}. ${told.join(', ')}. ${effectText(face, lang, who(1 - near, props))}`,
    ...(brings
      ? [
          ...changes(brings).map(({ seat, from, to }) => words.becomes(who(seat, props), from, to)),
          words.wouldStand(
            who(near, props),
            halves(halfPoints(brings)[near]),
            who(1 - near, props),
            halves(halfPoints(brings)[1 - near]),
          ),
        ]
      : []),
    ...(next ? [words.nextLong] : []),
  ].join(' ');
  const turns = would !== holder;
  const body = () => {
    // Whoever is asked about an effect reads it there.
    if (declarable(view) === planet) {
      return (
        <>
          <span className={css.change}>{faceLine(face, props)}</span>
          {brings && <Score outcome={brings} props={props} />}
        </>
      );
    }
    if (turns && outcome) {
      return (
        <>
          <Changes list={changes(outcome)} props={props} />
          <span className={`${css.becomes} ${would === undefined ? '' : people[species(would)]}`}>
            {would !== undefined && props.seats[would].emblem}
            {words.wouldBe(would === undefined ? undefined : who(would, props))}
          </span>
          {brings && <Score outcome={brings} props={props} />}
        </>
      );
    }
    if (brings) {
      return (
        <>
          <Changes list={changes(brings)} props={props} />
          <Score outcome={brings} props={props} />
        </>
      );
    }
    return asked && reason && reason.length <= SHORT && !state.open ? reason : faceLine(face, props);
  };
  const button = {
    className: css.planet,
    onPointerEnter: () => onLook(own),
    onPointerLeave: () => onLook(undefined),
    onFocus: () => onLook(own),
    onBlur: () => onLook(undefined),
  };
  return (
    <div
      className={`${css.tile} ${holder === undefined ? '' : people[species(holder)]}`}
      data-anchor={own}
      data-held={holder === undefined ? 'even' : holder === near ? 'near' : 'far'}
      data-turns={turns}
      data-aimed={aimed}
    >
      <Tip
        content={state.plays ? undefined : <PlanetWords planet={planet} props={props} next={next} />}
        press={reason ? 'tap' : 'none'}
      >
        {(trigger) => (
          <button type="button" {...merged(merged(button, hold), trigger)} {...thingProps(own, state)}>
            <span className="unseen">{spoken}</span>
            {turns && would !== undefined && (
              <span className={`${css.hatch} ${people[species(would)]}`} aria-hidden="true" />
            )}
            <Globe planet={planet} view={view} holder={holder} taker={turns ? would : undefined} />
            {using?.step === 'wrapUp' && view.turn.planet === planet && state.open && (
              <span className={css.using} aria-hidden="true">
                <Icon path={icons.oracle} />
              </span>
            )}
            {next && (
              <span className={css.next} aria-hidden="true">
                {words.next}
              </span>
            )}
            <span className={css.name} aria-hidden="true">
              <Icon path={FACE_ICONS[face]} className={css.symbol} />
              <span>{name}</span>
            </span>
            <span className={css.text} ref={text} aria-hidden="true">
              {body()}
            </span>
          </button>
        )}
      </Tip>
    </div>
  );
}

interface ChangesProps {
  readonly list: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  readonly props: Props;
}

/** "Rigel 1 → 3" */
function Changes({ list, props }: ChangesProps) {
  return list.map(({ seat, from, to }) => (
    <span key={seat} className={css.change}>
      {who(seat, props).start}{' '}
      <span className={css.figures}>
        {from} → {to}
      </span>
    </span>
  ));
}
