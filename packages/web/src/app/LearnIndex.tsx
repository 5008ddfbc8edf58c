import { Link } from 'wouter';
import { Cover } from '../games/Cover.tsx';
import { gamesAtTable } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { recalled } from '../settings/stored.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/shell.ts';
import { Page } from '../ui/Page.tsx';
import css from './LearnIndex.module.css';
import plate from './plate.module.css';

/** Every game that can be learnt: by playing, or from its book. */
export function LearnIndex() {
  const { t, lang } = useMessages();
  return (
    <Page>
      <div className={css.head}>
        <h1>{t.learning.title}</h1>
        <p>{t.learning.lead}</p>
      </div>
      <div className={css.games}>
        {gamesAtTable().map((game) => {
          const { id, name, line, guide, book } = game;
          // The lessons keep where they were left under this name.
          const left = Number(recalled(`guide.${id}`) ?? 0);
          return (
            <article key={id} className={`${css.game} ${game.plate ?? ''} ${plate.plate}`}>
              <Cover game={id} className={css.picture} />
              <div className={css.words}>
                <h2 className={plate.title}>{name}</h2>
                <p>{left > 0 ? t.learning.at(left) : line[lang]}</p>
                <div className={css.ways}>
                  {guide && (
                    <Link href={`/learn/${id}/guide`} className={plate.play} aria-label={t.learning.guideOf(name)}>
                      <Icon path={icons.graduate} className={css.icon} />
                      {t.learning.guide}
                    </Link>
                  )}
                  {book && (
                    <Link href={`/learn/${id}`} className={plate.tool} aria-label={t.learning.bookOf(name)}>
                      <Icon path={icons.learn} className={css.icon} />
                      {t.learning.book}
                    </Link>
                  )}
                </div>
              </div>
            </article>
          );
        })}
      </div>
    </Page>
  );
}
