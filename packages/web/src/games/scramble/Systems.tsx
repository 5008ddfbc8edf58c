import { faceOf, SYSTEM_SLOTS } from '@starboard/scramble';
import { memo } from 'react';
import type { Thing } from '../../contract/skin.ts';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { type Desk, pressable, unchanged } from './board.ts';
import { CardZoom } from './CardZoom.tsx';
import { zone } from './flights.ts';
import * as icons from './icons.ts';
import { systemThing } from './slots.ts';
import { systemLabel, systemSign, systemWords } from './systemSigns.ts';
import css from './systems.module.css';
import { WORDS } from './words.ts';

/** More letters take two lines. */
const LONG = 30;

const same = unchanged(thingsOf, ({ desk }) => [desk.plan.systems]);

/** The three System slots, each with what it would bring now. */
export const Systems = memo(function Systems({ desk }: { readonly desk: Desk }) {
  const { props, near, plan } = desk;
  const { view, lang, zoom } = props;
  const words = WORDS[lang];
  const { systems } = view.pilots[near];
  return (
    <Zone
      id={zone.systems}
      as="ul"
      className={css.systems}
      aria-label={words.systems}
      data-anchor="systems"
      data-leaves="true"
    >
      {Array.from({ length: SYSTEM_SLOTS }, (_, i) => {
        const face = systems[i] === undefined ? undefined : faceOf(view, systems[i]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          <li key={i} className={css.slot}>
            {face ? (
              <Piece key={face.id} id={face.id} className={css.piece}>
                <Press
                  {...pressable(props, systemThing(i))}
                  onLook={() => zoom(<CardZoom desk={desk} face={face} />)}
                  label={systemLabel(face, lang)}
                  tip={systemLabel(face, lang)}
                  className={css.press}
                >
                  <Icon path={systemSign(face.id)} />
                  <span className={css.name} data-long={face.name[lang].length + systemWords(face, lang).length > LONG}>
                    <b>{face.name[lang]}</b> <small>{systemWords(face, lang)}</small>
                  </span>
                  {plan.systems[face.id] && (
                    <b className={css.now} data-hued>
                      {plan.systems[face.id]}
                    </b>
                  )}
                </Press>
              </Piece>
            ) : (
              <Tip content={words.systemsAre}>
                {(trigger) => (
                  <button type="button" {...trigger} className={css.free}>
                    <Icon path={icons.chip} />
                    {words.freeSystem}
                  </button>
                )}
              </Tip>
            )}
          </li>
        );
      })}
    </Zone>
  );
}, same);

function thingsOf(): readonly Thing[] {
  return Array.from({ length: SYSTEM_SLOTS }, (_, i) => systemThing(i));
}
