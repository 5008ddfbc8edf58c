import { BOTS, type Bot, LEVELS } from '@starboard/bots';
import type { Text } from '@starboard/kernel';

/** The bots in the order in which somebody who knows none of them is asked to choose: the levels first. */
export const BOTS_TO_CHOOSE: readonly Bot[] = [...LEVELS, ...BOTS.filter((bot) => !LEVELS.includes(bot))];

/** Their names, for help. */
export const BOT_NAMES = BOTS_TO_CHOOSE.map(({ name }) => name).join(', ');

const ABOUT: Readonly<Record<string, Text>> = {
  easy: { en: 'for a first match', fr: 'pour une première partie' },
  medium: { en: 'makes you think', fr: 'fait réfléchir' },
  hard: { en: 'for who knows the game', fr: 'pour qui connaît le jeu' },
  expert: { en: 'the strongest; may think for three seconds', fr: 'le plus fort ; peut réfléchir trois secondes' },
  random: { en: 'any choice, by chance', fr: 'n’importe quel choix, au hasard' },
  thumb: { en: 'a rule of thumb, without looking ahead', fr: 'une règle simple, sans prévoir' },
  greedy: { en: 'looks one choice ahead', fr: 'prévoit un seul choix' },
};

/** What kind of player a bot is, in a few words. */
export function aboutBot({ name }: Bot): Text {
  return ABOUT[name] ?? { en: '', fr: '' };
}
