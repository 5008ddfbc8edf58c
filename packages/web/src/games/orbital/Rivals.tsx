import { COLOURS, PEACEFUL_GOAL, TYPE_NAMES } from '@starboard/orbital';
import { Zone } from '../../motion/Zone.tsx';
import { ENAMELS } from './art/palette.ts';
import type { Desk } from './board.ts';
import { zone } from './flights.ts';
import css from './rivals.module.css';
import { Res, TypeSign } from './Signs.tsx';
import { WORDS } from './words.ts';

/** The goal of the peaceful mode: a crystal for each point, lit when it is won. */
export function Goal({ desk }: { readonly desk: Desk }) {
  const { lang, view } = desk.props;
  const { vp } = view.players[desk.me];
  return (
    <div className={css.goal}>
      <b>{WORDS[lang].goal(vp, PEACEFUL_GOAL)}</b>
      <span aria-hidden="true">
        {Array.from({ length: PEACEFUL_GOAL }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike.
          <i key={i} data-won={i < vp}>
            <Res of="vp" />
          </i>
        ))}
      </span>
    </div>
  );
}

/** A rival of the peaceful mode: what it has of each colour. */
export function Rival({
  desk,
  rival,
  track,
}: {
  readonly desk: Desk;
  readonly rival: number;
  readonly track: readonly number[];
}) {
  const { lang } = desk.props;
  const words = WORDS[lang];
  return (
    <Zone as="div" id={zone.rival(rival)} className={css.rival}>
      <b>{words.rival(rival + 1)}</b>
      <small aria-hidden="true">{rival + 1}</small>
      <ul>
        {COLOURS.map((colour, i) => (
          <li key={colour}>
            <TypeSign colour={colour} />
            <span className={css.bar} aria-hidden="true">
              {Array.from({ length: track[i] }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
                <i key={n} style={{ background: ENAMELS[colour].enamel }} />
              ))}
            </span>
            <b>{track[i]}</b>
            <span className="unseen">{TYPE_NAMES[colour][lang]}</span>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
