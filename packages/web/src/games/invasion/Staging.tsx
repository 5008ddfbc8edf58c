import {
  COLOURS,
  DICE_PER_COLOUR,
  FACES,
  INVASION_DICE,
  type InvasionDie,
  ROUNDS,
  STAGING,
  stagedDice,
  VARIANT_WORDS,
  VARIANTS,
} from '@starboard/invasion';
import { Picture } from '../../art/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { windowSvg } from './art/saucer.ts';
import type { Props } from './board.ts';
import { DefenseFace } from './DefenseFace.tsx';
import * as icons from './icons.ts';
import css from './staging.module.css';
import { WORDS } from './words.ts';

const VARIANT_ICONS: Readonly<Record<(typeof VARIANTS)[number], string>> = {
  radar: icons.radar,
  fairSkies: icons.fairSkies,
  catAndMouse: icons.catAndMouse,
};

/** The Staging Board: which round it is, what its icons are worth, and the dice that wait for later rounds. */
export function Staging({ props: { view, lang } }: { readonly props: Props }) {
  const words = WORDS[lang];
  const waiting = stagedDice(view);
  const variants = VARIANTS.filter((id) => view[id]);
  const duel = view.stack.find((frame) => frame.step === 'duel');
  return (
    <section className={css.board} aria-label={words.staging} data-anchor="staging">
      {ROUNDS.map((round) => {
        const dice = waiting.find((later) => later.round === round)?.dice ?? [];
        const now = round === view.round;
        const said = words.iconsLong(STAGING[round].value, now ? undefined : round);
        return (
          <div key={round} className={css.round} data-now={now} data-past={round < view.round}>
            <span className={css.name}>{now && duel ? words.duel : words.round(round)}</span>
            <Tip content={said}>
              {(tip) => (
                <button
                  type="button"
                  className={css.icons}
                  {...tip}
                  tabIndex={-1}
                  data-anchor={now ? 'worth' : undefined}
                >
                  {now && duel?.step === 'duel' ? (
                    words.cycle(duel.cycle)
                  ) : (
                    <>
                      <span className={css.long}>{words.icons} </span>× {STAGING[round].value}
                    </>
                  )}
                </button>
              )}
            </Tip>
            {dice.length > 0 && (
              <Tip content={words.waits(round, dice)}>
                {(tip) => (
                  <button type="button" className={css.dice} {...tip} tabIndex={-1}>
                    <span className="unseen">{words.waits(round, dice)}</span>
                    {dice.map((die) => (
                      <Waiting key={die} die={die} />
                    ))}
                  </button>
                )}
              </Tip>
            )}
          </div>
        );
      })}
      {variants.length > 0 && (
        <ul className={css.house}>
          {variants.map((id) => (
            <li key={id}>
              <Tip content={`${VARIANT_WORDS[id].about[lang]} (${words.house})`}>
                {(tip) => (
                  <button type="button" className={css.variant} {...tip} tabIndex={-1}>
                    <Icon path={VARIANT_ICONS[id]} className={css.sign} />
                    <span className={css.long}>{VARIANT_WORDS[id].name[lang]}</span>
                  </button>
                )}
              </Tip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A die that waits. */
function Waiting({ die }: { readonly die: string }) {
  const at = INVASION_DICE.indexOf(die as InvasionDie);
  if (at < 0)
    return (
      <span className={css.defense}>
        <DefenseFace face={FACES[5]} />
      </span>
    );
  const colour = COLOURS[Math.floor(at / DICE_PER_COLOUR)];
  return <Picture name={`window ${colour} 1 0`} draw={() => windowSvg(colour, 1, 0)} className={css.waiting} />;
}
