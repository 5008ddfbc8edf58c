import { useState } from 'react';
import { Emblem, SEAT_LOOKS } from '../../src/art/emblems.tsx';
import look from '../../src/ui/buttons.module.css';
import { Closer } from '../../src/ui/Closer.tsx';
import { Confirm } from '../../src/ui/Confirm.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import * as icons from '../../src/ui/icons/frame.ts';
import { useHold } from '../../src/ui/useHold.ts';
import { Example, Shown } from '../Example.tsx';
import css from '../gallery.module.css';

const OPENERS = ['dialog', 'wide dialog', 'sheet', 'confirm', 'closer look'] as const;

export function Shell() {
  const [open, setOpen] = useState<(typeof OPENERS)[number]>();
  const [said, say] = useState('Press it, or hold it.');
  const hold = useHold(
    () => say('Pressed.'),
    () => say('Looked at.'),
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <Example title="Buttons">
        <button type="button" className={`${look.button} ${look.first}`}>
          <Icon path={icons.replay} /> The way on
        </button>
        <button type="button" className={look.button}>
          Another
        </button>
        <button type="button" className={`${look.button} ${look.plain}`}>
          Plain
        </button>
        <button type="button" className={`${look.button} ${look.danger}`}>
          Danger
        </button>
        <button type="button" className={look.button} disabled>
          Not now
        </button>
      </Example>
      <Example title="Press and hold">
        <button type="button" className={look.button} {...hold}>
          Hold me
        </button>
        <p role="status">{said}</p>
      </Example>
      <Example title="Dialogs">
        {OPENERS.map((name) => (
          <button key={name} type="button" className={look.button} onClick={() => setOpen(name)}>
            {name}
          </button>
        ))}
      </Example>
      <Example title="Symbols">
        {Object.entries(icons).map(([name, path]) => (
          <Shown key={name} name={name} style={{ fontSize: '1.75rem' }}>
            <Icon path={path} />
          </Shown>
        ))}
      </Example>
      <Example title="Emblems of the seats">
        {SEAT_LOOKS.map(({ colour }, seat) => (
          <Shown key={colour} name={`seat ${seat + 1}`} style={{ fontSize: '2.5rem' }}>
            <Emblem seat={seat} />
          </Shown>
        ))}
      </Example>
      {(open === 'dialog' || open === 'wide dialog' || open === 'sheet') && (
        <Dialog title="A title" onClose={close} wide={open === 'wide dialog'} sheet={open === 'sheet'}>
          <p className={css.note}>Escape, the cross or a press beside it closes it.</p>
        </Dialog>
      )}
      {open === 'confirm' && (
        <Confirm title="Leave the match?" text="It counts as a loss." yes="Leave" onYes={close} onNo={close} />
      )}
      {open === 'closer look' && (
        <Closer label="A closer look" onClose={close}>
          <p className={css.note}>The table behind it stays in reach.</p>
        </Closer>
      )}
    </>
  );
}
