import { formatProblems, type Result } from '@starboard/kernel';
import { type CustomUpgrade, game, type Options } from '@starboard/settlers';
import { useEffect, useState } from 'react';
import type { RoomProps } from '../../../../contract/setup.ts';
import { copy } from '../../../../ui/copy.ts';
import { PrintedCard } from '../../PrintedCard.tsx';
import css from './blank.module.css';
import { Designer } from './Designer.tsx';
import { cardIn, cardLink } from './link.ts';
import { EMPTY } from './menu.ts';
import { useShelf } from './shelf.ts';
import { BLANK } from './words.ts';

/** The blank card in set-up: what was designed on this device, what came with a link, and the form. */
export function BlankCard({ options, lang, choose }: RoomProps) {
  const words = BLANK[lang];
  const { cards, put, drop } = useShelf();
  const [open, setOpen] = useState<CustomUpgrade>();
  const [came, setCame] = useState<Result<CustomUpgrade>>();
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean }>();
  const custom = options.custom as CustomUpgrade | null;
  const all = { ...game.defaults, ...options } as Options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once.
  useEffect(() => {
    const found = cardIn(location.hash);
    if (!found) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setCame(found);
    if ('value' in found) choose('custom', found.value);
  }, []);

  const share = async (card: CustomUpgrade) => {
    const text = cardLink(card);
    await copy(Promise.resolve(text)).then(
      () => setLink({ text, copied: true }),
      () => setLink({ text, copied: false }),
    );
  };
  const kept = custom && cards.some(({ name }) => name === custom.name);
  return (
    <section className={css.blank} aria-label={words.title}>
      <h3>{words.title}</h3>
      {came && 'problems' in came && (
        <p role="alert" className={css.refused}>
          {words.refused}: {formatProblems(came.problems, lang)}
        </p>
      )}
      {came && 'value' in came && custom === came.value && <p role="status">{words.came(came.value.name)}</p>}
      {custom ? (
        <>
          <PrintedCard card={custom} lang={lang} />
          <div className={css.tools}>
            <button type="button" onClick={() => setOpen(custom)}>
              {words.edit}
            </button>
            <button type="button" onClick={() => void share(custom)}>
              {words.share}
            </button>
            {!kept && (
              <button type="button" onClick={() => put(custom)}>
                {words.keep}
              </button>
            )}
            <button type="button" onClick={() => choose('custom', null)}>
              {words.takeOut}
            </button>
          </div>
        </>
      ) : (
        <div className={css.tools}>
          <span>{words.about}</span>
          <button type="button" onClick={() => setOpen(EMPTY)}>
            {words.design}
          </button>
        </div>
      )}
      {link && (
        <p role="status" className={css.link}>
          {link.copied ? words.shared : words.byHand}
          {!link.copied && <input readOnly value={link.text} onFocus={(e) => e.target.select()} />}
        </p>
      )}
      {cards.some(({ name }) => name !== custom?.name) && (
        <ul className={css.shelf} aria-label={words.shelf}>
          {cards
            .filter(({ name }) => name !== custom?.name)
            .map((card) => (
              <li key={card.name} data-type={card.type}>
                <button type="button" onClick={() => choose('custom', card)} aria-label={words.use(card.name)}>
                  {card.name}
                </button>
                <button type="button" onClick={() => drop(card)} aria-label={words.drop(card.name)}>
                  <span aria-hidden="true">✕</span>
                </button>
              </li>
            ))}
        </ul>
      )}
      {open && (
        <Designer
          start={open}
          options={all}
          lang={lang}
          onClose={() => setOpen(undefined)}
          onDone={(card) => {
            put(card);
            choose('custom', card);
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}
