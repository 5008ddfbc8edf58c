import { Picture } from '../../../art/Picture.tsx';
import { commanderSvg } from '../art/people.ts';
import css from '../looks.module.css';

/** The commander of the Burrowers, who has seen many invasions. */
export function Teacher() {
  return <Picture name="commander 4" draw={() => commanderSvg(4)} urgent className={css.portrait} />;
}
