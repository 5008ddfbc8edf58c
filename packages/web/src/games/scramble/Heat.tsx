import { COLON } from '@starboard/kernel';
import { contentOf, meltdownFrom } from '@starboard/scramble';
import { memo, useMemo } from 'react';
import { Press } from '../../pieces/Press.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Desk, pressable, unchanged } from './board.ts';
import css from './heat.module.css';
import * as icons from './icons.ts';
import { LEVER } from './slots.ts';
import { WORDS } from './words.ts';

/** How hot a level is: safe, warm, hot, red, Meltdown. */
function zoneOf(level: number, melts: number, limit: number): string {
  if (level === 0) return 'safe';
  if (level > limit) return 'meltdown';
  if (level >= melts) return 'red';
  return level >= melts - 2 ? 'hot' : 'warm';
}

const same = unchanged(
  () => [LEVER],
  ({ desk }) => [desk.plan.after?.heat],
);

/** The heat meter, which is the cooling lever too: what it shows is what a cooldown takes away. */
export const Heat = memo(function Heat({ desk }: { readonly desk: Desk }) {
  const { props, near, plan } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const { heat } = view.pilots[near];
  const { heatLimit } = contentOf(view.options);
  const melts = useMemo(() => meltdownFrom(view, near), [view, near]);
  const to = plan.after?.heat ?? heat;
  const margin =
    melts === Number.POSITIVE_INFINITY
      ? words.meltsNever
      : heat >= melts
        ? words.gemMelts
        : words.safeFor(melts - heat, melts);
  const levels = Array.from({ length: heatLimit + 2 }, (_, level) => level);
  return (
    <div className={css.heat} data-anchor="heat" data-leaves="true">
      <span className={css.title} aria-hidden="true">
        {words.heat} <b>{heat}</b>
        {to !== heat && (
          <b className={css.to} data-hued>
            →{to}
          </b>
        )}
      </span>
      <Press
        {...pressable(props, LEVER)}
        label={`${words.heat}${COLON[lang]}${heat}. ${margin}. ${words.coolDown}. ${words.noMarket}`}
        tip={
          <>
            <span className={css.line}>{margin}.</span>
            <b>{words.coolDown}</b>
            {COLON[lang]}
            {words.noMarket}
          </>
        }
        className={css.press}
      >
        {levels.map((level) => (
          <span
            key={level}
            className={css.level}
            data-level={level}
            data-tone={zoneOf(level, melts, heatLimit)}
            data-on={level > 0 && level <= Math.min(heat, to)}
            data-changing={level > Math.min(heat, to) && level <= Math.max(heat, to)}
            data-here={level === heat}
            data-edge={level === melts}
            data-armed={level > heatLimit && heat >= melts}
          >
            {level > heatLimit && <Icon path={icons.hazard} />}
            <span>{level}</span>
          </span>
        ))}
      </Press>
    </div>
  );
}, same);
