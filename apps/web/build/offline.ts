import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Small or compressed already: not worth a second file. */
const AS_IT_IS = /\.(woff2?|png|jpg|map)$/;
/** The last step would take three times as long for 2 %, and whoever types `npm start` waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** `shown` is what others show of the app: whoever plays never sees it. */
const NOT_CACHED = /\.(map|woff)$|^sw\.js$|^shown\//;

/**
 * After a build: a service worker that knows every file of this very version, so that the whole
 * client works offline after the first visit, and a compressed twin of every text file.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'landsraad-offline',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = filesIn(folder);
      const kept = files.filter((file) => !NOT_CACHED.test(file));
      const version = createHash('sha256');
      for (const file of kept) version.update(file).update(readFileSync(path.join(folder, file)));
      const template = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const worker = template
        .replace('__VERSION__', version.digest('hex').slice(0, 16))
        .replace(
          "['__FILES__']",
          JSON.stringify(kept.map((file) => (file === 'index.html' ? '/' : `/${file}`))),
        );
      writeFileSync(path.join(folder, 'sw.js'), worker);
      const texts = [...files, 'sw.js'].filter((file) => !AS_IT_IS.test(file));
      await Promise.all(texts.map((file) => compress(path.join(folder, file))));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** In Node's own threads: all cores do it. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    gzipped(content, { level: 9 }).then((smaller) => writeFile(`${file}.gz`, smaller)),
    brotlied(content, BROTLI).then((smaller) => writeFile(`${file}.br`, smaller)),
  ]);
}
