import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { Missed, tryAgain } from './loadOnce.ts';
import { State } from './states.tsx';

interface BrokenState {
  readonly error?: Error;
}

/** Catches what breaks below it, one for each screen: whoever opens a screen tries again. React offers this only to classes. */
export class Broken extends Component<{ readonly children: ReactNode }, BrokenState> {
  override state: BrokenState = {};

  constructor(props: { readonly children: ReactNode }) {
    super(props);
    // Before anything below asks for what it needs.
    tryAgain();
  }

  static getDerivedStateFromError(error: Error): BrokenState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? <Apology error={this.state.error} /> : this.props.children;
  }
}

function Apology({ error }: { readonly error: Error }) {
  const { t } = useMessages();
  const missed = error instanceof Missed;
  const about = missed ? t.problem.missedAbout : t.problem.errorAbout;
  return (
    <State title={missed ? t.problem.missed : t.problem.error} text={`${about}\n\n${error.message}`}>
      <button type="button" className={look.button} onClick={() => location.reload()}>
        {t.problem.retry}
      </button>
    </State>
  );
}
