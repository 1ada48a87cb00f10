import type { AtTable, MailLinkInfo, Profile, Report, SignedIn } from '@backlot/protocol';
import { json, request } from '../../session/api.ts';
import { makePasskey, showPasskey } from './webauthn.ts';

type Options = Record<string, unknown>;
const id = encodeURIComponent;

/** The server's routes about oneself. Every call throws `Failed` with the trouble to show. */
export const peopleApi = {
  profile: () => json<Profile>('GET', '/me/profile'),
  mark: (mark: number) => request('PATCH', '/me', { mark }),
  /** Null for that of each browser. */
  zone: (zone: string | null) => request('PATCH', '/me', { zone }),
  makeCode: async () => (await json<{ code: string }>('POST', '/me/recovery', {})).code,
  recover: (code: string) => json<SignedIn>('POST', '/recover', { code }),
  endSession: (session: string) => request('DELETE', `/me/sessions/${id(session)}`),
  endOthers: () => request('DELETE', '/me/sessions'),
  signOut: () => request('POST', '/me/sign-out', {}),
  leave: () => request('DELETE', '/me'),
  askMail: (mail: string) => request('POST', '/mail-links', { mail }),
  lookAtLink: (token: string) => json<MailLinkInfo>('POST', '/mail-links/look', { token }),
  useLink: (token: string) => json<SignedIn>('POST', '/mail-links/use', { token }),
  forgetPasskey: (passkey: string) => request('DELETE', `/passkeys/${id(passkey)}`),
  block: (at: AtTable) => request('POST', '/me/blocks', at),
  unblock: (person: string) => request('DELETE', `/me/blocks/${id(person)}`),
  report: (report: Report) => request('POST', '/reports', report),

  /** Also throws what the device says, where it makes none. */
  async addPasskey(): Promise<Profile> {
    const response = await makePasskey(await json<Options>('POST', '/passkeys/options', {}));
    return json<Profile>('POST', '/passkeys', { response });
  },
  /** Also throws what the device says, where it shows none. */
  async usePasskey(): Promise<SignedIn> {
    const response = await showPasskey(await json<Options>('POST', '/passkeys/sign-in/options', {}));
    return json<SignedIn>('POST', '/passkeys/sign-in', { response });
  },
};
