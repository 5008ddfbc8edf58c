import { COLON, type Lang } from '@starboard/kernel';
import { contentOf, gemOf, type View } from '@starboard/scramble';
import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { type Desk, sameTable } from './board.ts';
import * as icons from './icons.ts';
import { lastTurn } from './lastTurn.ts';
import css from './news.module.css';
import type { News as Fallen } from './news.ts';
import { Credit } from './Signs.tsx';
import { WORDS } from './words.ts';

interface Said {
  readonly taken: (n: number) => string;
  readonly nothingToTake: string;
  readonly noneThrough: string;
  readonly notHit: string;
  readonly credits: string;
  readonly broken: (weapon: string) => string;
  readonly assists: (n: number) => string;
  readonly short: (credits: number) => string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    taken: (n) => `you lost ${n} ${n === 1 ? 'Invader' : 'Invaders'}`,
    nothingToTake: 'you had no Invader to lose',
    noneThrough: 'none of your colour got through',
    notHit: 'you were not hit',
    credits: 'all credits lost, heat 0',
    broken: (weapon) => `${weapon} Out of Order`,
    assists: (n) => `Assists paid you +${n}`,
    short: (n) => `You could buy nothing with ${n} ${n === 1 ? 'credit' : 'credits'}, so your turn ended.`,
  },
  fr: {
    taken: (n) => `vous perdez ${n} ${n === 1 ? 'envahisseur' : 'envahisseurs'}`,
    nothingToTake: 'vous n’aviez rien à perdre',
    noneThrough: 'aucun de votre couleur n’est passé',
    notHit: 'vous n’êtes pas touché',
    credits: 'tous les crédits perdus, chaleur 0',
    broken: (weapon) => `${weapon} hors service`,
    assists: (n) => `Assistances\u00a0: +${n}`,
    short: (n) => `Rien à acheter avec ${n} ${n < 2 ? 'crédit' : 'crédits'}\u00a0: votre tour est fini.`,
  },
};

/** What a Meltdown or the aliens cost, one thing after another. */
function costs({ struck, through, lost, overheated, broken }: Fallen, view: View, lang: Lang): readonly string[] {
  const said = SAID[lang];
  const { base } = contentOf(view.options);
  return [
    ...(lost.length > 0 ? [said.taken(lost.length)] : []),
    ...(struck === 'move' && lost.length === 0 ? [through > 0 ? said.nothingToTake : said.noneThrough] : []),
    ...(overheated ? [said.credits] : []),
    ...(struck === 'fire' && overheated !== 'aliens' ? [said.notHit] : []),
    ...broken.map((weapon) => said.broken(base[gemOf(weapon)].name[lang])),
  ];
}

/** What struck since the reader's last decision and what it cost; it stands until the reader acts. */
export const News = memo(function News({ desk }: { readonly desk: Desk }) {
  const { props, news } = desk;
  const { view, lang } = props;
  if (view.stack.length === 0) return null;
  if (!news) return <Rival desk={desk} />;
  const { struck, lost, overheated, assists, short } = news;
  const words = WORDS[lang];
  const title = struck ? words.event(struck) : overheated && words.meltdown;
  return (
    <p className={css.news} data-part="news" data-bad={lost.length > 0 || overheated !== undefined} role="status">
      {short !== undefined && <span data-quiet="true">{SAID[lang].short(short)}</span>}
      {title && (
        <span>
          <Icon path={struck === 'move' ? icons.aliensMove : struck === 'fire' ? icons.aliensFire : icons.hazard} />
          <b>
            {title}
            {COLON[lang]}
          </b>
          {costs(news, view, lang).join(', ')}
        </span>
      )}
      {assists > 0 && (
        <span data-good="true">
          {SAID[lang].assists(assists)}
          <Credit />
        </span>
      )}
    </p>
  );
}, sameTable);

/** On a phone, where the rivals' strips are another page: what the one before the reader did, until the reader acts. */
function Rival({ desk: { props } }: { readonly desk: Desk }) {
  const { view, lang, moments, seats, seat } = props;
  const last = moments.at(-1)?.seat;
  if (last === undefined || last === seat) return null;
  const did = lastTurn(moments, view, last, lang);
  if (!did) return null;
  return (
    <p className={css.news} data-part="news" data-rival="true">
      <span>
        <b>
          {seats[last].name}
          {COLON[lang]}
        </b>
        {did}
      </span>
    </p>
  );
}
