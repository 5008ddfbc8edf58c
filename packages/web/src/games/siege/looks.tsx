import { SPECIES, type Species, type View } from '@starboard/siege';
import { Picture } from '../../art/Picture.tsx';
import type { SeatFace } from '../../contract/skin.ts';
import { alienSvg } from './aliens/alien.ts';
import css from './looks.module.css';
import people from './people.module.css';

type Look = Omit<SeatFace, 'name'>;

/** The sign of a people: a wave's crest, a cut stone. */
const SIGNS: Readonly<Record<Species, { readonly colour: string; readonly outline: string; readonly mark: string }>> = {
  antillian: { colour: 'oklch(0.83 0.145 76)', outline: 'M12 1.5 23 21.5H1Z', mark: 'M8.5 17h7' },
  morkolyte: { colour: 'oklch(0.84 0.085 298)', outline: 'M12 1 22 12 12 23 2 12Z', mark: 'M8 12h8' },
};

function emblem(species: Species) {
  const { colour, outline, mark } = SIGNS[species];
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={outline} fill={colour} stroke="oklch(0.2 0.03 285)" strokeWidth="1.2" strokeLinejoin="round" />
      <path d={mark} fill="none" stroke="oklch(0.2 0.03 285)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

function look(species: Species): Look {
  const officer = `${species}/oracle` as const;
  return {
    colour: SIGNS[species].colour,
    emblem: emblem(species),
    portrait: (
      <span className={`${css.portrait} ${people[species]}`}>
        <Picture name={officer} draw={() => alienSvg(officer)} urgent className={css.officer} />
      </span>
    ),
  };
}

const LOOKS = new Map(SPECIES.map((species) => [species, look(species)]));
const TABLES = new Map<string, readonly Look[]>();

/** Each seat in the colours of its people, whichever seat they sit at. */
export function looks({ players }: View): readonly Look[] {
  const key = players.map(({ species }) => species).join();
  let table = TABLES.get(key);
  if (!table) {
    table = players.flatMap(({ species }) => LOOKS.get(species) ?? []);
    TABLES.set(key, table);
  }
  return table;
}
