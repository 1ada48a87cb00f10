import type { NewSubscription } from '@backlot/protocol';
import { keep, recall } from '../memory.ts';
import { noticesApi } from './notices-api.ts';

/** Why this browser can't be pushed to. */
export type PushWay = 'yes' | 'plain-http' | 'browser' | 'denied';

const WORKER = '/sw.js';

export function pushWay(): PushWay {
  if (!isSecureContext) return 'plain-http';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'browser';
  }
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

/**
 * Asks the person and the browser for leave, and gives the subscription to the server. To be called from a click.
 * Undefined where the person said no.
 * @param key the server's, base64url
 */
export async function allowPush(key: string, person: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // One made for another server's key would never be reached.
  await old?.unsubscribe();
  const fresh = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return give(fresh, person);
}

/** Ends the subscription at the browser; the server is told by whoever calls. */
export async function endPush(): Promise<void> {
  keep('push', undefined);
  await (await subscription())?.unsubscribe();
}

/** Gives the server anew what the browser has, where it is somebody else now or the subscription has changed. */
export async function renewPush(person: string): Promise<void> {
  try {
    const known = recall<{ person: string; endpoint: string }>('push');
    if (known === undefined || pushWay() !== 'yes') return;
    const now = await subscription();
    if (now === undefined || (known.person === person && known.endpoint === now.endpoint)) return;
    await give(now, person);
  } catch {
    // The profile shows whether this browser is told; the next visit tries again.
  }
}

/**
 * Whether notices may be shown, which the browser keeps up to date: asked for each time, it would ask another process,
 * and the page would wait for that. Undefined where it can't be told.
 */
let permission: Promise<PermissionStatus | undefined> | undefined;

/** Takes away what is still shown of a table: it has been seen, or the move is made. */
export async function clearShown(path: string): Promise<void> {
  permission ??= Promise.resolve(navigator.permissions?.query({ name: 'notifications' })).catch(
    () => undefined,
  );
  if ((await permission)?.state !== 'granted' || pushWay() !== 'yes') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: path })) ?? []) shown.close();
}

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function give(made: PushSubscription, person: string) {
  const { endpoint, keys } = made.toJSON();
  const given = { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } } as NewSubscription;
  const settings = await noticesApi.addBrowser(given);
  keep('push', { person, endpoint: made.endpoint });
  return settings;
}
