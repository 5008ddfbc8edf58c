import { type Options, SPECIES, SPECIES_NAMES, type Species } from '@starboard/siege';
import { type ReactNode, useId } from 'react';
import type { RoomProps } from '../../../contract/setup.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as icons from '../../../ui/icons/shell.ts';
import { Crest } from '../Crest.tsx';
import { Bust } from './Bust.tsx';
import css from './room.module.css';
import { WORDS } from './words.ts';

/** Which people is mine, and who begins: as crests and names, or by lot. */
export function Peoples({ options, names, below, lang, choose }: RoomProps) {
  const species = options.species as Options['species'];
  const first = options.first as Options['first'];
  const mine = species === 'random' ? undefined : species[below];
  const pair = (own: Species): Species[] => {
    const other = SPECIES[1 - SPECIES.indexOf(own)];
    return below === 0 ? [own, other] : [other, own];
  };
  return (
    <>
      <Chosen name={WORDS.peoples[lang]}>
        {SPECIES.map((one) => (
          <Choice key={one} group="species" on={mine === one} onChange={() => choose('species', pair(one))}>
            <span className={css.people}>
              <Bust species={one} seat={below} />
            </span>
            <span className={css.crest}>
              <Crest species={one} />
            </span>
            <span>{SPECIES_NAMES[one][lang]}</span>
          </Choice>
        ))}
        <Choice group="species" on={species === 'random'} onChange={() => choose('species', 'random')}>
          <span className={css.people}>
            <Bust species={undefined} seat={below} />
          </span>
          <span className={css.crest}>
            <Icon path={icons.chance} />
          </span>
          <span>{WORDS.byLot[lang]}</span>
        </Choice>
      </Chosen>
      <Chosen name={WORDS.begins[lang]} about={WORDS.lastTurn[lang]}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <Choice key={seat} group="first" on={first === seat} onChange={() => choose('first', seat)}>
            <span>{name}</span>
          </Choice>
        ))}
        <Choice group="first" on={first === 'random'} onChange={() => choose('first', 'random')}>
          <Icon path={icons.chance} />
          <span>{WORDS.byLot[lang]}</span>
        </Choice>
      </Chosen>
    </>
  );
}

function Chosen({
  name,
  about,
  children,
}: {
  readonly name: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={css.chosen} aria-describedby={about && id}>
      <legend>{name}</legend>
      <div className={css.choices}>{children}</div>
      {about && (
        <p id={id} className={css.about}>
          {about}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly on: boolean;
  readonly children: ReactNode;
  onChange(): void;
}

function Choice({ group, on, children, onChange }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input type="radio" name={`siege ${group}`} checked={on} onChange={onChange} />
      <span className={css.shown}>{children}</span>
    </label>
  );
}
