import type { Me, PushSubscription as Subscription } from '@landsraad/protocol';
import { api } from './api.ts';

/* Web Push: this browser is told that it is somebody's turn while no page is open. */

export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Whether this very browser is subscribed. */
export async function isPushed(): Promise<boolean> {
  if (!canBePushed()) return false;
  return ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null;
}

/** Null when the person or the browser does not want it. */
export async function startPush(key: string): Promise<Me | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // Private windows and some browsers have no push service to ask.
  const subscription = await worker.pushManager.subscribe(options).catch(() => null);
  return subscription && api.subscribe(subscription.toJSON() as Subscription);
}

export async function stopPush(): Promise<Me | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return api.unsubscribe(subscription.endpoint);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
