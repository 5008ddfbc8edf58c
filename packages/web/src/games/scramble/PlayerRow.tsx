import { decider, firesThisRound, inFire, type Sortie, type View } from '@starboard/scramble';
import { type CSSProperties, memo, useMemo } from 'react';
import { Picture } from '../../art/Picture.tsx';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wormholeSvg } from './art/sky.ts';
import { type Desk, NO_THINGS, pressable, unchanged } from './board.ts';
import { zone } from './flights.ts';
import { placed } from './geometry.ts';
import * as icons from './icons.ts';
import type { Plan } from './plan.ts';
import css from './row.module.css';
import { PowerSign, RingSign } from './Signs.tsx';
import { ShipArt } from './Sprite.tsx';
import { spaceThing, weaponThing } from './slots.ts';
import { WORDS, type Words } from './words.ts';

/** The Player Row: a gate at each end, the ring between them, and every Starfighter. */
export function PlayerRow({ desk }: { readonly desk: Desk }) {
  const { view } = desk.props;
  const spaces = Array.from({ length: view.columns + 2 }, (_, space) => space);
  const fire = useMemo(() => (firesThisRound(view) ? inFire(view) : undefined), [view]);
  const ring = desk.plan.sorties.some(({ jump }) => jump);
  return (
    <>
      <span className={css.ring} data-hued data-lit={ring} aria-hidden="true">
        {ring && [1, 2, 3, 4].map((i) => <i key={i} />)}
      </span>
      {spaces.map((space) => (
        <Space key={space} desk={desk} space={space} danger={fire?.[space]} />
      ))}
      {spaces.map((space) => (
        <Berth key={space} desk={desk} space={space} />
      ))}
      {fire && spaces.map((space) => <Fate key={space} view={view} space={space} danger={fire[space]} />)}
    </>
  );
}

interface SpaceProps {
  readonly desk: Desk;
  readonly space: number;
  /** Whether Aliens Fire! hits here this round; undefined if none comes. */
  readonly danger?: boolean | undefined;
}

const sameSpace = unchanged(thingsOf, ({ desk: { plan }, space }) => [
  sortieTo(plan, space),
  sortieTo(plan, space) && plan.weapon,
  plan.chosen?.to === space,
]);

/** A space to fly to: how far it is, and what a shot from there would do. */
const Space = memo(function Space({ desk, space, danger }: SpaceProps) {
  const { props, plan } = desk;
  const { view, lang, seats } = props;
  const words = WORDS[lang];
  const gate = gateOf(view, space);
  const found = sortieTo(plan, space);
  const here = view.pilots.flatMap((p, seat) => (p.space === space ? [seats[seat].name] : []));
  const label = [
    gate ? words.wormhole(space === 0) : words.column(space),
    ...(found ? [found.steps === 0 ? words.stay : words.steps(found.steps)] : []),
    ...(found?.fires ? [words.results(...resultsOf(found))] : []),
    ...(danger === undefined ? [] : [danger ? words.inDanger : words.safe]),
    ...(here.length > 0 ? [words.here(here.join(', '))] : []),
  ].join('. ');
  // With the gem still in hand a space that is lit activates the weapon that reaches it.
  const through = found && view.stack.at(-1)?.step === 'placeGem' && plan.weapon ? weaponThing(plan.weapon) : undefined;
  return (
    <span
      className={css.space}
      data-hued
      style={placed(0, space, view.columns)}
      data-gate={gate}
      data-reach={found !== undefined}
      data-chosen={found !== undefined && plan.chosen?.to === space}
      data-danger={danger}
    >
      <Press {...pressable(props, spaceThing(space), through)} label={label} className={css.press}>
        {gate ? (
          <Picture name="wormhole" draw={wormholeSvg} urgent className={css.gate} />
        ) : (
          <span className={css.pad} />
        )}
        {found && <Steps sortie={found} words={words} />}
      </Press>
    </span>
  );
}, sameSpace);

function thingsOf({ space }: SpaceProps): readonly Thing[] {
  return [spaceThing(space)];
}

function sortieTo({ sorties }: Plan, space: number): Sortie | undefined {
  return sorties.find(({ to }) => to === space);
}

/** Over the Starfighters: whether Aliens Fire! hits here. */
function Fate({ view, space, danger }: { readonly view: View; readonly space: number; readonly danger: boolean }) {
  return (
    <span
      className={css.space}
      style={placed(0, space, view.columns)}
      data-gate={gateOf(view, space)}
      data-fate={danger ? 'hit' : 'safe'}
      aria-hidden="true"
    >
      <span className={css.fate}>
        <Icon path={danger ? icons.aliensFire : icons.hold} />
      </span>
    </span>
  );
}

/** Which Wormhole a space is, if it is one. */
function gateOf({ columns }: View, space: number): 'left' | 'right' | undefined {
  if (space === 0) return 'left';
  return space > columns ? 'right' : undefined;
}

function resultsOf({ events }: Sortie): readonly [number, number] {
  const count = (type: string) => events.filter((e) => e.type === type).length;
  return [count('destroy'), count('damage')];
}

/** How many spaces away, and how many Invaders a shot from there destroys. */
function Steps({ sortie, words }: { readonly sortie: Sortie; readonly words: Words }) {
  const { steps, jump } = sortie;
  const [destroyed] = resultsOf(sortie);
  return (
    <span className={css.steps}>
      {steps === 0 ? (
        <span className={destroyed > 0 ? css.wide : undefined}>{words.stay}</span>
      ) : (
        <>
          <span className={css.wide}>{jump ? words.byRing(steps) : words.fly(steps)}</span>
          <span className={css.narrow}>
            {jump && <RingSign />}
            {steps}
          </span>
        </>
      )}
      {destroyed > 0 && (
        <b className={css.kills}>
          <span className={css.wide}>{words.kills(destroyed)}</span>
          <span className={css.narrow}>
            <PowerSign />
            {destroyed}
          </span>
        </b>
      )}
    </span>
  );
}

const sameBerth = unchanged<SpaceProps>(NO_THINGS, ({ desk: { plan }, space }) => [plan.chosen?.to === space]);

/** Where Starfighters stand; the reader's own in front, and its ghost where it would go. */
const Berth = memo(function Berth({ desk, space }: SpaceProps) {
  const { props, near, plan } = desk;
  const { view } = props;
  const ships = view.pilots.flatMap((p, seat) => (p.space === space ? [seat] : []));
  const acts = decider(view);
  const ghost = plan.chosen?.to === space && !ships.includes(near);
  return (
    <Zone
      id={zone.space(space)}
      className={css.berth}
      style={{ ...placed(0, space, view.columns), '--many': ships.length } as CSSProperties}
      data-many={ships.length > 1}
      data-gate={gateOf(view, space)}
      aria-hidden="true"
    >
      {ships.map((seat) => (
        <Piece key={seat} id={`ship:${seat}`} className={css.ship} data-own={seat === near} data-acts={seat === acts}>
          <ShipArt colour={view.pilots[seat].colour} />
        </Piece>
      ))}
      {ghost && (
        <span className={css.ship} data-own="true" data-ghost="true">
          <ShipArt colour={view.pilots[near].colour} ghost />
        </span>
      )}
    </Zone>
  );
}, sameBerth);
