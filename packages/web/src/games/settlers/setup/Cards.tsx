import { formatProblems, type Problem, readCards } from '@starboard/kernel';
import { cards, SET, type UpgradeRow } from '@starboard/settlers';
import { useState } from 'react';
import type { RoomProps } from '../../../contract/setup.ts';
import { upgradeSign } from '../art/signs.ts';
import { Sign } from '../Sign.tsx';
import css from './cards.module.css';

const UPGRADES = SET.tables.upgrades as readonly UpgradeRow[];

/** More than any set of cards: nobody waits for a film that was opened by mistake. */
const LARGEST = 200_000;

const WORDS = {
  en: {
    title: 'Cards of the match',
    upgrades: (n: number, blank: boolean) =>
      `Upgrades: ${n} of ${UPGRADES.length} kinds${blank ? ' and the blank card' : ''}`,
    set: 'A set of cards of your own (a file)',
    own: 'Back to the cards of the box',
    playing: (name: string) => `Played with the set “${name}”.`,
    noFile: 'This file holds no set of cards.',
  },
  fr: {
    title: 'Cartes de la partie',
    upgrades: (n: number, blank: boolean) =>
      `Améliorations\u00a0: ${n} sortes sur ${UPGRADES.length}${blank ? ' et la carte vierge' : ''}`,
    set: 'Votre propre jeu de cartes (un fichier)',
    own: 'Revenir aux cartes de la boîte',
    playing: (name: string) => `Joué avec le jeu «\u00a0${name}\u00a0».`,
    noFile: 'Ce fichier ne contient pas de jeu de cartes.',
  },
} as const;

/** Which Upgrades are allowed, and whose cards are played. */
export function Cards({ options, lang, choose }: RoomProps) {
  const words = WORDS[lang];
  const [fault, setFault] = useState('');
  const out = options.excludedUpgrades as readonly string[];
  const set = options.cards as { readonly name: string } | null;

  const open = async (file: File | undefined) => {
    if (!file) return;
    const problem = (list: readonly Problem[]) => setFault(formatProblems(list, lang));
    try {
      if (file.size > LARGEST) throw new RangeError();
      const read = readCards(cards, JSON.parse(await file.text()), 'cards');
      if ('problems' in read) return problem(read.problems);
      setFault('');
      choose('cards', read.value);
    } catch {
      setFault(words.noFile);
    }
  };
  return (
    <details className={css.cards} open={out.length > 0 || set !== null}>
      <summary>{words.title}</summary>
      <p>{words.upgrades(UPGRADES.length - out.length, options.custom !== null && options.custom !== undefined)}</p>
      <div className={css.grid}>
        {UPGRADES.map(({ id, name, type }) => (
          <button
            key={id}
            type="button"
            aria-pressed={!out.includes(id)}
            data-type={type}
            onClick={() =>
              choose('excludedUpgrades', out.includes(id) ? out.filter((other) => other !== id) : [...out, id])
            }
          >
            <Sign sign={upgradeSign({ id })} />
            <span>{name[lang]}</span>
          </button>
        ))}
      </div>
      {set && <p>{words.playing(set.name)}</p>}
      {set ? (
        <button type="button" className={css.own} onClick={() => choose('cards', null)}>
          {words.own}
        </button>
      ) : (
        <label className={css.own}>
          {words.set}
          <input type="file" accept=".json,application/json" onChange={(e) => void open(e.target.files?.[0])} />
        </label>
      )}
      {fault && <p role="alert">{fault}</p>}
    </details>
  );
}
