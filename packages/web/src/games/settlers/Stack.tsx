import type { Lang } from '@starboard/kernel';
import { type completedSystems, contentOf, type View } from '@starboard/settlers';
import { Piece } from '../../motion/Piece.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from './art/icons.ts';
import { enamelIn, signIn } from './content.ts';
import { systemThing } from './ending.ts';
import { Sign } from './Sign.tsx';
import css from './stack.module.css';
import { WorldToken } from './Token.tsx';
import { WORDS } from './words.ts';

interface StackProps {
  readonly view: View;
  readonly lang: Lang;
  readonly completed: ReturnType<typeof completedSystems>[number][number];
}

/** A completed System in front of its owner: its Worlds in a stack, its score on top, locked. */
export function Stack({ view, lang, completed: { system, score, worlds } }: StackProps) {
  const c = contentOf(view.options);
  const words = WORDS[lang];
  const at = c.systems.findIndex(({ id }) => id === system);
  const { dark, lit } = enamelIn(c, at);
  return (
    <Piece
      as="span"
      id={`system:${system}`}
      data-thing={view.phase === 'over' ? systemThing(system) : undefined}
      className={css.stack}
      role="img"
      aria-label={`${c.systems[at].name[lang]}, ${words.worth(score)}, ${words.locked}`}
    >
      {worlds.slice(0, 2).map((id) => (
        <WorldToken key={id} content={c} id={id} />
      ))}
      <span className={css.medal} style={{ background: dark, color: lit }}>
        <Sign sign={signIn(c, at)} />
        <b>{score}</b>
      </span>
      <span className={css.lock} aria-hidden="true">
        <Icon path={icons.lock} />
      </span>
    </Piece>
  );
}
