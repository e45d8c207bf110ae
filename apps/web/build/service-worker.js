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

/* It is somebody's turn: told where no page is looked at, in this device's language. */
self.addEventListener('push', (event) => {
  const { turn } = event.data?.json() ?? {};
  const french = self.navigator.language.startsWith('fr');
  const tell = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const watched = pages.some(
      ({ url, visibilityState }) => visibilityState === 'visible' && url.includes(`/table/${turn}`),
    );
    if (watched) return;
    await self.registration.showNotification(french ? 'À vous de jouer' : 'Your turn', {
      body: french ? 'On vous attend à une table.' : 'A table waits for you.',
      icon: '/icon-192.png',
      tag: `turn-${turn}`,
      data: { turn },
    });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/table/${event.notification.data.turn}`;
  const go = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(go());
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
