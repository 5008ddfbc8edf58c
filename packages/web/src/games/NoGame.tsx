import { useMessages } from '../i18n/useMessages.ts';
import { NotFound, State } from '../ui/states.tsx';
import { entryOf } from './load.ts';

/** A game that is not at the table, or none of ours. */
export function NoGame({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const known = entryOf(id);
  return known ? <State title={t.problem.noGame(known.name)} text={t.problem.noGameAbout} /> : <NotFound />;
}
