import {
  COLOURS,
  CORE,
  DICE_PER_COLOUR,
  FACE_NAMES,
  FACES,
  INVASION_DICE,
  type InvasionDie,
  strikers,
} from '@starboard/invasion';
import { Picture } from '../../art/Picture.tsx';
import { useTumbles } from '../../motion/Tumbling.tsx';
import { switchOdds } from '../../settings/odds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { markSvg } from './art/saucer.ts';
import type { Beat } from './beats.ts';
import { deciderOf, type Props, standingOf } from './board.ts';
import { FACE_ICONS } from './DefenseFace.tsx';
import { look as lookIcon } from './icons.ts';
import { percent, signed, tenths } from './numbers.ts';
import { rerollKey } from './odds.ts';
import type { Plan } from './plan.ts';
import { saidOf } from './said.ts';
import css from './screen.module.css';
import { useLosses, useRerolls } from './useOdds.ts';
import { Value } from './Value.tsx';
import { nameOf } from './who.ts';
import { WORDS } from './words.ts';

interface ScreenProps {
  readonly props: Props;
  readonly plan: Plan;
  readonly looked: string | undefined;
  readonly own: boolean;
  readonly beat: Beat | undefined;
}

/** The dark screen of the desk: strikes to come, what they cost on average, and what marking or laying a die changes. */
export function Screen({ props, plan, looked, own, beat }: ScreenProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const odds = props.odds !== false;
  const step = view.stack.at(-1)?.step;
  return (
    <div className={css.screen} data-anchor="screen">
      {!beat && (step === 'defense' || step === 'assign') && <Rolling words={words.rolling} />}
      {beat?.strike ? (
        <Coming left={withoutSpent(view.left, beat.spent)} name={calledBy(props, own)} props={props} />
      ) : beat?.missile ? (
        <span className={css.quiet}>{saidOf(beat, props)}</span>
      ) : step === 'defense' ? (
        <Rerolls props={props} own={own} odds={odds} />
      ) : step === 'assign' ? (
        <Strikes props={props} plan={plan} looked={looked} own={own} odds={odds} />
      ) : (
        <>
          <Pool props={props} />
          <span className={css.quiet}>
            {step === 'freeRebuild'
              ? words.goesOn(nameOf(view.active, props))
              : own && step === 'rebuild'
                ? stillToMove(props)
                : words.iconsShort(view.round)}
          </span>
        </>
      )}
      {own && !beat && (step === 'defense' || step === 'assign') && (
        <>
          {!odds && <span className={css.quiet}>{words.oddsHidden}</span>}
          <Tip press="hold" content={odds ? words.oddsOff : words.oddsOn}>
            {(tip) => (
              <button
                type="button"
                {...merged({ className: css.toggle, onClick: () => void switchOdds(!odds) }, tip)}
                aria-pressed={odds}
              >
                <Icon path={lookIcon} />
                <span className="unseen">{odds ? words.oddsOff : words.oddsOn}</span>
              </button>
            )}
          </Tip>
        </>
      )}
    </div>
  );
}

/** Said in the place of the odds, as long as the dice tumble. */
function Rolling({ words }: { readonly words: string }) {
  return useTumbles() ? <span className={css.rolling}>{words}</span> : null;
}

/** Who moves after the active player and can still repair. */
function stillToMove({ view, seats, lang }: Props): string {
  const after = seats.filter((_, seat) => ['next', 'later'].includes(standingOf(view, seat)));
  return WORDS[lang].after(after.map(({ name }) => name));
}

/** More hammers than stand side by side are counted. */
const MOST_HAMMERS = 6;

/** The points that are left to rebuild with, a hammer each. */
function Pool({ props: { view, seat, lang } }: { readonly props: Props }) {
  const frame = view.stack.at(-1);
  const points =
    frame?.step === 'rebuild' ? frame.pool : frame?.step === 'freeRebuild' ? frame.pools[deciderOf(view, seat)] : 0;
  if (points === 0) return null;
  const many = points > MOST_HAMMERS;
  return (
    <span className={css.value}>
      <small>{WORDS[lang].pool(points)}</small>
      <span className={css.hammers} aria-hidden="true">
        {many && <b>{points} ×</b>}
        {Array.from({ length: many ? 1 : points }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hammers are alike.
          <Icon key={i} path={FACE_ICONS.rebuild} />
        ))}
      </span>
    </span>
  );
}

/** More strikes than stand side by side are counted. */
const MOST_STRIKES = 6;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

interface OddsProps {
  readonly props: Props;
  /** The reader's own; others are called by their names. */
  readonly own: boolean;
  readonly odds: boolean;
}

/** Whose planet the odds are about; nobody by name where they are the reader's. */
function calledBy(props: Props, own: boolean): string | undefined {
  return own ? undefined : nameOf(deciderOf(props.view, props.seat), props);
}

