import { type DieView, dieAtRisk, FACES, type Face, type View } from '@starboard/settlers';
import type { ReactNode } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Die } from '../../pieces/Die.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { RESOURCES } from './art/signs.ts';
import type { Desk } from './board.ts';
import css from './dice.module.css';
import { zone } from './flights.ts';
import sign from './sign.module.css';
import { dieThing, faceThing } from './slots.ts';
import { FACE_NAMES, WORDS } from './words.ts';

const PEOPLE: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  pop1: [[0, 0, 0.92]],
  pop2: [
    [-27, 0, 0.72],
    [27, 0, 0.72],
  ],
  pop3: [
    [0, -28, 0.64],
    [-29, 26, 0.64],
    [29, 26, 0.64],
  ],
};

/** A side of a die: a symbol, or one to three busts. */
export function FaceArt({ face }: { readonly face: Face }) {
  const people = PEOPLE[face];
  const letter = face === 'water' ? 'W' : face === 'energy' ? 'E' : face === 'army' ? 'A' : 'P';
  const { d, icon } = RESOURCES[letter] as { readonly d: string; readonly icon?: true };
  return (
    <svg
      viewBox={icon ? '-10 -10 532 532' : '-60 -60 120 120'}
      className={sign[letter]}
      focusable="false"
      aria-hidden="true"
    >
      {people ? (
        people.map(([x, y, by]) => (
          <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${by})`} d={d} fill="currentColor" />
        ))
      ) : (
        <path
          d={d}
          fill="currentColor"
          fillRule="evenodd"
          stroke={letter === 'E' ? 'oklch(0.42 0.09 70)' : 'none'}
          strokeWidth="4"
        />
      )}
    </svg>
  );
}

type Sides = readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode, ReactNode];
const SIDES = FACES.map((face) => <FaceArt key={face} face={face} />) as unknown as Sides;
const BLANK: Sides = [null, null, null, null, null, null];

/** How a die is drawn that lies somewhere: rolled, or blank. */
export function dieLook(die: DieView, lang: 'en' | 'fr') {
  return {
    faces: die.face === null ? BLANK : SIDES,
    face: die.face === null ? 0 : FACES.indexOf(die.face),
    label: WORDS[lang].die(die.face === null ? WORDS[lang].blank : FACE_NAMES[lang][die.face]),
  };
}

interface TrayProps {
  readonly desk: Desk;
  /** The dice that what is looked at would take. */
  readonly lit: ReadonlySet<number>;
}

const nothing = () => {};

/** The seven dice in their places; those that are lost or used stand in the rack. */
export function Tray({ desk, lit }: TrayProps) {
  const { view, lang, thing, press, choices } = desk.props;
  const words = WORDS[lang];
  const pool = view.turn.dice.filter(({ status }) => status === 'pool');
  const rolled = pool.some(({ face }) => face !== null);
  const reroll = choices.some(({ action, violation }) => action.type === 'reroll' && !violation);
  const risk = reroll ? dieAtRisk(view) : undefined;
  const fills = choices.some(({ action, violation }) => action.type === 'fill' && !violation);
  return (
    <section className={css.well} aria-label={words.tray} data-anchor="tray">
      <p className={css.count}>{rolled ? words.rolled(pool.length) : words.unrolled(pool.length)}</p>
      <Zone as="ul" id={zone.tray} className={css.tray} data-count={pool.length}>
        {view.turn.dice.map((die, i) => {
          if (die.status !== 'pool') return null;
          const name = dieThing(i);
          const state = thing(name);
          const asked = state.open || state.selected;
          return (
            <Piece
              as="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its number.
              key={i}
              id={name}
              className={css.place}
              style={{ '--lean': `${((i * 37 + view.turn.rolls * 23) % 11) - 5}deg` } as never}
              data-lit={lit.has(i)}
              data-quiet={rolled && lit.size > 0 && !lit.has(i) && !asked}
            >
              <Die
                {...dieLook(die, lang)}
                name={name}
                roll={view.turns * 20 + view.turn.rolls}
                {...(die.face === null
                  ? {}
                  : {
                      thing: { ...state, name },
                      onPress: () => press(name),
                      drag: { disabled: !fills || asked, onPick: nothing, onDrop: press, onReturn: nothing },
                    })}
              />
              {i === risk && (
                <Tip content={words.riskTip}>
                  {(trigger) => (
                    <span {...trigger} className={css.risk} role="img" aria-label={words.risk}>
                      −
                    </span>
                  )}
                </Tip>
              )}
            </Piece>
          );
        })}
      </Zone>
      <Tip content={words.rackTip}>
        {(trigger) => <span {...trigger} className={css.explains} aria-hidden="true" />}
      </Tip>
      <Zone as="ul" id={zone.lost} className={css.rack} aria-label={words.lost(lostIn(view))} data-anchor="rack">
        {view.turn.dice.map((die, i) => {
          const used = die.status === 'placed' && die.placedOn?.card !== view.turn.target?.card;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its number.
            <li key={i} className={css.notch}>
              {(die.status === 'lost' || used) && (
                <Piece as="span" id={dieThing(i)} className={css.small}>
                  <Die {...dieLook(die, lang)} name={`lost ${i}`} roll={0} dimmed={die.status === 'lost'} />
                </Piece>
              )}
            </li>
          );
        })}
      </Zone>
      <Faces desk={desk} />
      <p className="unseen" aria-live="polite">
        {rolled && pool.map(({ face }) => face && FACE_NAMES[lang][face]).join(', ')}
      </p>
    </section>
  );
}

const lostIn = (view: View) => view.turn.dice.filter(({ status }) => status === 'lost').length;

/** What a die can become, where the Upgrade leaves a choice. */
function Faces({ desk }: { readonly desk: Desk }) {
  const { lang, thing, press } = desk.props;
  const open = FACES.filter((face) => thing(faceThing(face)).open);
  if (open.length === 0) return null;
  return (
    <div className={css.faces}>
      {open.map((face) => (
        <button
          key={face}
          type="button"
          {...thingProps(faceThing(face), thing(faceThing(face)))}
          onClick={() => press(faceThing(face))}
          className={css.face}
          aria-label={FACE_NAMES[lang][face]}
        >
          <FaceArt face={face} />
        </button>
      ))}
    </div>
  );
}
