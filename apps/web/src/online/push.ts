import type { Language } from '@quartet/core';
import { ask } from './api.ts';

/** Lets the server reach this browser when no page is open. False: it cannot, for whatever reason. */
export async function subscribe(language: Language): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.pushManager) return false;
  const server = await ask<{ readonly key: string }>('GET', ['push']);
  if (!server.ok) return false;
  try {
    const { endpoint, keys } = (await subscribed(worker.pushManager, server.value.key)).toJSON();
    return (await ask('PUT', ['me', 'push'], { endpoint, keys, language })).ok;
  } catch {
    // There is no push service, or it cannot be reached.
    return false;
  }
}

/** The one there is, unless it was made for other keys. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && sameKey(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function sameKey(bytes: ArrayBuffer | null, key: string): boolean {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export async function isSubscribed(): Promise<boolean> {
  return (await subscription()) !== null;
}

export async function unsubscribe(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await ask('DELETE', ['me', 'push'], { endpoint: known.endpoint });
  await known.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}
