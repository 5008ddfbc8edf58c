import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import type { ReactNode } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Closer } from '../ui/Closer.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Ending } from './Ending.tsx';
import { Hint } from './Hint.tsx';
import { Keys } from './Keys.tsx';
import { Log } from './Log.tsx';
import type { Snapshot } from './snapshot.ts';
import { TextTable } from './TextTable.tsx';
import type { Commands } from './useCommands.ts';
import type { Grammar } from './useGrammar.ts';

interface OverlaysProps {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly faces: readonly SeatFace[];
  readonly grammar: Grammar;
  readonly commands: Commands;
  readonly zoomed: ReactNode;
  onUnzoom(): void;
}

/** The dialogs of the table; at most one is open. */
export function Overlays(props: OverlaysProps) {
  const { table, snapshot, game, skin, faces, grammar, commands, zoomed, onUnzoom } = props;
  const { t, lang } = useMessages();
  const { open, close } = commands;
  const { view, moments, seat } = snapshot;
  if (zoomed) {
    return (
      <Closer label={game.text.name[lang]} onClose={onUnzoom}>
        <div className={skin.theme}>{zoomed}</div>
      </Closer>
    );
  }
  if (!open) return null;
  if (typeof open === 'object') {
    return (
      <Dialog title={t.table.share} onClose={close}>
        <p>{t.table.shareFailed}</p>
        <textarea readOnly rows={5} value={open.link} onFocus={(e) => e.target.select()} aria-label={t.table.share} />
      </Dialog>
    );
  }
  switch (open) {
    case 'hint':
      return (
        <Hint
          game={game}
          view={view}
          seat={seat}
          onClose={close}
          onPlay={(action) => {
            close();
            grammar.pressChoice({ action });
          }}
        />
      );
    case 'text':
      return (
        <TextTable
          game={game}
          snapshot={snapshot}
          onClose={close}
          onChoose={(choice) => {
            close();
            grammar.pressChoice(choice);
          }}
        />
      );
    case 'keys':
      return <Keys onClose={close} />;
    case 'leave':
      return commands.leaving ? (
        <Confirm
          title={commands.leaving.label}
          text={commands.leaving.sure}
          yes={commands.leaving.label}
          onNo={close}
          onYes={commands.leave}
        />
      ) : null;
    case 'log':
      return (
        <Dialog title={t.table.log} onClose={close} sheet>
          <Log game={game} skin={skin} moments={moments} viewer={seat} faces={faces} />
        </Dialog>
      );
    case 'ending':
      return (
        <Ending
          table={table}
          game={game}
          skin={skin}
          snapshot={snapshot}
          faces={faces}
          {...commands.end}
          onClose={close}
        />
      );
  }
}
