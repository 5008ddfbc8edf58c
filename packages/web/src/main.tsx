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
import { painted } from './ui/painted.ts';
// It hears the keys and presses that lead to the screens that ask it.
import './ui/pointer.ts';

/** Fonts of the system that stand in for ours are read in a moment, but not at once: words would be set twice, and move. */
const STAND_INS = [
  '400 1em "Atkinson Stand-in"',
  '700 1em "Atkinson Stand-in"',
  '1em "Grotesk Stand-in"',
  '1em "Marcellus Stand-in"',
];

// A screen that is not there yet would show a fallback first, and React leaves that standing for 300 ms. What stands in
// the page meanwhile is painted before the work begins.
void Promise.all([prepareFor(location.pathname), loadMessages(settings().lang), standIns(), painted()]).then(() => {
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

function standIns(): Promise<unknown> {
  return Promise.allSettled(STAND_INS.map((font) => document.fonts.load(font)));
}
