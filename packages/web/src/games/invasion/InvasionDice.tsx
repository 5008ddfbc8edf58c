import {
  COLOURS,
  contentOf,
  dieName,
  INVASION_DICE,
  type InvasionDie,
  type InvasionDieInPlay,
  invasionDice,
} from '@starboard/invasion';
import { COLON } from '@starboard/kernel';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { SIDES } from '../../motion/cube.ts';
import { thingProps } from '../../ui/thing.ts';
import { aimSvg, HULLS, windowSvg } from './art/saucer.ts';
import { type Props, throwerOf } from './board.ts';
import { Cube } from './Cube.tsx';
import { DefenseFace } from './DefenseFace.tsx';
import { throwFrom } from './fly.ts';
import css from './invasion.module.css';
import type { Plan } from './plan.ts';
import { dieThing } from './slots.ts';
import { capital, WORDS } from './words.ts';

interface DiceProps {
  readonly props: Props;
  readonly plan: Plan;
  /** Changes when the dice are thrown. */
  readonly roll: number;
  /** The dice whose saucers have struck. */
  readonly spent: readonly InvasionDie[];
  onLook(die: string | undefined): void;
}

const FIRST = INVASION_DICE[0];

/** The saucers under the mothership: one die each, in an arc, by colour. */
export function InvasionDice({ props, plan, roll, spent, onLook }: DiceProps) {
  const dice = invasionDice(props.view);
  const words = WORDS[props.lang];
  const row = useRef<HTMLElement>(null);
  const last = useRef(roll);
  const thrower = throwerOf(props.view);
  // The neighbour on the right throws them.
  useLayoutEffect(() => {
    if (last.current === roll) return;
    last.current = roll;
    const table = row.current?.parentElement;
    const places = table ? [...table.querySelectorAll(`[data-world="${thrower}"]`)] : [];
    const hand = places.find((place) => place.getBoundingClientRect().width > 0);
    if (row.current && hand) throwFrom(row.current, hand);
  }, [roll, thrower]);
  return (
    <section
      ref={row}
      className={css.row}
      data-count={dice.length}
      aria-label={words.invasion}
      style={{ '--count': dice.length / 3 } as CSSProperties}
    >
      {dice.map((die, i) => (
        <Die
          key={die.id}
          die={die}
          arc={arcOf(i, dice.length)}
          props={props}
          plan={plan}
          roll={roll}
          spent={spent}
          onLook={onLook}
        />
      ))}
    </section>
  );
}

/** How a die of the arc hangs: how far down, and how it leans. */
function arcOf(i: number, count: number): CSSProperties {
  const t = (i - (count - 1) / 2) / ((count - 1) / 2);
  return { '--sink': t * t, '--lean': `${t * 6}deg` } as CSSProperties;
}

interface DieProps extends DiceProps {
  readonly die: InvasionDieInPlay;
  readonly arc: CSSProperties;
}

function Die({ die, arc, props, plan, roll, spent, onLook }: DieProps) {
  const { view, lang, thing, press } = props;
  const words = WORDS[lang];
  const { id, colour, saucers, sector } = die;
  const faces = contentOf(view).invasion[COLOURS.indexOf(colour)];
  const name = dieThing(id);
  const state = thing(name);
  const laid = plan.laid.filter(({ on }) => on === id);
  const would = plan.would[id];
  const step = view.stack.at(-1)?.step;
  // Once they have struck, they stay dark until they are thrown again.
  const gone = step === undefined || step === 'rebuild' || step === 'freeRebuild' || step === 'pick';
  const over = gone || spent.includes(id);
  const left = gone ? saucers : (plan.left[id] ?? die.left);
  // Beside the sector of a die there is no room for many words.
  const crowded = view.round === 3 || (view.round === 2 && sector !== null);
  const tag =
    saucers === 0
      ? words.none
      : would !== undefined
        ? words.cancels(would, !crowded && would === left && left === saucers && plan.whole)
        : left < saucers
          ? (crowded ? words.repelledShort : words.repelled)(saucers - left, saucers)
          : undefined;
  return (
    <button
      type="button"
      {...thingProps(name, { ...state, selected: state.selected && would === undefined })}
      // One stop for Tab while none is a target; arrows reach the others from there.
      tabIndex={state.open || id === FIRST ? 0 : -1}
      className={css.die}
      style={arc}
      data-blank={saucers === 0 || over}
      data-target={would !== undefined}
      data-done={saucers > 0 && left === 0}
      onClick={() => press(name)}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(undefined)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(undefined)}
    >
      <span className="unseen">
        {capital(dieName(id, lang))}
        {COLON[lang]}
        {words.saucers(saucers)}
        {left < saucers ? `, ${words.repelled(saucers - left, saucers)}` : ''}
        {sector ? `, ${words.sector(sector)}` : ''}
      </span>
      <span className={css.glow} aria-hidden="true" />
      {would !== undefined && <Picture name="aimed at" draw={aimSvg} className={css.aim} />}
      <Cube
        name={id}
        up={faces.indexOf(saucers)}
        roll={roll}
        colour={HULLS[colour][0]}
        sides={faces.map((n, side) => {
          const repelled = side === faces.indexOf(saucers) ? saucers - left : 0;
          return (
            <Picture
              key={SIDES[side]}
              urgent
              name={`window ${colour} ${n} ${repelled}`}
              draw={() => windowSvg(colour, n, repelled)}
            />
          );
        })}
      />
      {laid.length > 0 && (
        <span className={css.laid} aria-hidden="true">
          {laid.map(({ at, face }) => (
            <span key={at} className={css.weapon}>
              <DefenseFace face={face} />
            </span>
          ))}
        </span>
      )}
      <span className={css.beside}>
        {sector !== null && <b className={css.sector}>{sector}</b>}
        {tag && (
          <span className={css.tag} data-quiet={saucers === 0}>
            {tag}
          </span>
        )}
      </span>
    </button>
  );
}
