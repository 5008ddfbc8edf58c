import { firesThisRound, inFire, type Sortie } from '@starboard/scramble';
import { type CSSProperties, useMemo } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wormholeSvg } from './art/sky.ts';
import { type Desk, pressable } from './board.ts';
import { zone } from './flights.ts';
import { placed } from './geometry.ts';
import * as icons from './icons.ts';
import css from './row.module.css';
import { PowerSign } from './Signs.tsx';
import { ShipArt } from './Sprite.tsx';
import { spaceThing, weaponThing } from './slots.ts';
import { WORDS } from './words.ts';

/** The Player Row: a gate at each end, the ring between them, and every Starfighter. */
export function PlayerRow({ desk }: { readonly desk: Desk }) {
  const { view } = desk.props;
  const spaces = Array.from({ length: view.columns + 2 }, (_, space) => space);
  const fire = useMemo(() => (firesThisRound(view) ? inFire(view) : undefined), [view]);
  const ring = desk.plan.sorties.some(({ jump }) => jump);
  return (
    <>
      <span className={css.ring} data-open={ring} aria-hidden="true">
        {ring && [1, 2, 3, 4].map((i) => <i key={i} />)}
      </span>
      {spaces.map((space) => (
        <Space key={space} desk={desk} space={space} danger={fire?.[space]} />
      ))}
      {spaces.map((space) => (
        <Berth key={space} desk={desk} space={space} />
      ))}
    </>
  );
}

interface SpaceProps {
  readonly desk: Desk;
  readonly space: number;
  /** Whether Aliens Fire! hits here this round; undefined if none comes. */
  readonly danger?: boolean | undefined;
}

/** A space to fly to: how far it is, and what a shot from there would do. */
function Space({ desk, space, danger }: SpaceProps) {
  const { props, plan } = desk;
  const { view, lang, seats } = props;
  const words = WORDS[lang];
  const gate = space === 0 || space > view.columns;
  const found = plan.sorties.find(({ to }) => to === space);
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
      style={placed(0, space, view.columns)}
      data-gate={gate ? (space === 0 ? 'left' : 'right') : undefined}
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
        {danger !== undefined && (
          <span className={css.fate}>
            <Icon path={danger ? icons.aliensFire : icons.hold} />
          </span>
        )}
        {found && <Steps sortie={found} byRing={words.byRing} stay={words.stay} />}
      </Press>
    </span>
  );
}

function resultsOf({ events }: Sortie): readonly [number, number] {
  const count = (type: string) => events.filter((e) => e.type === type).length;
  return [count('destroy'), count('damage')];
}

/** How many spaces away, and how many Invaders a shot from there destroys. */
function Steps({ sortie, byRing, stay }: { sortie: Sortie; byRing(steps: number): string; stay: string }) {
  const [destroyed] = resultsOf(sortie);
  return (
    <span className={css.steps}>
      {sortie.steps === 0 ? (
        <span className={destroyed > 0 ? css.wide : undefined}>{stay}</span>
      ) : sortie.jump ? (
        <Long words={byRing(sortie.steps)} n={sortie.steps} />
      ) : (
        sortie.steps
      )}
      {destroyed > 0 && (
        <b className={css.kills}>
          <PowerSign />
          {destroyed}
        </b>
      )}
    </span>
  );
}

/** Words where there is room for them, else the number alone. */
function Long({ words, n }: { readonly words: string; readonly n: number }) {
  return (
    <>
      <span className={css.wide}>{words}</span>
      <span className={css.narrow}>{n}</span>
    </>
  );
}

/** Where Starfighters stand; the reader's own in front, and its ghost where it would go. */
function Berth({ desk, space }: SpaceProps) {
  const { props, near, plan } = desk;
  const { view } = props;
  const ships = view.pilots.flatMap((p, seat) => (p.space === space ? [seat] : []));
  const ghost = plan.chosen?.to === space && !ships.includes(near);
  return (
    <Zone
      id={zone.space(space)}
      className={css.berth}
      style={{ ...placed(0, space, view.columns), '--many': ships.length } as CSSProperties}
      data-many={ships.length > 1}
      data-gate={space === 0 ? 'left' : space > view.columns ? 'right' : undefined}
      aria-hidden="true"
    >
      {ships.map((seat) => (
        <Piece key={seat} id={`ship:${seat}`} className={css.ship} data-own={seat === near}>
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
}
