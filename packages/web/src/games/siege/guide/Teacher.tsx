import { Picture } from '../../../art/Picture.tsx';
import { alienSvg } from '../aliens/alien.ts';
import css from './teacher.module.css';

const ORACLE = 'antillian/oracle';

/** The Oracle of the Antillians, who sees what will be. */
export function Teacher() {
  return <Picture name={ORACLE} draw={() => alienSvg(ORACLE)} urgent className={css.face} />;
}
