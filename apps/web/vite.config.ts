import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

/** What every table needs and other parts share, and what every table of one game does. */
const TABLE = /\/src\/(?:packs\/([^/]+)\/)?table\/(?!rivals|inspect|.*\.module\.css)/;

/** One file is smaller than twenty; a game's own is never another's. */
function tableFile(module: string): string {
  const game = TABLE.exec(module)?.[1];
  return game ? `${game}-table` : 'table';
}

/** A box of pictures is known by its name. */
const chunkFile = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/${facadeModuleId?.includes('/art/src/sets/') ? 'art-' : ''}[name]-[hash].js`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: chunkFile } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: tableFile, test: TABLE, minShareCount: 2 }],
        },
      },
    },
  },
});
