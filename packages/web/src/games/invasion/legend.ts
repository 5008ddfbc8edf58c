import type { View } from '@starboard/invasion';
import type { Lang } from '@starboard/kernel';
import type { Sign } from '../../contract/skin.ts';

const TEXT: Readonly<Record<Lang, Readonly<Record<'staging' | 'tray' | 'lane:1' | 'screen' | 'die', string>>>> = {
  en: {
    staging: 'Three rounds. Icons grow with them, and these dice join later.',
    tray: 'Your Defense dice. Mark those you want to roll again.',
    'lane:1': 'The strength of this lane to your Core.',
    screen: 'What will be: strikes, points lost on average, danger for the Core.',
    die: 'Saucers on their way to your planet. Each die strikes one sector.',
  },
  fr: {
    staging: 'Trois manches. Les icônes grandissent avec elles, et ces dés viendront plus tard.',
    tray: 'Vos dés de défense. Marquez ceux que vous voulez relancer.',
    'lane:1': 'La force de ce couloir vers votre Noyau.',
    screen: 'Ce qui vient : les frappes, les points perdus en moyenne, le danger pour le Noyau.',
    die: 'Les soucoupes en route vers votre planète. Chaque dé frappe un secteur.',
  },
};

/** The signs of the table, explained once: whoever decides in the turn of another has no dice to be told about yet. */
export function legend({ stack }: View, lang: Lang): readonly Sign[] {
  const step = stack.at(-1)?.step;
  if (step === 'freeRebuild' || step === 'pick') return [];
  const { die, ...anchors } = TEXT[lang];
  return [{ at: 'die:y1', text: die }, ...Object.entries(anchors).map(([at, text]) => ({ at, text }))];
}
