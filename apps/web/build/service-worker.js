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

/* A page is asked where it is, as `url` stays the one that it was opened with; one that sleeps is still there. */
const pathOf = (page) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage('where', [port2]);
    setTimeout(() => resolve(new URL(page.url).pathname), 1000);
  });

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const paths = await Promise.all(pages.map(pathOf));
  return pages.filter((_, n) => paths[n] === path);
}

/* It is somebody's turn: told where the table is not looked at, in this device's language. */
self.addEventListener('push', (event) => {
  const { turn, language } = event.data?.json() ?? {};
  const french = (language ?? self.navigator.language).startsWith('fr');
  const tell = async () => {
    const pages = await pagesAt(`/table/${turn}`);
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
    await self.registration.showNotification(french ? 'À vous de jouer' : 'Your turn', {
      body: french ? 'On vous attend à une table.' : 'A table waits for you.',
      icon: '/icon-192.png',
      tag: `turn-${turn}`,
      data: { turn },
    });
    const turns = await self.registration.getNotifications();
    await self.navigator.setAppBadge?.(turns.length);
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/table/${event.notification.data.turn}`;
  const go = async () => {
    const [there] = await pagesAt(path);
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
