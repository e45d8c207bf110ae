import type { Me } from '@landsraad/protocol';
import { api } from './api.ts';

/* The browser reads and writes passkeys as JSON by itself; older ones cannot, and are not offered any. */

export const canHavePasskey = (): boolean =>
  globalThis.PublicKeyCredential !== undefined &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

export async function makePasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    await api.passkeyOptions('register'),
  );
  const made = await navigator.credentials.create({ publicKey });
  return api.passkey('register', (made as PublicKeyCredential).toJSON());
}

/** This browser becomes the person of the passkey. */
export async function signInWithPasskey(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    await api.passkeyOptions('login'),
  );
  const used = await navigator.credentials.get({ publicKey });
  return api.passkey('login', (used as PublicKeyCredential).toJSON());
}
