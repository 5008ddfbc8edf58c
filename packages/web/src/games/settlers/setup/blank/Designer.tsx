import type { Lang } from '@starboard/kernel';
import {
  type CustomUpgrade,
  effectText,
  game,
  MOST_PACKS,
  type Options,
  PACK_MENU,
  type Pack,
  parsePack,
  UPGRADE_TYPES,
} from '@starboard/settlers';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { CUSTOM_EMBLEMS } from '../../art/signs.ts';
import { PackPill } from '../../Packs.tsx';
import { PrintedCard } from '../../PrintedCard.tsx';
import { Sign } from '../../Sign.tsx';
import theme from '../../theme.module.css';
import { packName, WORDS } from '../../words.ts';
import { Budget } from './Budget.tsx';
import css from './blank.module.css';
import { faultsOf } from './faults.ts';
import { EFFECTS } from './menu.ts';
import { BLANK } from './words.ts';

interface DesignerProps {
  readonly start: CustomUpgrade;
  /** What else the match is played with: some modes take cards out. */
  readonly options: Options;
  readonly lang: Lang;
  onClose(): void;
  onDone(card: CustomUpgrade): void;
}

/** The form of the blank card. Every change is judged at once, by the rules of the match itself. */
export function Designer({ start, options, lang, onClose, onDone }: DesignerProps) {
  const [card, set] = useState(start);
  // What nobody has begun yet is asked for, not found fault with.
  const [begun, begin] = useState<readonly string[]>([]);
  const words = BLANK[lang];
  const group = useId();
  const faults = faultsOf(card);
  const change = (part: Partial<CustomUpgrade>) => {
    set((before) => ({ ...before, ...part }));
    begin((before) => [...before, ...Object.keys(part)]);
  };
  const { flavour, ...bare } = card;
  const made: CustomUpgrade = { ...bare, name: card.name.trim(), ...(flavour ? { flavour } : {}) };
  const warnings = faults.size === 0 ? (game.warnings?.({ ...options, custom: made }) ?? []) : [];
  const said = (field: string) => {
    const problem = faults.get(field);
    return (
      <p
        className={css.fault}
        role="status"
        data-code={problem?.code}
        data-begun={start.name !== '' || begun.includes(field)}
      >
        {problem &&
          (start.name === '' && !begun.includes(field)
            ? (words.asked[field] ?? problem.text[lang])
            : problem.text[lang])}
      </p>
    );
  };
  // Outside the form of the set-up: Enter in a field must not start the match.
  return createPortal(
    <div className={theme.settlers}>
      <Dialog title={words.title} onClose={onClose} wide>
        <div className={css.designer}>
          <div className={css.form}>
            <label className={css.field}>
              <b>{words.name}</b>
              <input value={card.name} maxLength={40} onChange={(e) => change({ name: e.target.value })} />
            </label>
            {said('name')}
            <fieldset className={css.types}>
              <legend>{words.type}</legend>
              {UPGRADE_TYPES.map((type) => (
                <label key={type} data-type={type}>
                  <input
                    type="radio"
                    name={`${group}type`}
                    checked={card.type === type}
                    onChange={() => {
                      const first = EFFECTS.find((entry) => entry.type === type);
                      if (first) change({ type, effect: first.effect });
                    }}
                  />
                  {WORDS[lang].types[type]}
                </label>
              ))}
            </fieldset>
            <fieldset className={css.effects}>
              <legend>{words.effect}</legend>
              {EFFECTS.filter(({ type }) => type === card.type).map(({ effect, least }) => (
                <label key={JSON.stringify(effect)}>
                  <input
                    type="radio"
                    name={`${group}effect`}
                    checked={JSON.stringify(effect) === JSON.stringify(card.effect)}
                    onChange={() => change({ effect })}
                  />
                  <span>{effectText(effect, lang)}</span>
                  <small>{words.least(least)}</small>
                </label>
              ))}
            </fieldset>
            {said('effect')}
            <fieldset className={css.cost}>
              <legend>{words.cost}</legend>
              <div className={css.chosen}>
                {Array.from({ length: MOST_PACKS }, (_, i) => {
                  const pack = parsePack(card.cost[i] ?? '');
                  return (
                    <button
                      // biome-ignore lint/suspicious/noArrayIndexKey: three places for packs.
                      key={i}
                      type="button"
                      disabled={!pack}
                      aria-label={pack ? words.remove(packName(pack, lang)) : words.free}
                      onClick={() => change({ cost: card.cost.filter((_, at) => at !== i) })}
                    >
                      {pack ? <PackPill pack={pack} /> : <span aria-hidden="true">+</span>}
                    </button>
                  );
                })}
              </div>
              <div className={css.menu}>
                {Object.entries(PACK_MENU).map(([code, effort]) => {
                  const pack = parsePack(code) as Pack;
                  return (
                    <button
                      key={code}
                      type="button"
                      disabled={card.cost.length >= MOST_PACKS}
                      aria-label={words.add(packName(pack, lang), effort)}
                      onClick={() => change({ cost: [...card.cost, code] })}
                    >
                      <PackPill pack={pack} />
                      <small aria-hidden="true">{effort}</small>
                    </button>
                  );
                })}
              </div>
            </fieldset>
            {said('cost')}
            <fieldset className={css.emblems}>
              <legend>{words.emblem}</legend>
              {CUSTOM_EMBLEMS.map((sign, i) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: an emblem is its number.
                  key={i}
                  type="button"
                  aria-pressed={card.emblem === i}
                  aria-label={words.emblemNo(i + 1)}
                  onClick={() => change({ emblem: i })}
                >
                  <Sign sign={sign} />
                </button>
              ))}
            </fieldset>
            <label className={css.field}>
              <b>{words.flavour}</b>
              <input value={flavour ?? ''} maxLength={120} onChange={(e) => change({ flavour: e.target.value })} />
            </label>
            {said('flavour')}
          </div>
          <aside className={css.print} aria-label={words.preview}>
            <PrintedCard card={made} lang={lang} />
            <Budget card={card} lang={lang} />
            <p>{faults.size === 0 ? <b>{words.fine}</b> : words.unfinished}</p>
            {warnings.map(({ text, code }) => (
              <p key={code} className={css.warning} data-code={code}>
                {text[lang]}
              </p>
            ))}
            <button type="button" className={css.done} disabled={faults.size > 0} onClick={() => onDone(made)}>
              {words.save}
            </button>
          </aside>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
