import { Pawn } from '../Signs.tsx';
import css from './teacher.module.css';

/** An old hand of the yard. */
export function Teacher() {
  return <Pawn seat={2} className={css.pawn} />;
}
