import { COLON } from '@starboard/kernel';
import type { CSSProperties } from 'react';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { spot } from './art/globe.ts';
import type { Props } from './board.ts';
import type { Coming } from './coming.ts';
import css from './lane.module.css';
import { sectorThing } from './slots.ts';
import { WORDS } from './words.ts';

interface LaneProps {
  readonly sector: number;
  readonly strength: number;
  readonly props: Props;
  /** With Radar what still strikes here. */
  readonly coming: Coming;
}

/**
 * Where the badge of each lane stands, in units of the plateau: at the rim, with the end towards its City; those of sectors 1
 * and 4 beside their Cities.
 */
function badgeAt(sector: number): CSSProperties {
  const [x, y] = spot(1, (sector - 1) * 60);
  const aside = sector === 4 ? -152 : sector === 1 ? 128 : sector < 4 ? -22 : 22;
  const down = sector === 1 ? 12 : sector === 4 ? -44 : 0;
  return { '--x': x + aside, '--y': y + down } as CSSProperties;
}

/** The strength of a lane as pips; an open one says so. Where a sector is picked in secret it is pressed here. */
export function Lane({ sector, strength, coming, props: { lang, thing, press } }: LaneProps) {
  const words = WORDS[lang];
  const name = sectorThing(sector);
  const { saucers, dice } = coming;
  const lane =
    strength === 0
      ? `${words.sector(sector)}${COLON[lang]}${words.open}. ${words.openLong}`
      : `${words.lane(sector, strength)}.`;
  const said = saucers > 0 ? `${lane} ${words.coming(saucers, dice)}` : lane;
  const kind = strength === 0 ? 'open' : strength === 1 ? 'thin' : 'firm';
  const state = thing(name);
  return (
    <Tip content={said} press={state.open ? 'hold' : 'tap'}>
      {(tip) => (
        <button
          type="button"
          {...merged(
            { ...thingProps(name, state), className: css.lane, style: badgeAt(sector), onClick: () => press(name) },
            tip,
          )}
          tabIndex={state.open ? 0 : -1}
          data-kind={kind}
          data-sector={sector}
          data-anchor={`lane:${sector}`}
        >
          <span className="unseen">{said}</span>
          <b className={css.number} aria-hidden="true">
            {sector}
          </b>
          {strength === 0 ? (
            <span className={css.open} aria-hidden="true">
              <i>{words.openWhat} </i>
              {words.openHow}
            </span>
          ) : (
            <span className={css.pips} aria-hidden="true">
              {[1, 2, 3, 4].map((pip) => (
                <i key={pip} data-on={pip <= strength} />
              ))}
            </span>
          )}
          {saucers > 0 && (
            <span className={css.coming} data-part="coming" aria-hidden="true">
              −{saucers}
            </span>
          )}
        </button>
      )}
    </Tip>
  );
}
