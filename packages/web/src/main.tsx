import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/space-grotesk/wght.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prepareFor } from './app/prepare.ts';

// A screen that is not there yet would show a fallback first, and React leaves that standing for 300 ms. What stands in
// the page meanwhile is painted before the work begins.
void Promise.all([prepareFor(location.pathname), painted()]).then(() => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
