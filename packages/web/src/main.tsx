import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/space-grotesk/wght.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { prepareFor } from './shell/prepare.ts';

prepareFor(location.pathname);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
