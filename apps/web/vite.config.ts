import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { classNames } from './build/class-names.ts';
import { offline } from './build/offline.ts';
import { workers } from './build/workers.ts';

/** A box of pictures is known by its name. */
const chunkFile = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  `assets/${facadeModuleId?.includes('/art/src/sets/') ? 'art-' : ''}[name]-[hash].js`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), workers(), classNames(), offline()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFile,
        codeSplitting: {
          includeDependenciesRecursively: false,
          minShareCount: 2,
          groups: chunks,
        },
      },
    },
  },
});
