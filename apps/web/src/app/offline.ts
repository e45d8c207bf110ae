import { create } from 'zustand';

/** A newer version of the client is on this device and waits. */
export const useNewVersion = create<{ takeOver: (() => void) | null }>(() => ({ takeOver: null }));

/** Keeps the whole client on this device, so that it works without a connection from now on. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'where') ports[0]?.postMessage(location.pathname);
  });
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    useNewVersion.setState({ takeOver: () => waiting.postMessage('take-over') });
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
  });
}
