import { Link } from 'wouter';
import { Emblem } from '../art/emblems.tsx';
import { gamesAtTable } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Together.module.css';

/** A table by starlight with a free chair: an invitation to play with who sits beside you. */
export function Together({ game }: { readonly game?: string | undefined }) {
  const { t } = useMessages();
  const several = gamesAtTable().filter(({ players }) => players[1] > 1);
  const chosen = several.find(({ id }) => id === game) ?? several[0];
  if (!chosen) return null;
  return (
    <div className={css.together}>
      <svg className={css.table} viewBox="0 0 192 192" aria-hidden="true">
        <defs>
          <radialGradient id="together" cx=".5" cy=".35">
            <stop stopColor="#4a628f" />
            <stop offset="1" stopColor="#1b2745" />
          </radialGradient>
        </defs>
        <ellipse cx="96" cy="110" rx="66" ry="54" opacity=".4" />
        <circle cx="96" cy="96" r="58" fill="url(#together)" stroke="#8aa3d6" strokeOpacity=".5" />
        <path d="M96 62v68M62 96h68" stroke="#8aa3d6" strokeOpacity=".28" />
        <circle cx="96" cy="96" r="22" fill="none" stroke="#ffd98a" strokeOpacity=".55" strokeDasharray="3 5" />
        <g fill="#0c1226" strokeWidth="3">
          <circle cx="96" cy="162" r="24" stroke="oklch(0.8 0.14 74)" />
          <circle cx="96" cy="30" r="24" stroke="oklch(0.76 0.13 300)" />
        </g>
        <g fill="#ffffff0d" stroke="#ffd98a" strokeWidth="2.5" strokeDasharray="6 5">
          <circle cx="30" cy="96" r="24" />
          <circle cx="162" cy="96" r="24" />
        </g>
        <path d="M30 87v18M21 96h18M162 87v18M153 96h18" stroke="#ffd98a" strokeWidth="3" strokeLinecap="round" />
        <g transform="translate(84 150)">
          <Emblem seat={0} />
        </g>
        <g transform="translate(84 18)">
          <Emblem seat={1} />
        </g>
      </svg>
      <div className={css.words}>
        <h2>{t.home.together}</h2>
        <p>{t.home.togetherAbout}</p>
        <Link href={`/new/${chosen.id}?together`} className={css.go}>
          {t.home.togetherGo}
        </Link>
      </div>
    </div>
  );
}
