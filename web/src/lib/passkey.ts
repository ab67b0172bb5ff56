// Passkeys: asks the browser to make one or to sign with one. Bytes travel as base64url.

import type { NewPasskey, PasskeyWish, SignedPasskey } from "../protocol";

// The browser or the person says no, or there is no passkey here; what has happened cannot be told apart, on purpose.
export class NoPasskey extends Error {}

// Browsers have them for names that are reached by HTTPS, and for localhost; never for the bare address of a machine.
export function canHavePasskeys(): boolean {
  return window.isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

export async function makePasskey(wish: PasskeyWish, label = ""): Promise<NewPasskey> {
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: wish.relying, name: "Elbow Room" },
        user: { id: utf8(wish.user ?? ""), name: wish.name ?? "", displayName: wish.name ?? "" },
        challenge: bytes(wish.challenge),
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: (wish.known ?? []).map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse;
  return { id: credential.id, client_data: text(response.clientDataJSON), attestation: text(response.attestationObject), label };
}

export async function signWithPasskey(wish: PasskeyWish): Promise<SignedPasskey> {
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: { rpId: wish.relying, challenge: bytes(wish.challenge), userVerification: "preferred" },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ask().catch(() => null);
  if (!credential) throw new NoPasskey();
  return credential as PublicKeyCredential;
}

const utf8 = (written: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(written));

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
