import { FACE_NAMES, FACES, iconValue, REROLLS } from '@starboard/invasion';
import { useRef } from 'react';
import { useDrag } from '../../ui/drag.ts';
import { Icon } from '../../ui/Icon.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { BestShots } from './BestShots.tsx';
import type { Beat } from './beats.ts';
import { deciderOf, type Props } from './board.ts';
import { Cube } from './Cube.tsx';
import { DefenseFace, FACE_ICONS } from './DefenseFace.tsx';
import css from './desk.module.css';
import type { Plan } from './plan.ts';
import { Screen } from './Screen.tsx';
import { trayThing } from './slots.ts';
import { WORDS } from './words.ts';

interface DeskProps {
  readonly props: Props;
  readonly plan: Plan;
  /** The die of the tray in each well. */
  readonly order: readonly number[];
  /** The step in which each die of the tray was thrown last. */
  readonly rolls: readonly number[];
  /** The Invasion die under the hand. */
  readonly looked: string | undefined;
  /** Whether the tray belongs to the reader. */
  readonly own: boolean;
  readonly beat: Beat | undefined;
}

/** The control desk: the Defense dice in their wells, three lamps for the re-rolls, and the screen that says what will be. */
export function Desk({ props, plan, order, rolls, looked, own, beat }: DeskProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const frame = view.stack.at(-1);
  const rerolls = frame?.step === 'defense' ? frame.rerolls : 0;
  // Whoever repairs in the turn of another has no dice on the desk.
  const cleared = frame !== undefined && deciderOf(view, props.seat) !== view.active;
  return (
    <section className={css.desk} aria-label={words.desk} data-own={own}>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of dice is no form. */}
      <div
        role="group"
        aria-label={words.tray}
        className={css.wells}
        data-count={view.tray.length}
        data-anchor="tray"
        inert={cleared}
      >
        {order.slice(0, view.tray.length).map((at, well) => (
          <Well
            // biome-ignore lint/suspicious/noArrayIndexKey: wells stay where they are.
            key={well}
            at={at}
            face={FACES[view.tray[at]]}
            props={props}
            plan={plan}
            roll={rolls[at] ?? 0}
            newest={Math.max(...rolls)}
          />
        ))}
      </div>
      <Tip content={words.rerolls(rerolls)}>
        {(tip) => (
          <button type="button" className={css.lamps} {...tip} tabIndex={-1} data-anchor="lamps">
            <span className="unseen">{words.rerolls(rerolls)}</span>
            {Array.from({ length: REROLLS }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lamps are alike.
              <i key={i} data-on={i < rerolls} aria-hidden="true" />
            ))}
          </button>
        )}
      </Tip>
      <Screen props={props} plan={plan} looked={looked} own={own} beat={beat} />
      {own && frame?.step === 'assign' && <BestShots props={props} />}
    </section>
  );
}

interface WellProps {
  readonly at: number;
  readonly face: (typeof FACES)[number];
  readonly props: Props;
  readonly plan: Plan;
  readonly roll: number;
  /** The step in which any die of the tray was thrown last. */
  readonly newest: number;
}

/** A Defense die in its well: tipped out when it is rolled again, a ghost when it is laid on saucers. */
function Well({ at, face, props, plan, roll, newest }: WellProps) {
  const { view, lang, thing, press } = props;
  const words = WORDS[lang];
  const name = trayThing(at);
  const state = thing(name);
  const dragged = useDrag(props.drag(name));
  // A die that has only changed wells does not roll.
  const rolled = useRef(roll);
  if (roll === newest) rolled.current = roll;
  const laid = plan.laid.some((die) => die.at === at);
  const again = state.selected && view.stack.at(-1)?.step === 'defense';
  const value = iconValue(view);
  return (
    <Tip press="hold" content={words.faceLong[face](value)}>
      {(tip) => (
        <button
          type="button"
          {...merged(
            merged({ ...thingProps(name, state), className: css.well, onClick: () => press(name) }, dragged),
            tip,
          )}
          data-laid={laid}
          data-held={plan.held === at}
          data-again={again}
        >
          <span className="unseen">
            {FACE_NAMES[face][lang]}
            {again ? `, ${words.again}` : ''}
          </span>
          {laid ? (
            <Icon path={FACE_ICONS[face]} className={css.ghost} />
          ) : (
            <span className={css.held}>
              <Cube
                name={`tray ${at}`}
                up={FACES.indexOf(face)}
                roll={rolled.current}
                colour="oklch(0.95 0.04 90)"
                sides={FACES.map((side) => <DefenseFace key={side} face={side} value={value} />)}
              />
            </span>
          )}
          {again && (
            <span className={css.again} aria-hidden="true">
              {words.again}
            </span>
          )}
        </button>
      )}
    </Tip>
  );
}
