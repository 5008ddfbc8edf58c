import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/space-grotesk/wght.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prepareFor } from './app/prepare.ts';
import { loadMessages } from './i18n/messages.ts';
import { change, settings } from './settings/settings.ts';
// It hears the keys and presses that lead to the screens that ask it.
import './ui/pointer.ts';

// A screen that is not there yet would show a fallback first, and React leaves that standing for 300 ms. What stands in
// the page meanwhile is painted before the work begins.
void Promise.all([prepareFor(location.pathname), loadMessages(settings().lang), painted()]).then(() => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

// Another tab may have chosen another language.
addEventListener('storage', () => void loadMessages(settings().lang).then(() => change({})));

function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
