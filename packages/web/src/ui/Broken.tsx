import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { Missed, tryAgain } from './loadOnce.ts';
import { State } from './states.tsx';

interface BrokenProps {
  readonly children: ReactNode;
  /** What is shown instead where it was to be expected. */
  readonly instead?: ReactNode;
}

interface BrokenState {
  readonly error?: Error;
}

/** Catches what breaks below it, one for each screen: whoever opens a screen tries again. React offers this only to classes. */
export class Broken extends Component<BrokenProps, BrokenState> {
  override state: BrokenState = {};

  constructor(props: BrokenProps) {
    super(props);
    // Before anything below asks for what it needs.
    tryAgain();
  }

  static getDerivedStateFromError(thrown: unknown): BrokenState {
    return { error: thrown instanceof Error ? thrown : new Error(`${thrown}`) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (this.props.instead ?? <Apology error={error} />) : this.props.children;
  }
}

function Apology({ error }: { readonly error: Error }) {
  const { t } = useMessages();
  const missed = error instanceof Missed;
  return (
    <State
      picture={missed ? 'telescope' : 'cracked'}
      title={missed ? t.problem.missed : t.problem.error}
      text={missed ? t.problem.missedAbout : t.problem.errorAbout}
      details={error.message}
      report={{ error: error.stack ?? error.message }}
      first={
        <button type="button" className={`${look.button} ${look.first}`} onClick={() => location.reload()}>
          {t.problem.retry}
        </button>
      }
    />
  );
}
