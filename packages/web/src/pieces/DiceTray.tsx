import type { CSSProperties } from 'react';
import { seeded } from '../art/seeded.ts';
import { Piece } from '../motion/Piece.tsx';
import { Zone } from '../motion/Zone.tsx';
import { Die, type DieLook } from './Die.tsx';
import css from './diceTray.module.css';
import type { Pressable } from './Press.tsx';

interface DiceTrayProps {
  /** The zone that the tray is. */
  readonly zone: string;
  readonly label: string;
  /**
   * The dice in their places. Two that show the same are two things, so each is named by its place (`die:3`), and each
   * keeps its place as long as it lies here, marked or not.
   */
  readonly dice: readonly (DieLook & Pressable & { readonly name: string; readonly roll: number })[];
}

/** How far a die may lie from straight, in degrees. */
const LEAN = 5;

function leanOf(name: string, roll: number): CSSProperties {
  return { '--lean': `${Math.round((seeded(`lean ${name} ${roll}`)() * 2 - 1) * LEAN)}deg` } as CSSProperties;
}

/** Dice on a tray. They roll all at once; when they have, a screen reader hears every face. */
export function DiceTray({ zone, label, dice }: DiceTrayProps) {
  return (
    <div className={css.tray}>
      <Zone as="ul" id={zone} className={css.dice} aria-label={label}>
        {dice.map((die) => (
          <Piece as="li" key={die.name} id={die.name} className={css.place} style={leanOf(die.name, die.roll)}>
            <Die {...die} />
          </Piece>
        ))}
      </Zone>
      <p className="unseen" aria-live="polite">
        {dice.some((die) => die.roll > 0) && dice.map((die) => die.label).join(', ')}
      </p>
    </div>
  );
}
