import { Bust } from '../Signs.tsx';
import css from './teacher.module.css';

/** An old hand of the yard. */
export function Teacher() {
  return <Bust seat={2} className={css.bust} />;
}
