/* Serves one whole version of the client from this device; a newer one waits until it is asked for. */

const CACHE = 'landsraad-__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('landsraad-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? '/' : request;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
