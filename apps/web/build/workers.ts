import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ADDRESS = /(?<=new Worker\()new URL\('(\.[^']+)', import\.meta\.url\)/g;

/**
 * Builds the workers together with the page, so that what both need is one file, fetched once. Vite
 * would build each of them apart, with all that it needs.
 */
export function workers(): Plugin {
  const begun = new Set<string>();
  const theirs = new Set<string>();
  return {
    name: 'landsraad-workers',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // A worker has no document that asks for files ahead.
          resolveDependencies: (_, files, { hostId }) => (theirs.has(hostId) ? [] : files),
        },
      },
    }),
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, importer) {
        return code.replace(ADDRESS, (_, file: string) => {
          const id = path.resolve(path.dirname(importer), file);
          const worker = this.emitFile({ type: 'chunk', id });
          begun.add(worker);
          return `import.meta.ROLLDOWN_FILE_URL_${worker}`;
        });
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const worker of begun) follow(this.getFileName(worker), bundle, theirs);
      },
    },
  };
}

/** All that may come to run with this file. */
function follow(name: string, bundle: Rolldown.OutputBundle, reached: Set<string>): void {
  const file = bundle[name];
  if (file?.type !== 'chunk' || reached.has(name)) return;
  reached.add(name);
  for (const next of [...file.imports, ...file.dynamicImports]) follow(next, bundle, reached);
}
