import type { SeatLuck } from '@starboard/invasion';
import { type CSSProperties, useEffect, useState } from 'react';
import type { ReportProps } from '../../../contract/skin.ts';
import { askLuck } from '../askOdds.ts';
import { signed } from '../numbers.ts';
import { Bars } from './Bars.tsx';
import { Choices } from './Choices.tsx';
import { Dial } from './Dial.tsx';
import css from './luck.module.css';
import { WORDS } from './words.ts';

type Found = readonly SeatLuck[] | 'broken';

/** The luck report, asked once for a record. */
function useLuck(record: ReportProps['record']): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let current = true;
    askLuck(record).then((luck) => current && setFound('value' in luck ? luck.value : 'broken'));
    return () => {
      current = false;
    };
  }, [record]);
  return found;
}

/** What chance gave and took, turn by turn, what every decision cost, and the three dearest of them. */
export function Luck(props: ReportProps) {
  const { record, seats, lang } = props;
  const words = WORDS[lang];
  const found = useLuck(record);
  const [chosen, choose] = useState(props.seat ?? 0);
  return (
    <section className={css.report} aria-label={words.title} data-part="luck">
      <header className={css.head}>
        <h3 className={css.title}>{words.title}</h3>
        <fieldset className={css.seats}>
          <legend className="unseen">{words.whose}</legend>
          {seats.map(({ name, emblem, colour }, seat) => (
            <button
              key={colour}
              type="button"
              className={css.seat}
              style={{ '--seat': colour } as CSSProperties}
              aria-pressed={seat === chosen}
              onClick={() => choose(seat)}
            >
              <span aria-hidden="true">{emblem}</span>
              {name}
            </button>
          ))}
        </fieldset>
      </header>
      <p className={css.about}>{words.about}</p>
      {found === undefined || found === 'broken' ? (
        <p className={css.looking} role="status">
          {found ? words.broken : words.looking}
        </p>
      ) : (
        <Sheet {...props} luck={found[chosen]} />
      )}
    </section>
  );
}

interface SheetProps extends ReportProps {
  readonly luck: SeatLuck;
}

/** The longest bar stands for at least so many points. */
const LEAST = 2;

function Sheet({ luck, lang, say, step }: SheetProps) {
  const words = WORDS[lang];
  // One scale for all: the match is the sum of its rounds.
  const inAll = [luck.invasions, luck.dice, luck.missiles, luck.lost];
  const most = Math.max(LEAST, ...[...luck.turns.flatMap((t) => [t.invasion, t.dice, t.lost]), ...inAll].map(Math.abs));
  return (
    <>
      <ol className={css.rounds}>
        {luck.turns.map(({ round, invasion, dice }) => {
          const decisions = luck.decisions.filter((choice) => choice.round === round);
          const lost = decisions.reduce((sum, choice) => sum + choice.lost, 0);
          return (
            <li key={round} className={css.panel}>
              <h4 className={css.name}>{words.round(round)}</h4>
              <Bars
                most={most}
                lang={lang}
                bars={[
                  [words.invasion, invasion],
                  [words.dice, dice],
                  [words.choices, -lost],
                ]}
              />
              <Choices decisions={decisions} lang={lang} step={step} />
            </li>
          );
        })}
        <li className={css.panel} data-whole="true">
          <h4 className={css.name}>{words.whole}</h4>
          <Bars
            most={most}
            lang={lang}
            bars={[
              [words.invasions, luck.invasions],
              [words.dice, luck.dice],
              [words.missiles, luck.missiles],
              [words.choices, -luck.lost],
            ]}
          />
          <Dial share={luck.accuracy} lang={lang} />
        </li>
      </ol>
      <Dearest luck={luck} lang={lang} say={say} step={step} />
    </>
  );
}

/** The three most expensive choices, each with what would have been better. */
function Dearest({ luck: { costliest }, lang, say, step }: Pick<SheetProps, 'luck' | 'lang' | 'say' | 'step'>) {
  const words = WORDS[lang];
  if (costliest.length === 0) return <p className={css.none}>{words.none}</p>;
  return (
    <>
      <h4 className={css.sub}>{words.dearest}</h4>
      <ol className={css.dearest}>
        {costliest.map(({ index, action, best, lost }) => (
          <li key={index} className={css.card}>
            <b className={css.cost}>{signed(-lost, lang)}</b>
            <p>{step(index + 1, say(action, index))}</p>
            <p className={css.better}>{words.better(say(best, index))}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
