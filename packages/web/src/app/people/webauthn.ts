/** What `navigator.credentials` takes and gives, from and to the JSON that the server speaks. */
type Json = Record<string, unknown>;
type Listed = { readonly id: string }[];

/** Whether this browser and the way the page came allow passkeys at all. */
export const knowsPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

/** Asks the device to make a passkey. @throws DOMException where it or its owner says no */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...about(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

/** Asks the device to show a passkey. @throws DOMException where it or its owner says no */
export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    ...about(shown),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      ...(response.userHandle && { userHandle: text(response.userHandle) }),
    },
  };
}

function about(credential: PublicKeyCredential): Json {
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    ...(credential.authenticatorAttachment && {
      authenticatorAttachment: credential.authenticatorAttachment,
    }),
  };
}

const listed = (list: unknown) =>
  ((list ?? []) as Listed).map(entry => ({ ...entry, id: bytes(entry.id), type: 'public-key' }));

function bytes(base64url: unknown): Uint8Array {
  const base64 = String(base64url).replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
