import type { Arrival, Me } from '@backlot/protocol';
import { api } from '../session/api.ts';

/** Who this browser is to the server; undefined until it has answered. */
export const identity: { me: Arrival | undefined } = $state({ me: undefined });

/** Makes this browser a guest where it is none yet. Everything else of the server needs that first. */
export async function introduce(): Promise<Me> {
  identity.me ??= await api.me();
  return identity.me;
}

/** This browser is somebody else now. */
export function become(me: Me): void {
  identity.me = me;
}

/** This browser is nobody until it is introduced again. */
export function forgetMe(): void {
  identity.me = undefined;
}

export async function rename(name: string): Promise<void> {
  identity.me = await api.rename(name);
}
