import type { Lang } from '@starboard/kernel';
import type { RoomProps } from '../../../contract/setup.ts';
import { GemArt } from '../Signs.tsx';
import css from './room.module.css';

const WORDS: Readonly<Record<Lang, { title: string; lines: readonly string[] }>> = {
  en: {
    title: 'Experienced Pilots',
    lines: ['Always eight columns', 'Events strike a round earlier', 'One more Overheat gem in each bag'],
  },
  fr: {
    title: 'Pilotes expérimentés',
    lines: [
      'Toujours huit colonnes',
      'Les événements frappent une manche plus tôt',
      'Une gemme de surchauffe de plus par sac',
    ],
  },
};

/** The harder mission as a switch, with all that it changes. */
export function Experienced({ options, lang, choose }: RoomProps) {
  const { title, lines } = WORDS[lang];
  const on = options.experienced === true;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={css.mission}
      onClick={() => choose('experienced', !on)}
    >
      <span className={css.lamp} aria-hidden="true">
        <GemArt gem="overheat" />
      </span>
      <span>
        <b>{title}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
    </button>
  );
}
