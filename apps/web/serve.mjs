import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const built = path.join(import.meta.dirname, 'dist');

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    // The dialogs' library writes a style element while one is open.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What must be there or is not found; everything else is a screen. */
const FILE = /^\/(?:assets\/|[^/?]+\.\w+(?:\?|$))/;

/** Only what has its content in its name may be kept without asking again. */
const LASTING = 'public, max-age=31536000, immutable';

/**
 * Serves the built client: every unknown path is a screen of it.
 * @param {{ host?: string, port: number, folder?: string }} where the first free port from this one on is taken
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ host = 'localhost', port, folder = built }) {
  /** @type {import('sirv').Options} */
  const options = {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      const lasting = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', lasting ? LASTING : 'no-cache');
    },
  };
  const files = sirv(folder, options);
  // Also addresses with a dot, such as a rule's: /rules/IMP-10.2
  const screens = sirv(folder, { ...options, single: true, ignores: false });
  const server = createServer((request, response) => {
    const give = FILE.test(request.url ?? '') ? files : screens;
    give(request, response, () => void response.writeHead(404).end());
  });
  const taken = await listen(server, host, port);
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const busy = 'code' in error && error.code === 'EADDRINUSE';
      if (busy && port < 65_535) resolve(listen(server, host, port + 1));
      else reject(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
