import { contentOf, game, type Options } from '@starboard/settlers';
import type { RoomProps } from '../../../contract/setup.ts';
import { enamelIn, signIn } from '../content.ts';
import { Sign } from '../Sign.tsx';
import { WorldToken } from '../Token.tsx';
import css from './room.module.css';

/** The Systems of the match on the table: what there is to be won. */
export function Desk({ options, lang }: RoomProps) {
  const c = contentOf({ ...game.defaults, ...options } as Options);
  return (
    <ul className={css.systems}>
      {c.systems.map((system, at) => {
        const { dark, lit } = enamelIn(c, at);
        return (
          <li key={system.id}>
            <span className={css.worlds} aria-hidden="true">
              {system.worlds.map((w) => (
                <span key={c.worlds[w].id}>
                  <WorldToken content={c} id={c.worlds[w].id} />
                </span>
              ))}
            </span>
            <span className={css.name} style={{ background: dark, color: lit }}>
              <Sign sign={signIn(c, at)} /> <span>{system.name[lang]}</span> <b>{system.score}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
