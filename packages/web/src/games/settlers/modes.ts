import type { Lang } from '@starboard/kernel';
import type { Mode } from '@starboard/settlers';
import * as icons from './art/icons.ts';

/** Each mode in one sentence. */
export const MODE_LINES: Readonly<Record<Lang, Readonly<Record<Mode, string>>>> = {
  en: {
    peaceful: 'Nobody takes a card from anybody.',
    weakDefences: 'A Defence Upgrade falls as soon as its pack is filled; several may be kept.',
    classic: 'No Upgrades at all: dice and Worlds.',
    hard: 'The Defence Pack of a World must be filled in the centre too.',
    additionalSettlements: 'All Settlements lie open beside the Worlds, and must go before the end.',
  },
  fr: {
    peaceful: 'Personne ne prend de carte à personne.',
    weakDefences: 'Une Défense tombe dès que son lot est rempli\u00a0; on peut en garder plusieurs.',
    classic: 'Aucune Amélioration\u00a0: des dés et des Mondes.',
    hard: 'Le lot de Défense d’un Monde compte aussi au centre.',
    additionalSettlements: 'Toutes les Colonies sont ouvertes près des Mondes, et doivent partir avant la fin.',
  },
};

export const MODE_ICONS: Readonly<Record<Mode, string>> = {
  peaceful: icons.dove,
  weakDefences: icons.crackedShield,
  classic: icons.dice,
  hard: icons.mountaintop,
  additionalSettlements: icons.village,
};
