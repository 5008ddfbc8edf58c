import type { Boosts, Forecast, PackKey } from '@starboard/settlers';
import type { ReactNode } from 'react';
import { useTumbles } from '../../motion/Tumbling.tsx';
import { switchOdds } from '../../settings/odds.ts';
import { Tip } from '../../ui/Tip.tsx';
import { arc, onCircle, tenth } from './art/lines.ts';
import { upgradeSign } from './art/signs.ts';
import type { Desk } from './board.ts';
import { wayOf } from './boostWay.ts';
import { afterFill, percent } from './chance.ts';
import { cardName, upgradeOf } from './content.ts';
import css from './dial.module.css';
import { Sign } from './Sign.tsx';
import { WORDS } from './words.ts';

/** A smaller gain is not worth a line. */
const VISIBLE = 0.004;

const angle = (chance: number) => 180 + chance * 180;
const TICKS = Array.from({ length: 51 }, (_, i) => {
  const a = angle(i / 50);
  const [x, y] = onCircle(0, 0, 91, a);
  const [p, q] = onCircle(0, 0, i % 5 === 0 ? 79 : 85, a);
  return `M${tenth(x)} ${tenth(y)}L${tenth(p)} ${tenth(q)}`;
}).join('');

interface DialProps {
  readonly desk: Desk;
  readonly forecast: Forecast | undefined;
  /** The pack that is looked at: its chance counts, not that of the best one. */
  readonly pack: PackKey | undefined;
  readonly boosts: Boosts | undefined;
}

/** The brass dial: a solid hand for the chance after a fill, a hollow one for a re-roll; exact numbers below. */
export function Dial({ desk, forecast, pack, boosts }: DialProps) {
  const { odds, props } = desk;
  const { view, lang } = props;
  const words = WORDS[lang];
  const tumbles = useTumbles();
  const shown = odds && !tumbles ? forecast : undefined;
  const aimed = shown?.packs.find((one) => one.pack === pack)?.after;
  const again = shown?.reroll;
  // Before a roll there is one chance; after it, that of the fill and that of a re-roll.
  const fill = shown && (aimed ?? afterFill(shown) ?? (again === undefined ? shown.now : undefined));
  const now = fill ?? 0;
  const helps = (shown && boosts?.each.filter((one) => one.now > shown.now + VISIBLE)) ?? [];
  // One that helps says how; several are told as one.
  const [help] = helps.length === 1 ? helps : [];
  const all = helps.length > 1 ? boosts : undefined;
  const way = help && shown && wayOf(view, shown.card, help);
  return (
    <section className={css.dial} aria-label={`${words.chance} ${words.toFinish}`} data-anchor="dial">
      <div className={css.switch}>
        <svg className={css.face} viewBox="-108 -108 216 136" aria-hidden="true" focusable="false">
          <defs>
            <linearGradient id="settlers-dial" x1="0" y1="0" x2="1" y2="1">
              <stop offset="0" stopColor="#fff3c8" />
              <stop offset=".25" stopColor="#dcb35f" />
              <stop offset=".5" stopColor="#8f6526" />
              <stop offset=".8" stopColor="#f2d792" />
              <stop offset="1" stopColor="#7a5119" />
            </linearGradient>
          </defs>
          <path
            d="M-106 16V0A106 106 0 0 1 106 0V16a10 10 0 0 1-10 10H-96a10 10 0 0 1-10-10Z"
            fill="url(#settlers-dial)"
            stroke="#2b1705"
          />
          <path d="M-96 14V0A96 96 0 0 1 96 0V14a3 3 0 0 1-3 3H-93a3 3 0 0 1-3-3Z" fill="#f2e3bd" />
          <path d={TICKS} stroke="#3b2208" strokeWidth="1.2" />
          <path d={arc(0, 0, 74, 180, 360)} fill="none" stroke="#b99a62" strokeWidth="7" opacity=".5" />
          {now > 0.004 && <path d={arc(0, 0, 74, 180, angle(now))} fill="none" stroke="#d4860c" strokeWidth="7" />}
          {again !== undefined && again > 0.004 && (
            <path d={arc(0, 0, 65, 180, angle(again))} fill="none" stroke="#7b2c20" strokeWidth="5" />
          )}
          <text x="-52" y="11" className={css.word}>
            {words.chance}
          </text>
          <text x="52" y="11" className={css.word}>
            {words.toFinish}
          </text>
          {again !== undefined && (
            <path
              className={css.hand}
              d="M-3.5 0 0 -70 3.5 0 0 8Z"
              fill="#f2e3bd"
              stroke="#7b2c20"
              strokeWidth="1.8"
              style={{ transform: `rotate(${again * 180 - 90}deg)` }}
            />
          )}
          {(fill !== undefined || !shown) && (
            <path
              className={css.hand}
              d="M-4.6 0 0 -84 4.6 0 0 8Z"
              fill="#1f1206"
              style={{ transform: `rotate(${now * 180 - 90}deg)` }}
            />
          )}
          <circle r="9" fill="#e2bb6a" stroke="#2b1705" />
        </svg>
      </div>
      {!tumbles && (
        <Tip content={words.showOdds} press="hold">
          {(trigger) => (
            <button
              {...trigger}
              type="button"
              className={css.press}
              aria-pressed={odds}
              aria-label={words.showOdds}
              onClick={() => {
                trigger.onClick();
                void switchOdds(!odds);
              }}
            >
              <span aria-hidden="true">%</span>
            </button>
          )}
        </Tip>
      )}
      {!shown && <p className={css.idle}>{tumbles ? '' : odds ? words.dialIdle : words.oddsHidden}</p>}
      {shown && (
        <div className={css.numbers} data-named={shown.card !== desk.shown}>
          {shown.card !== desk.shown && <span className={css.of}>{cardName(view, shown.card, lang)}</span>}
          {fill !== undefined && (
            <Figure
              tip={again === undefined && afterFill(shown) === undefined ? words.afterRolls : words.nowTip}
              className={css.now}
              chance={fill}
            >
              {afterFill(shown) === undefined ? words.toFinish : words.now}
            </Figure>
          )}
          {again !== undefined && (
            <Figure tip={words.rerollTip} className={css.again} chance={again}>
              {words.reroll}
            </Figure>
          )}
          {help && way && (
            <Tip content={words.withTip(cardName(view, help.card, lang), way)}>
              {(trigger) => (
                <span {...trigger} tabIndex={-1} className={css.helps}>
                  <Sign sign={upgradeSign(upgradeOf(view, help.card))} />
                  <span className="unseen">{cardName(view, help.card, lang)}</span>
                  <b>{percent(help.now)}</b> {words.ways[way]}
                </span>
              )}
            </Tip>
          )}
          {all && (
            <Tip content={words.withAllTip}>
              {(trigger) => (
                <span {...trigger} tabIndex={-1} className={css.helps}>
                  {words.all} <b>{percent(all.now)}</b>
                </span>
              )}
            </Tip>
          )}
        </div>
      )}
    </section>
  );
}

interface FigureProps {
  readonly tip: string;
  readonly className: string;
  readonly chance: number;
  readonly children: ReactNode;
}

/** A chance under the dial, which says what it is the chance of. */
function Figure({ tip, className, chance, children }: FigureProps) {
  return (
    <Tip content={tip}>
      {(trigger) => (
        <span {...trigger} tabIndex={-1} className={className}>
          <b>{percent(chance)}</b> {children}
        </span>
      )}
    </Tip>
  );
}
