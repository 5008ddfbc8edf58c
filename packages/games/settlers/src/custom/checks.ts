import { isPrintable } from '@starboard/kernel';
import {
  EFFECT_MENU,
  type EffectEntry,
  EMBLEMS,
  MOST_DICE,
  MOST_EFFORT,
  MOST_PACKS,
  PACK_MENU,
} from '../content/customMenu.ts';
import { type EffectKind, TYPE_OF } from '../effects.ts';
import { leastDice, parsePack } from '../packs.ts';
import type { CustomUpgrade } from '../types.ts';
import { effort, leastEffort } from './effort.ts';
import { type CustomCode, type Fault, fault } from './fault.ts';
import { folded, INVISIBLE, length, shownName, TAKEN, type WordFilter } from './name.ts';

/** The first fault of a card under each code. Every check relies on those before it. */
export const CHECKS: Readonly<
  Record<Exclude<CustomCode, 'E_SHAPE'>, (card: CustomUpgrade, blocked: WordFilter) => Fault | undefined>
> = {
  E_NAME_LENGTH({ name }) {
    const n = length(shownName(name));
    if (n >= 2 && n <= 24) return undefined;
    return fault('name', `a name has 2 to 24 characters, not ${n}`, `un nom a 2 à 24 caractères, pas ${n}`);
  },
  E_NAME_CHARS({ name }) {
    const shown = shownName(name);
    if (INVISIBLE.test(shown))
      return fault(
        'name',
        'a name has no invisible characters and no marks that join the letter before them; letters with accents are fine',
        'un nom n’a ni caractère invisible ni signe combiné à la lettre qui précède ; les lettres accentuées conviennent',
      );
    if (/^[\p{L}\p{Nd} '’-]+$/u.test(shown) && !shown.includes('  ')) return undefined;
    return fault(
      'name',
      'a name has letters, digits, single spaces, hyphens and apostrophes only',
      'un nom n’a que des lettres, chiffres, espaces simples, traits d’union et apostrophes',
    );
  },
  E_NAME_TAKEN({ name }) {
    if (!TAKEN.has(folded(name))) return undefined;
    return fault(
      'name',
      'another card has this name; choose a new one',
      'une autre carte porte ce nom ; choisissez-en un nouveau',
    );
  },
  E_NAME_BLOCKED({ name, flavour = '' }, blocked) {
    const field = blocked(name) ? 'name' : blocked(flavour) ? 'flavour' : undefined;
    return field && fault(field, 'choose words that nobody minds', 'choisissez des mots qui ne blessent personne');
  },
  E_FLAVOUR({ flavour = '' }) {
    if (length(flavour) <= 90 && isPrintable(flavour)) return undefined;
    return fault(
      'flavour',
      'a flavour text has at most 90 characters, all of them printable',
      'un texte d’ambiance a au plus 90 caractères, tous imprimables',
    );
  },
  E_EMBLEM({ emblem }) {
    if (Number.isInteger(emblem) && emblem >= 0 && emblem < EMBLEMS) return undefined;
    return fault(
      'emblem',
      `an emblem is a whole number from 0 to ${EMBLEMS - 1}`,
      `un emblème est un entier de 0 à ${EMBLEMS - 1}`,
    );
  },
  E_EFFECT: ({ effect }) => effectFault(effect as unknown as Readonly<Record<string, unknown>>),
  E_TYPE_EFFECT({ type, effect }) {
    const right = TYPE_OF[effect.kind];
    return type === right
      ? undefined
      : fault('type', `${effect.kind} belongs to type ${right}`, `${effect.kind} est du type ${right}`);
  },
  E_PACK_COUNT({ cost }) {
    if (cost.length >= 1 && cost.length <= MOST_PACKS) return undefined;
    return fault(
      'cost',
      `a card costs 1 to ${MOST_PACKS} packs, not ${cost.length}`,
      `une carte coûte 1 à ${MOST_PACKS} lots, pas ${cost.length}`,
    );
  },
  E_PACK_UNKNOWN({ cost }) {
    const i = cost.findIndex((code) => !Object.hasOwn(PACK_MENU, code));
    const menu = Object.keys(PACK_MENU).join(', ');
    return i < 0 ? undefined : fault(`cost[${i}]`, `choose among ${menu}`, `choisissez parmi ${menu}`);
  },
  E_DICE({ cost }) {
    const dice = cost.reduce((n, code) => {
      const pack = parsePack(code);
      return n + (pack ? leastDice(pack) : 0);
    }, 0);
    if (dice <= MOST_DICE) return undefined;
    return fault(
      'cost',
      `the packs need at least ${dice} dice; at most ${MOST_DICE} are allowed`,
      `les lots demandent au moins ${dice} dés ; ${MOST_DICE} au plus sont permis`,
    );
  },
  E_EFFORT_LOW(card) {
    const [have, need] = [effort(card), leastEffort(card)];
    if (have >= need) return undefined;
    return fault(
      'cost',
      `the packs have effort ${have}; this effect needs ${need} to ${MOST_EFFORT}`,
      `les lots valent un effort de ${have} ; cet effet demande de ${need} à ${MOST_EFFORT}`,
    );
  },
  E_EFFORT_HIGH(card) {
    const have = effort(card);
    if (have <= MOST_EFFORT) return undefined;
    return fault(
      'cost',
      `the packs have effort ${have}; at most ${MOST_EFFORT} is allowed`,
      `les lots valent un effort de ${have} ; ${MOST_EFFORT} au plus est permis`,
    );
  },
};

function effectFault(effect: Readonly<Record<string, unknown>>): Fault | undefined {
  const kinds = Object.keys(EFFECT_MENU);
  const kind = effect.kind as Exclude<EffectKind, 'corruption'>;
  if (!kinds.includes(kind))
    return fault('effect.kind', `choose among ${kinds.join(', ')}`, `choisissez parmi ${kinds.join(', ')}`);
  const { parameter, values }: EffectEntry = EFFECT_MENU[kind];
  const names = Object.keys(effect).filter((name) => name !== 'kind');
  if (!parameter)
    return names.length === 0 ? undefined : fault('effect', `${kind} has no parameter`, `${kind} n’a pas de paramètre`);
  if (names.length === 1 && names[0] === parameter && values.includes(effect[parameter] as string)) return undefined;
  const list = values.join(', ');
  return fault(
    `effect.${parameter}`,
    `${kind} has exactly “${parameter}”, one of ${list}`,
    `${kind} a exactement « ${parameter} », parmi ${list}`,
  );
}
