/**
 * What the server is made of: itself, and the bots that think in threads of their own.
 * @type {import('../../../scripts/bundle.mjs').Program}
 */
export const program = {
  app: 'apps/server',
  entries: { server: 'main.ts', worker: 'bots/worker.ts' },
  lean: true,
};
