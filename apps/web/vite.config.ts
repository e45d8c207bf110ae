import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

/** What every table needs and other parts share: one file is smaller than twenty. */
const TABLE = /\/src\/(?:table|packs\/imperium\/table)\/(?!rivals|inspect|.*\.module\.css)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'table', test: TABLE, minShareCount: 2 }],
        },
      },
    },
  },
});
