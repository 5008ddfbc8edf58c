import type { Lang } from '@starboard/kernel';
import { contentOf, type Event, type View } from '@starboard/settlers';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from './art/icons.ts';
import { WAX } from './art/palette.ts';
import css from './completion.module.css';
import { enamelIn, signIn } from './content.ts';
import { Sign } from './Sign.tsx';
import { Seal, WorldToken } from './Token.tsx';
import { WORDS } from './words.ts';

type Complete = Extract<Event, { type: 'complete' }>;

interface CompletionProps {
  readonly view: View;
  readonly lang: Lang;
  readonly complete: Complete;
}

/** A System closes: its Worlds meet in a ring of the owner's wax, the medal and the lock fall into place. */
export function Completion({ view, lang, complete: { system, seat, score, name } }: CompletionProps) {
  const c = contentOf(view.options);
  const at = c.systems.findIndex(({ id }) => id === system);
  const { dark, lit } = enamelIn(c, at);
  const { colour, light, shade } = WAX[seat];
  const style = { '--wax': colour, '--wax-light': light, '--wax-dark': shade, '--enamel': dark, '--lit': lit };
  return (
    <div className={css.scene} style={style as never} aria-hidden="true" data-part="completion">
      <span className={css.rays} />
      <div className={css.ring} data-count={c.systems[at].worlds.length}>
        <span className={css.disc} />
        {c.systems[at].worlds.slice(0, 4).map((w) => (
          <span key={c.worlds[w].id} className={css.world}>
            <WorldToken content={c} id={c.worlds[w].id} />
          </span>
        ))}
        <span className={css.medal}>
          <Sign sign={signIn(c, at)} />
          <b>{score}</b>
        </span>
        <span className={css.lock}>
          <Icon path={icons.lock} />
        </span>
        <Seal seat={seat} className={css.seal} />
      </div>
      <p className={css.banner}>
        <b>{name[lang]}</b>
        <span>{WORDS[lang].complete}</span>
      </p>
    </div>
  );
}
