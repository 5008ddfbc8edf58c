import { useRef, useState } from 'react';
import type { Rule, Section } from '../contract/book.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Chapter.module.css';
import { Figure } from './Figure.tsx';
import { useNear } from './useNear.ts';

interface ChapterProps {
  readonly game: string;
  readonly section: Section;
  /** What the address asks for: a rule of this chapter or something else. */
  readonly wanted: string;
  /** Whether all ids are shown. */
  readonly ids: boolean;
  /** Everything is drawn at once, for paper. */
  readonly printing: boolean;
}

/** A chapter of a rulebook, with its figure once it is near. */
export function Chapter({ game, section, wanted, ids, printing }: ChapterProps) {
  const { lang } = useMessages();
  const { id, title, lead, rules } = section;
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [asked, ask] = useState<string>();
  return (
    <section id={id} ref={place} className={css.chapter} data-ids={ids}>
      <h2>{title[lang]}</h2>
      {lead && <p className={css.lead}>{lead[lang]}</p>}
      <div className={css.figure}>{(near || printing) && <Figure game={game} id={id} />}</div>
      <ul className={css.rules}>
        {rules.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            wanted={rule.id === wanted}
            shown={ids || rule.id === wanted || rule.id === asked}
            onAsk={() => ask(rule.id === asked ? undefined : rule.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RuleRowProps {
  readonly rule: Rule;
  readonly wanted: boolean;
  /** Whether its id is shown; it always is to who comes by keys. */
  readonly shown: boolean;
  onAsk(): void;
}

function RuleRow({ rule, wanted, shown, onAsk }: RuleRowProps) {
  const { t, lang } = useMessages();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keys the id is reached itself.
    <li id={rule.id} className={wanted ? css.wanted : ''} data-shown={shown} onClick={onAsk}>
      <p>{rule.text[lang]}</p>
      {rule.remedy && wanted && <p className={css.remedy}>{rule.remedy[lang]}</p>}
      <a
        href={`#${rule.id}`}
        className={css.id}
        aria-label={t.learn.link(rule.id)}
        onClick={(e) => e.stopPropagation()}
      >
        {rule.id}
      </a>
    </li>
  );
}
