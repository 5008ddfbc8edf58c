import type { PilotColour, View } from '@starboard/scramble';
import type { SeatFace } from '../../contract/skin.ts';
import { PILOT_HUES } from './art/hues.ts';
import css from './looks.module.css';
import { Emblem } from './Signs.tsx';
import { ShipPortrait } from './Sprite.tsx';

type Look = Omit<SeatFace, 'name'>;

/** How a pilot looks at a seat, at the table and before. */
export function lookOf(colour: PilotColour): Look {
  return {
    colour: PILOT_HUES[colour],
    emblem: <Emblem colour={colour} fill={PILOT_HUES[colour]} />,
    portrait: (
      <span className={css.portrait}>
        <ShipPortrait colour={colour} />
      </span>
    ),
  };
}

const TABLES = new Map<string, readonly Look[]>();

/** Each seat in the colour of its pilot, with its emblem and its Starfighter. */
export function looks({ pilots }: View): readonly Look[] {
  const key = pilots.map(({ colour }) => colour).join();
  let table = TABLES.get(key);
  if (!table) {
    table = pilots.map(({ colour }) => lookOf(colour));
    TABLES.set(key, table);
  }
  return table;
}
