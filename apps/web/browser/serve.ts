import type { TestProject } from 'vitest/node';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly url: string;
    readonly chromium: string;
  }
}

/**
 * Serves the client as `npm start` built it, once for all browser tests. `LANDSRAAD_DIST` names
 * another folder: a build of one's own while others build too.
 */
export default async function setup(project: TestProject) {
  const { url, close } = await serve({ port: 0, folder: process.env.LANDSRAAD_DIST });
  project.provide('url', url);
  project.provide('chromium', ensureChromium());
  return close;
}
