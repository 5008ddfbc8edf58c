import { COLON, type Lang } from '@starboard/kernel';
import { type Fire, firesOf, LABELS, SPECIALS, type Special, type Totals } from '@starboard/scramble';
import css from './stack.module.css';

const DO: Readonly<Record<Lang, Readonly<Record<Fire | Special, string>>>> = {
  en: {
    scatter: 'also hits the Invaders left and right of the target.',
    beam: 'also hits every Invader behind the target.',
    blast: 'also hits directly and diagonally behind the target.',
    boost: 'each gives this gun +1 Power the next time you use it.',
    scavenge: 'each pays 1 credit after the shot.',
    vent: 'each takes 1 heat off, but not with an Overheat gem.',
    convert: 'each puts a gem of your board into your bag as another colour.',
    energize: 'each adds a gem of your choice to your bag.',
  },
  fr: {
    scatter: 'touche aussi à gauche et à droite de la cible.',
    beam: 'touche aussi tout ce qui est derrière la cible.',
    blast: 'touche aussi juste derrière la cible et en diagonale.',
    boost: 'chacune donne à ce canon +1 de puissance la prochaine fois.',
    scavenge: 'chacune paie 1 crédit après le tir.',
    vent: 'chacune retire 1 de chaleur, sauf avec une gemme de surchauffe.',
    convert: 'chacune met au sac une gemme du plateau, d’une autre couleur.',
    energize: 'chacune ajoute au sac une gemme de votre choix.',
  },
};

/** What the icons of a card or weapon do beside Move and Power, a sentence for each. */
export function Meanings({ icons, lang }: { readonly icons: Totals; readonly lang: Lang }) {
  const there = [...firesOf(icons.fire), ...SPECIALS.filter((special) => icons[special] > 0)];
  return there.map((icon) => (
    <span key={icon} className={css.line}>
      <b>{LABELS[lang].icons[icon]}</b>
      {COLON[lang]}
      {DO[lang][icon]}
    </span>
  ));
}
