import { Seal } from '../Token.tsx';
import css from './teacher.module.css';

/** The ship's wheel in wax: the pilot who has been there before. */
export function Teacher() {
  return <Seal seat={3} className={css.seal} />;
}
