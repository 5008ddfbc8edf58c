import { Suspense, use, useRef } from 'react';
import type { Section } from '../contract/book.ts';
import { loadFigures } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './LearnPage.module.css';
import { useNear } from './useNear.ts';

interface ChapterProps {
  readonly game: string;
  readonly section: Section;
  /** What the address asks for: a rule of this chapter or something else. */
  readonly wanted: string;
}

/** A chapter of a rulebook, with its figure once it is near. */
export function Chapter({ game, section, wanted }: ChapterProps) {
  const { t, lang } = useMessages();
  const { id, title, lead, rules } = section;
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <section id={id} ref={place} className={css.chapter}>
      <h2>{title[lang]}</h2>
      {lead && <p className={css.lead}>{lead[lang]}</p>}
      {near && (
        <Suspense>
          <Illustration game={game} id={id} />
        </Suspense>
      )}
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.id} id={rule.id} className={rule.id === wanted ? css.wanted : ''}>
            <p>{rule.text[lang]}</p>
            {rule.remedy && rule.id === wanted && (
              <p className={css.remedy}>
                {t.table.remedy} {rule.remedy[lang]}
              </p>
            )}
            <a href={`#${rule.id}`} className={css.id} aria-label={t.learn.link(rule.id)}>
              {rule.id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Illustration({ game, id }: { readonly game: string; readonly id: string }) {
  const { lang } = useMessages();
  const Figure = use(loadFigures(game))[id];
  return Figure && <Figure lang={lang} />;
}
