import { COLOURS, DICE_PER_COLOUR, FACE_NAMES, FACES, type InvasionDie, strikers } from '@starboard/invasion';
import { Picture } from '../../art/Picture.tsx';
import { switchOdds } from '../../settings/odds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { markSvg } from './art/saucer.ts';
import type { Beat } from './beats.ts';
import { type Props, standingOf } from './board.ts';
import { FACE_ICONS } from './DefenseFace.tsx';
import { look as lookIcon } from './icons.ts';
import { percent, signed, tenths } from './numbers.ts';
import { rerollKey } from './odds.ts';
import type { Plan } from './plan.ts';
import css from './screen.module.css';
import { useLosses, useRerolls } from './useOdds.ts';
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
      {beat?.strike || beat?.missile ? (
        <span className={css.quiet}>{happening(beat, lang)}</span>
      ) : step === 'defense' && own ? (
        <Rerolls props={props} odds={odds} />
      ) : step === 'defense' || step === 'assign' ? (
        <Strikes props={props} plan={plan} looked={looked} odds={odds} />
      ) : (
        <span className={css.quiet}>
          {own && step === 'rebuild' ? stillToMove(props) : words.iconsLong(view.round)}
        </span>
      )}
      {own && !beat && (step === 'defense' || step === 'assign') && (
        <button type="button" className={css.toggle} aria-pressed={odds} onClick={() => void switchOdds(!odds)}>
          <Icon path={lookIcon} />
          <span className="unseen">{odds ? words.oddsOff : words.oddsOn}</span>
        </button>
      )}
    </div>
  );
}

/** What strikes now, in words. */
function happening({ strike, missile, struck }: Beat, lang: Props['lang']): string {
  const words = WORDS[lang];
  if (strike) return struck ? words.struck(strike.sector, strike.hits.length) : words.dives(strike.saucers);
  return missile ? words.fired(missile.sector, missile.damage) : '';
}

/** Who moves after the active player and can still repair. */
function stillToMove({ view, seats, lang }: Props): string {
  const after = seats.filter((_, seat) => ['next', 'later'].includes(standingOf(view, seat)));
  return WORDS[lang].after(after.map(({ name }) => name));
}

/** A value as it stands, and what it would become. */
function Value({
  label,
  now,
  then,
}: {
  readonly label: string;
  readonly now: string;
  readonly then?: string | undefined;
}) {
  const changes = then !== undefined && then !== now;
  return (
    <span className={css.value}>
      <small>{label}</small>
      <span>
        <b data-old={changes}>{now}</b>
        {changes && (
          <>
            <i aria-hidden="true">→</i>
            <b>{then}</b>
          </>
        )}
      </span>
    </span>
  );
}

/** More strikes than stand side by side are counted. */
const MOST_STRIKES = 6;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** What stopping is worth, and what rolling the marked dice again is worth. */
function Rerolls({ props, odds }: { readonly props: Props; readonly odds: boolean }) {
  const { view, lang, marks } = props;
  const words = WORDS[lang];
  const all = useRerolls(view, odds);
  const marked = marks.flatMap(({ thing }) => {
    const at = /^tray:(\d)$/.exec(thing)?.[1];
    return at === undefined ? [] : [FACES[view.tray[Number(at)]]];
  });
  const dice = strikers(view);
  const saucers = dice.reduce((sum, die) => sum + view.left[die], 0);
  if (!odds || !all) return <span className={css.quiet}>{words.strikesLong(dice.length, saucers)}</span>;
  const [stop, roll] = [all.get(''), marked.length > 0 ? all.get(rerollKey(marked)) : undefined];
  if (!stop) return null;
  return (
    <>
      <Value label={words.lead} now={signed(stop.margin, lang)} then={roll && signed(roll.margin, lang)} />
      <Value label={words.coreHit} now={percent(stop.coreHit)} then={roll && percent(roll.coreHit)} />
      {roll ? (
        <span className={css.value}>
          <small>{words.wanted}</small>
          <span className={css.hoped}>
            {roll.wanted.faces.map((face) => (
              <span key={face} className={css.icon} data-face={face}>
                <Icon path={FACE_ICONS[face]} />
                <span className="unseen">{FACE_NAMES[face][lang]}</span>
              </span>
            ))}
            <b>{percent(roll.wanted.chance)}</b>
          </span>
        </span>
      ) : (
        <Value label={words.loss} now={tenths(stop.lost, lang)} />
      )}
    </>
  );
}

/** The strikes that are left, by colour, and what they cost. */
function Strikes({ props, plan, looked, odds }: Omit<ScreenProps, 'own' | 'beat'> & { readonly odds: boolean }) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const left = plan.leftWith();
  const then = looked === undefined ? left : plan.leftWith(looked as InvasionDie);
  const [now, next] = useLosses(view, [left, then], odds) ?? [];
  const dice = strikers({ left, sectors: view.sectors });
  return (
    <>
      <span className={css.value}>
        <small>{words.strikes}</small>
        <span className={css.strikes}>
          {dice.length > MOST_STRIKES ? (
            <b>{words.strikesLong(dice.length, sum(left))}</b>
          ) : (
            dice.length === 0 && <b>0</b>
          )}
          {(dice.length > MOST_STRIKES ? [] : dice).map((die) => {
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
      {now && next && (
        <>
          <Value label={words.loss} now={tenths(now.lost, lang)} then={tenths(next.lost, lang)} />
          <Value label={words.coreHit} now={percent(now.coreHit)} then={percent(next.coreHit)} />
        </>
      )}
    </>
  );
}
