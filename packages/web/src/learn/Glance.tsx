import type { SidePath, Step, Glance as Turn } from '../contract/book.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Figure } from './Figure.tsx';
import css from './Glance.module.css';

interface GlanceProps {
  readonly game: string;
  readonly glance: Turn;
}

/** The turn on one screen: a path of pictures, or pictures of what a turn can be, each leading to its chapter. */
export function Glance({ game, glance }: GlanceProps) {
  const { t, lang } = useMessages();
  const { goal, oneOf, steps, sides, when } = glance;
  return (
    <section id="glance" className={css.glance}>
      <h2>{t.learn.glance}</h2>
      <p className={css.goal}>{goal[lang]}</p>
      {oneOf ? (
        <>
          <h3 className={css.oneOf}>{oneOf[lang]}</h3>
          <ul className={css.steps} data-one-of>
            {steps.map((step) => (
              <li key={step.id}>
                <Tile game={game} step={step} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ol className={css.steps}>
          {steps.map((step, i) => (
            <li key={step.id}>
              <Tile game={game} step={step} mark={`${i + 1}`} />
              {i + 1 < steps.length && <Arrow />}
            </li>
          ))}
        </ol>
      )}
      {sides.length > 0 && (
        <ul className={css.sides}>
          {sides.map((side: SidePath) => (
            <li key={side.id} data-kind={side.kind}>
              <Tile game={game} step={side} mark={side.mark[lang]} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.when}>
        <h3>{when.title[lang]}</h3>
        <ul>
          {when.items.map((step) => (
            <li key={step.id}>
              <Tile game={game} step={step} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TileProps {
  readonly game: string;
  readonly step: Step;
  readonly mark?: string;
}

function Tile({ game, step: { id, title, text, to }, mark }: TileProps) {
  const { lang } = useMessages();
  return (
    <a className={css.tile} href={`#${to}`}>
      <span className={css.title}>
        {mark && <span className={css.mark}>{mark}</span>}
        {title[lang]}
      </span>
      <span className={css.picture} aria-hidden="true">
        <Figure game={game} id={`glance:${id}`} />
      </span>
      <span className={css.text}>{text[lang]}</span>
    </a>
  );
}

/** The way from one step to the next. */
function Arrow() {
  return (
    <svg className={css.arrow} viewBox="0 0 40 24" aria-hidden="true">
      <path d="M3 12H35M25 3L35 12L25 21" />
    </svg>
  );
}
