import { FACE_NAMES, FACES, iconValue, REROLLS } from '@starboard/invasion';
import { useDrag } from '../../ui/drag.ts';
import { Icon } from '../../ui/Icon.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { BestShots } from './BestShots.tsx';
import type { Beat } from './beats.ts';
import { nearOf, type Props } from './board.ts';
import { Cube } from './Cube.tsx';
import { DefenseFace, FACE_ICONS } from './DefenseFace.tsx';
import css from './desk.module.css';
import { Plate } from './Plate.tsx';
import type { Plan } from './plan.ts';
import { Screen } from './Screen.tsx';
import { trayThing } from './slots.ts';
import { WORDS } from './words.ts';

interface DeskProps {
  readonly props: Props;
  readonly plan: Plan;
  /** The step in which each die of the tray was thrown last. */
  readonly rolls: readonly number[];
  /** The Invasion die under the hand. */
  readonly looked: string | undefined;
  /** Whether the tray belongs to the reader. */
  readonly own: boolean;
  readonly beat: Beat | undefined;
}

/** The control desk: the Defense dice in their wells, three lamps for the re-rolls, and the screen that says what will be. */
export function Desk({ props, plan, rolls, looked, own, beat }: DeskProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const frame = view.stack.at(-1);
  const rerolls = frame?.step === 'defense' ? frame.rerolls : 0;
  return (
    <section className={css.desk} aria-label={words.tray} data-own={own}>
      <div className={css.wells} data-count={view.tray.length} data-anchor="tray">
        {view.tray.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the tray.
          <Well key={at} at={at} face={FACES[face]} props={props} plan={plan} roll={rolls[at] ?? 0} />
        ))}
      </div>
      <Tip content={words.rerolls(rerolls)}>
        {(tip) => (
          <button type="button" className={css.lamps} {...tip} data-anchor="lamps">
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
      <span className={css.mine}>
        <Plate props={props} seat={nearOf(props.seat)} note="" own />
      </span>
    </section>
  );
}

interface WellProps {
  readonly at: number;
  readonly face: (typeof FACES)[number];
  readonly props: Props;
  readonly plan: Plan;
  readonly roll: number;
}

/** A Defense die in its well: tipped out when it is rolled again, a ghost when it is laid on saucers. */
function Well({ at, face, props, plan, roll }: WellProps) {
  const { view, lang, thing, press } = props;
  const words = WORDS[lang];
  const name = trayThing(at);
  const state = thing(name);
  const dragged = useDrag(props.drag(name));
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
                roll={roll}
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
