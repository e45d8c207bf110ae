import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/figtree/wght.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';

// What `Safety` catches is an error of the page all the same: whoever watches the page hears of it.
createRoot(document.getElementById('root')!, { onCaughtError: reportError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

void keepOffline();
