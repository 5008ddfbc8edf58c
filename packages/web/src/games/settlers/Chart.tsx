import { completedSystems, contentOf } from '@starboard/settlers';
import { useId } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import * as icons from './art/icons.ts';
import { arc, tenth } from './art/lines.ts';
import { WAX } from './art/palette.ts';
import { ringShape, type Spot } from './art/ring.ts';
import type { Desk } from './board.ts';
import { chanceOf, percent } from './chance.ts';
import css from './chart.module.css';
import { enamelIn, ownerOf, signIn } from './content.ts';
import { zone } from './flights.ts';
import { Marks } from './Marks.tsx';
import { PackPill, PackRow, packsSpoken } from './Packs.tsx';
import { Sign } from './Sign.tsx';
import { packThing } from './slots.ts';
import star from './system.module.css';
import { Seal, WorldToken } from './Token.tsx';
import { WorldsLeft } from './WorldsLeft.tsx';
import { WORDS } from './words.ts';

/** Where the six Systems of the game lie on the chart, row by row. */
const PLACES = [0, 3, 2, 5, 4, 1];

/** The chart: a ring a System, one arc a World in the colour of its owner; who leaves leaves a hole with a seal. */
export function Chart({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  const c = contentOf(view.options);
  return (
    <section className={css.chart} aria-label={WORDS[lang].chart}>
      <div className={css.systems} data-six={c.systems.length === 6}>
        {c.systems.map((system, at) => (
          <StarSystem key={system.id} desk={desk} at={at} order={c.systems.length === 6 ? PLACES[at] : at} />
        ))}
      </div>
      <WorldsLeft view={view} lang={lang} />
      <div className={css.marks}>
        <Marks desk={desk} />
      </div>
    </section>
  );
}

function StarSystem({ desk, at, order }: { readonly desk: Desk; readonly at: number; readonly order: number }) {
  const { view, lang, seats } = desk.props;
  const c = contentOf(view.options);
  const system = c.systems[at];
  const enamel = enamelIn(c, at);
  const shape = ringShape(system.worlds.length);
  const locked = completedSystems(view).findIndex((list) => list.some(({ system: id }) => id === system.id));
  const path = useId();
  const words = WORDS[lang];
  const lacks = system.worlds.map((w) => {
    const owner = ownerOf(view, c.worlds[w].id);
    return `${c.worlds[w].name[lang]} ${owner === undefined ? words.centre : words.owner(seats[owner].name)}`;
  });
  return (
    <section
      className={star.system}
      style={
        {
          order,
          '--near-x': shape.near.at[0],
          '--near-y': shape.near.at[1],
          '--near-k': tenth((shape.near.r / shape.r) * 100) / 100,
          '--near-t': shape.near.token,
          '--near-below': shape.near.below,
          '--enamel': enamel.mid,
          '--enamel-dark': enamel.dark,
          '--enamel-lit': enamel.lit,
        } as never
      }
      data-order={order}
      data-system={system.id}
      data-locked={locked >= 0}
      aria-label={words.system(system.name[lang], system.score, lacks.join(', '))}
    >
      <span className={star.whole} data-anchor={`system:${system.id}`} aria-hidden="true" />
      <svg className={star.ring} viewBox="-150 -130 300 260" aria-hidden="true" focusable="false">
        <radialGradient id={`${path}wash`}>
          <stop offset=".35" stopColor={enamel.mid} stopOpacity={locked >= 0 ? 0.75 : 0.4} />
          <stop offset="1" stopColor={enamel.mid} stopOpacity="0" />
        </radialGradient>
        <circle r={shape.r + 46} fill={`url(#${path}wash)`} />
        <g className={star.orbits}>
          <circle r={shape.r + 9} />
          <circle r={shape.r - 9} />
          <circle r={tenth(shape.r * 0.62)} strokeDasharray="2 4" />
        </g>
        {shape.spots.map((spot, i) => (
          <Arc
            key={c.worlds[system.worlds[i]].id}
            desk={desk}
            id={c.worlds[system.worlds[i]].id}
            spot={spot}
            r={shape.r}
          />
        ))}
        {shape.spots.length > 2 ? (
          <text className={star.name} y={-shape.r - 13} textAnchor="middle">
            {system.name[lang]}
          </text>
        ) : (
          <>
            <path id={path} d={arc(0, 0, shape.r + 15, -180, 0)} fill="none" />
            <text className={star.name}>
              <textPath href={`#${path}`} startOffset="50%" textAnchor="middle">
                {system.name[lang]}
              </textPath>
            </text>
          </>
        )}
      </svg>
      <span className={star.plain}>{system.name[lang]}</span>
      <Tip content={words.system(system.name[lang], system.score, lacks.join(', '))}>
        {(trigger) => (
          <span
            {...trigger}
            className={star.medal}
            style={
              {
                ...trigger.style,
                '--x': shape.medalAt[0],
                '--y': shape.medalAt[1],
                '--m': shape.medal,
                '--nx': shape.near.medalAt[0],
                '--ny': shape.near.medalAt[1],
              } as never
            }
            aria-hidden="true"
          >
            <Sign sign={signIn(c, at)} />
            <b>{system.score}</b>
            {locked >= 0 && (
              <>
                <Seal seat={locked} className={star.owner} />
                <span className={star.lock}>
                  <Icon path={icons.lock} />
                </span>
              </>
            )}
          </span>
        )}
      </Tip>
      {shape.spots.map((spot, i) => (
        <Place
          key={c.worlds[system.worlds[i]].id}
          desk={desk}
          id={c.worlds[system.worlds[i]].id}
          spot={spot}
          token={shape.token}
        />
      ))}
    </section>
  );
}

function Arc({
  desk,
  id,
  spot,
  r,
}: {
  readonly desk: Desk;
  readonly id: string;
  readonly spot: Spot;
  readonly r: number;
}) {
  const { view } = desk.props;
  const owner = ownerOf(view, id);
  const d = arc(0, 0, r, spot.from, spot.to);
  if (view.turn.target?.card === id)
    return (
      <g fill="none">
        <path d={d} stroke="#7a4a06" strokeWidth="12" />
        <path d={d} stroke="#ffca5c" strokeWidth="8.5" />
      </g>
    );
  if (owner === undefined)
    return (
      <g fill="none">
        <path d={d} stroke="#f8ebc9" strokeWidth="11" opacity=".75" />
        <path d={d} stroke="var(--enamel-dark)" strokeWidth="4" strokeDasharray="1.5 5" opacity=".9" />
      </g>
    );
  const { colour, light, shade } = WAX[owner];
  return (
    <g fill="none">
      <path d={d} stroke={shade} strokeWidth="12" />
      <path d={d} stroke={colour} strokeWidth="9" />
      <path d={d} stroke={light} strokeWidth="1.6" opacity=".8" />
    </g>
  );
}

interface PlaceProps {
  readonly desk: Desk;
  readonly id: string;
  readonly spot: Spot;
  readonly token: number;
}

/** The place of a World: the World, or a hole with the seal of its owner. */
function Place({ desk, id, spot, token }: PlaceProps) {
  const { view, lang, seats } = desk.props;
  const c = contentOf(view.options);
  const world = c.worlds[c.byUid.get(id) ?? 0];
  const owner = ownerOf(view, id);
  const target = view.turn.target?.card === id;
  const words = WORDS[lang];
  const [nearX, nearY] = spot.near.map(tenth);
  const style = { '--x': tenth(spot.x), '--y': tenth(spot.y), '--nx': nearX, '--ny': nearY, '--t': token } as never;
  return (
    <Zone
      as="span"
      id={zone.world(id)}
      className={css.place}
      style={style}
      data-tag={spot.tag}
      data-anchor={`place:${id}`}
    >
      {owner !== undefined || target ? (
        <button
          type="button"
          className={css.hole}
          data-target={target}
          onClick={() => desk.look(id)}
          aria-label={`${world.name[lang]}, ${owner === undefined ? words.centre : words.owner(seats[owner].name)}`}
        >
          {owner !== undefined && <Seal seat={owner} />}
          <span className={css.gone}>{world.name[lang]}</span>
        </button>
      ) : (
        <Free desk={desk} id={id} />
      )}
    </Zone>
  );
}

/** A World that nobody has: its planet, and its name, packs and chance on a label. */
function Free({ desk, id }: Pick<PlaceProps, 'desk' | 'id'>) {
  const { view, lang, thing } = desk.props;
  const words = WORDS[lang];
  const c = contentOf(view.options);
  const world = c.worlds[c.byUid.get(id) ?? 0];
  // Whoever has begun a card is bound to it (SETTLERS-TURN-7), and a turn gives one World (SETTLERS-RULING-20).
  const bound = (view.turn.target !== null || view.turn.worldClaimed) && desk.props.seat === view.active;
  const packs = view.options.hard && world.defence ? [...world.packs, world.defence] : world.packs;
  const open = packs.some((_, i) => thing(packThing(id, i < world.packs.length ? `c${i}` : 'wd')).open);
  const chance = chanceOf(desk, id);
  return (
    <Piece
      as="button"
      id={id}
      type="button"
      className={css.world}
      data-open={open}
      data-shown={desk.shown === id}
      onClick={() => desk.look(id)}
    >
      <WorldToken content={c} id={id} points={world.points} />
      <span className={css.label} aria-hidden="true" data-many={packs.length > 3}>
        <span className={css.title}>
          {world.name[lang]}
          {chance !== undefined && <b className={css.chance}>{percent(chance)}</b>}
        </span>
        <span className={css.packs}>
          <PackRow packs={world.packs} />
          {packs.length > world.packs.length && world.defence && (
            <span className={css.shield}>
              <PackPill pack={world.defence} />
            </span>
          )}
        </span>
      </span>
      {bound && (
        <span className={css.waits} aria-hidden="true">
          <Icon path={icons.hourglass} />
        </span>
      )}
      <span className="unseen">
        {`${world.name[lang]}, ${words.worth(world.points)}: ${packsSpoken(packs, lang)}${chance === undefined ? '' : `, ${percent(chance)}`}`}
      </span>
    </Piece>
  );
}
