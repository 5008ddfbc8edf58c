import type { TableInfo } from '@starboard/server/told';
import { use, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Frame } from '../play/Frame.tsx';
import { useSnapshot } from '../play/snapshot.ts';
import type { Ways } from '../play/useCommands.ts';
import { useStarted } from '../play/useStarted.ts';
import type { RemoteTable } from '../tables/remote.ts';
import look from '../ui/buttons.module.css';
import { renew } from '../ui/renew.ts';
import { Loading, State } from '../ui/states.tsx';
import { Company } from './Company.tsx';
import { OldRules } from './OldRules.tsx';

interface OnlineTableProps {
  readonly table: RemoteTable;
  readonly info: TableInfo;
  onAgain(): void;
}

/** A match of the server, at the very same table as one of this device. */
export function OnlineTable(props: OnlineTableProps) {
  const loaded = use(loadGame(props.info.game));
  return loaded ? <Seated {...props} loaded={loaded} /> : <NoGame id={props.info.game} />;
}

function Seated({ table, info, loaded, onAgain }: OnlineTableProps & { readonly loaded: Loaded }) {
  const { t, lang } = useMessages();
  const { id, agreement } = info;
  const snapshot = useSnapshot(table, loaded.game);
  // The first time everything is drawn, in small steps, so that nothing else waits; later every snapshot is shown at once.
  const ready = useDeferredValue(snapshot !== undefined, false);
  useStarted(ready);
  const ways = useMemo(
    (): Ways => ({
      table: (next) => `/online/${next}`,
      replay: (at) => `/online/${id}/replay${at === undefined ? '' : `?at=${at}`}`,
      sealed: true,
      noHints: !agreement.hints,
      noOdds: !agreement.odds,
    }),
    [id, agreement.hints, agreement.odds],
  );
  const { why, problems } = table.state();
  if ((why === 'older' || why === 'newer') && info.result) {
    const names = info.seats.map((seat) => (seat.who === 'open' ? '' : seat.name));
    const replay = (
      <Link href={ways.replay()} className={`${look.button} ${look.first}`}>
        {t.table.replay}
      </Link>
    );
    return <OldRules id={id} names={names} result={info.result} first={replay} />;
  }
  if (why) {
    const again = (
      <button
        type="button"
        className={`${look.button} ${look.first}`}
        onClick={() => (why === 'outdated' ? void renew() : onAgain())}
      >
        {why === 'outdated' ? t.problem.update : t.problem.retry}
      </button>
    );
    const details = problems?.map(({ text }) => text[lang]).join('\n') ?? '';
    return (
      <State picture="cracked" title={t.failed[why].title} text={t.failed[why].about} first={again} details={details} />
    );
  }
  if (!snapshot || !ready) return <Loading onAgain={onAgain} />;
  const presence = info.seats.map((seat) => (seat.who === 'person' && !seat.replaced ? seat.presence : undefined));
  return (
    <Frame
      table={table}
      snapshot={snapshot}
      {...loaded}
      ways={ways}
      presence={presence}
      company={<Company table={table} info={info} />}
    />
  );
}
