import type { AnyGame } from '@starboard/kernel';
import type { ReactNode } from 'react';
import type { GameSkin, SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Closer } from '../ui/Closer.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { GivesAway } from './GivesAway.tsx';
import { Hint } from './Hint.tsx';
import { Keys } from './Keys.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { Log } from './Log.tsx';
import type { Snapshot } from './snapshot.ts';
import { TextTable } from './TextTable.tsx';
import type { Commands } from './useCommands.ts';
import type { Grammar } from './useGrammar.ts';
import type { Speech } from './wording.ts';

interface OverlaysProps {
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly faces: readonly SeatFace[];
  readonly grammar: Grammar;
  readonly commands: Commands;
  readonly speech: Speech;
  readonly zoomed: ReactNode;
  onUnzoom(): void;
}

/** The dialogs of the table; at most one is open. */
export function Overlays(props: OverlaysProps) {
  const { snapshot, game, skin, faces, grammar, commands, speech, zoomed, onUnzoom } = props;
  const { t, lang } = useMessages();
  const { open, close } = commands;
  const { moments, seat } = snapshot;
  if (zoomed) {
    return (
      <Closer label={game.text.name[lang]} onClose={onUnzoom}>
        <div className={skin.theme}>{zoomed}</div>
      </Closer>
    );
  }
  if (!open) return null;
  if (typeof open === 'object') return <LinkDialog link={open.link} onClose={close} />;
  switch (open) {
    case 'hint':
      return (
        <Hint
          game={game}
          speech={speech}
          asked={snapshot.asked}
          faces={faces}
          onClose={close}
          onPlay={(action) => {
            close();
            grammar.takeAdvice(action);
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
    case 'save':
      return <GivesAway onYes={() => void commands.save()} onNo={close} />;
    case 'log':
      return (
        <Dialog title={t.table.log} onClose={close} sheet>
          <Log game={game} skin={skin} moments={moments} viewer={seat} faces={faces} />
        </Dialog>
      );
  }
}
