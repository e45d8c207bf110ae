import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
