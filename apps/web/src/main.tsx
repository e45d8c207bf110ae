import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/figtree/wght.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

void keepOffline();