/** What stopping is worth, and what rolling the marked dice again is worth. */
function Rerolls({ props, own, odds }: OddsProps) {
  const { view, lang, marks } = props;
  const words = WORDS[lang];
  const name = calledBy(props, own);
  // They are worked out while the dice tumble.
  const all = useRerolls(view, odds);
  const marked = marks.flatMap(({ thing }) => {
    const at = /^tray:(\d)$/.exec(thing)?.[1];
    return at === undefined ? [] : [FACES[view.tray[Number(at)]]];
  });
  const dice = strikers(view);
  const saucers = dice.reduce((total, die) => total + view.left[die], 0);
  if (!odds || !all) return <span className={css.quiet}>{words.strikesLong(dice.length, saucers)}</span>;
  const [stop, roll] = [all.get(''), marked.length > 0 ? all.get(rerollKey(marked)) : undefined];
  if (!stop) return null;
  return (
    <>
      {own && (
        <Value
          label={roll ? words.leadRolling : words.lead}
          about={words.leadLong}
          now={signed(stop.margin, lang)}
          then={roll && signed(roll.margin, lang)}
        />
      )}
      {roll ? (
        <Value label={words.wanted} about={words.wantedLong} now={percent(roll.wanted.chance)}>
          {roll.wanted.faces.map((face) => (
            <span key={face} className={css.icon} data-face={face}>
              <Icon path={FACE_ICONS[face]} />
              <span className="unseen">{FACE_NAMES[face][lang]}</span>
            </span>
          ))}
        </Value>
      ) : (
        <Value label={words.loss(name)} about={words.lossAtBest} now={tenths(stop.lost, lang)} />
      )}
      <Core props={props} name={name} now={stop.coreHit} then={roll?.coreHit} />
    </>
  );
}

interface CoreProps {
  readonly props: Props;
  readonly name: string | undefined;
  readonly now: number;
  readonly then: number | undefined;
}

/** The danger for the Core; where it is a crater already there is none. */
function Core({ props: { view, lang }, name, now, then }: CoreProps) {
  const words = WORDS[lang];
  if (view.planets[view.active][CORE] === 0)
    return <Value label={words.core(name)} about={words.coreGoneLong} now={words.coreGone} />;
  return (
    <Value
      label={words.coreHit(name)}
      about={words.coreHitLong}
      now={percent(now)}
      then={then === undefined ? undefined : percent(then)}
    />
  );
}

/** Saucers on the dice that have not struck yet. */
function withoutSpent(left: readonly number[], spent: readonly InvasionDie[]): readonly number[] {
  return left.map((n, die) => (spent.includes(INVASION_DICE[die]) ? 0 : n));
}

interface ComingProps {
  readonly left: readonly number[];
  /** What would be left. */
  readonly then?: readonly number[];
  readonly name: string | undefined;
  readonly props: Props;
}

/** The strikes that are left, by colour. */
function Coming({ left, then = left, name, props: { view, lang } }: ComingProps) {
  const words = WORDS[lang];
  const dice = strikers({ left, sectors: view.sectors });
  const many = dice.length > MOST_STRIKES;
  return (
    <span className={css.value}>
      <small>{words.strikes(name)}</small>
      <span className={css.strikes}>
        {many ? <b>{words.strikesShort(dice.length, sum(left))}</b> : dice.length === 0 && <b>0</b>}
        {(many ? [] : dice).map((die) => {
          const colour = COLOURS[Math.floor(die / DICE_PER_COLOUR)];
          return (
            <span key={die} className={css.strike} data-gone={then[die] === 0}>
              <Picture name={`mark ${colour}`} draw={() => markSvg(colour)} className={css.mark} />
              {left[die]}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** The strikes that are left, and what they cost. */
function Strikes({ props, plan, looked, own, odds }: Omit<ScreenProps, 'beat'> & OddsProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const name = calledBy(props, own);
  const left = plan.leftWith();
  const target = looked !== undefined && looked in plan.would ? (looked as InvasionDie) : undefined;
  const then = plan.leftWith(target);
  // The dice that are not laid yet count as well as they can, as they did before they were kept: what changes is what is laid.
  const [best, now, next] = useLosses(view, [view, plan.restWith(), plan.restWith(target)], odds) ?? [];
  const from = target ? now : best;
  return (
    <>
      <Coming left={left} then={then} name={name} props={props} />
      {from && next && (
        <>
          <Value
            label={words.loss(name)}
            about={words.lossLong}
            now={tenths(from.lost, lang)}
            then={tenths(next.lost, lang)}
          />
          <Core props={props} name={name} now={from.coreHit} then={next.coreHit} />
        </>
      )}
    </>
  );
}
