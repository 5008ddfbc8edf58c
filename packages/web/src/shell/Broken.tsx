import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { State } from './states.tsx';

interface BrokenState {
  readonly error?: Error;
}

/** Catches what breaks below it. React offers this only to classes. */
export class Broken extends Component<{ readonly children: ReactNode }, BrokenState> {
  override state: BrokenState = {};

  static getDerivedStateFromError(error: Error): BrokenState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? <Apology error={this.state.error} /> : this.props.children;
  }
}

function Apology({ error }: { readonly error: Error }) {
  const { t } = useMessages();
  return (
    <State title={t.problem.error} text={`${t.problem.errorAbout}\n\n${error.message}`}>
      <button type="button" className={look.button} onClick={() => location.reload()}>
        {t.problem.retry}
      </button>
    </State>
  );
}
